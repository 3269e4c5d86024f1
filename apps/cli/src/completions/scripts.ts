import type { Definition, Option } from '@pinakes/command-line/definition';

type Commands = ReadonlyMap<string, Pick<Definition, 'summary' | 'options' | 'positionals'>>;

/** Supported shells. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;

/** Functions that return the completion script, by shell. */
export const SCRIPTS: Readonly<Record<(typeof SHELLS)[number], (commands: Commands) => string>> = { bash, zsh, fish };

/** Options of every command, and of none. */
const HELP = '--help';
const GLOBAL = `${HELP} --version`;

function choicesOf(option: Option): readonly string[] {
	return option.type === 'string' ? (option.choices ?? []) : [];
}

function positionalChoices(positionals: Definition['positionals']): readonly string[] {
	return positionals?.flatMap(({ choices = [] }) => choices) ?? [];
}

function bash(commands: Commands): string {
	const cases = [...commands].map(([name, { options, positionals }]) => {
		const values = Object.entries(options)
			.filter(([, option]) => choicesOf(option).length > 0)
			.map(([option, declared]) => `\t\t\t--${option}) words=${quoted(choicesOf(declared).join(' '))} ;;\n`);
		const names = [...Object.keys(options).map((option) => `--${option}`), HELP].join(' ');
		const others = positionalChoices(positionals).join(' ');
		return `\t${name})
		case "$before" in
${values.join('')}\t\t\t*) [[ $word == -* ]] && words=${quoted(names)} || words=${quoted(others)} ;;
		esac ;;
`;
	});
	return `# bash completion of pinakes: source <(pinakes completions bash)
_pinakes() {
	local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD - 1]} words=
	# --option=value is three words, with the equals sign as the second one.
	if [[ $word == = ]]; then word=; elif [[ $before == = ]]; then before=\${COMP_WORDS[COMP_CWORD - 2]}; fi
	if ((COMP_CWORD == 1)); then
		words=${quoted([...commands.keys()].join(' '))}
		[[ $word == -* ]] && words=${quoted(GLOBAL)}
	else
	case "\${COMP_WORDS[1]}" in
${cases.join('')}	esac
	fi
	mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}
complete -o default -F _pinakes pinakes
`;
}

function zsh(commands: Commands): string {
	const listed = [...commands].map(([name, { summary }]) => `\t\t${quoted(`${name}:${summary}`)}\n`);
	const cases = [...commands].map(([name, { options, positionals }]) => {
		const specs = Object.entries(options).map(
			([option, declared]) => `\t\t\t${quoted(zshSpec(option, declared))} \\\n`,
		);
		const choices = positionalChoices(positionals);
		const rest = choices.length > 0 ? `'*:value:(${choices.join(' ')})'` : "'*:file:_files'";
		return `\t${name})\n\t\t_arguments \\\n${specs.join('')}\t\t\t'${HELP}[show how it is called]' \\\n\t\t\t${rest} ;;\n`;
	});
	return `#compdef pinakes
# zsh completion of pinakes: source <(pinakes completions zsh)
_pinakes() {
	local -a commands=(
${listed.join('')}	)
	if ((CURRENT == 2)); then
		_describe command commands
		return
	fi
	local command=$words[2]
	shift words
	((CURRENT--))
	case $command in
${cases.join('')}	esac
}
compdef _pinakes pinakes
`;
}

function zshSpec(name: string, option: Option): string {
	const escaped = (text: string): string => text.replace(/[[\]:\\]/g, '\\$&');
	const isRepeated = option.type === 'string' && option.multiple === true ? '*' : '';
	const help = `[${escaped(option.help)}]`;
	if (option.type === 'boolean') return `--${name}${help}`;
	const choices = choicesOf(option);
	// With the equals sign, the value may be the next word too.
	return `${isRepeated}--${name}=${help}:${escaped(option.value)}:${choices.length > 0 ? `(${choices.join(' ')})` : '_files'}`;
}

function fish(commands: Commands): string {
	const lines = [...commands].flatMap(([name, { summary, options, positionals }]) => [
		`complete -c pinakes -n __fish_use_subcommand -f -a ${name} -d ${quoted(summary)}`,
		...positionalChoices(positionals).map((choice) => {
			return `complete -c pinakes -n '__fish_seen_subcommand_from ${name}' -f -a ${choice}`;
		}),
		...Object.entries(options).map(([option, declared]) => {
			const choices = choicesOf(declared);
			const value =
				declared.type === 'boolean' ? '' : choices.length > 0 ? ` -x -a ${quoted(choices.join(' '))}` : ' -r';
			return `complete -c pinakes -n '__fish_seen_subcommand_from ${name}' -l ${option}${value} -d ${quoted(declared.help.replaceAll('\\', ''))}`;
		}),
	]);
	return `# fish completion of pinakes: pinakes completions fish | source\n${lines.join('\n')}\n`;
}

/** Quotes a text for all three shells. In fish, a backslash is special. */
function quoted(text: string): string {
	return `'${text.replaceAll("'", '’')}'`;
}
