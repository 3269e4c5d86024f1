import type { Definition, Option } from '@pinakes/command-line/definition';

/** Options and summaries of commands by name. */
export type Commands = ReadonlyMap<string, Pick<Definition, 'summary' | 'options'>>;

/** Supported shells. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;

/** Functions that return the completion script, by shell. */
export const SCRIPTS: Readonly<Record<(typeof SHELLS)[number], (commands: Commands) => string>> = { bash, zsh, fish };

function choicesOf(option: Option): readonly string[] {
	return option.type === 'string' ? (option.choices ?? []) : [];
}

function bash(commands: Commands): string {
	const cases = [...commands].map(([name, { options }]) => {
		const values = Object.entries(options)
			.filter(([, option]) => choicesOf(option).length > 0)
			.map(([option, declared]) => `\t\t\t--${option}) words=${quoted(choicesOf(declared).join(' '))} ;;\n`);
		const names = [...Object.keys(options), 'help'].map((option) => `--${option}`).join(' ');
		return `\t${name})\n\t\tcase "$before" in\n${values.join('')}\t\t\t*) [[ $word == -* ]] && words=${quoted(names)} ;;\n\t\tesac ;;\n`;
	});
	return `# bash completion of pinakes: source <(pinakes completions bash)
_pinakes() {
	local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD - 1]} words=
	if ((COMP_CWORD == 1)); then
		words=${quoted([...commands.keys()].join(' '))}
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
	const cases = [...commands].map(([name, { options }]) => {
		const specs = Object.entries(options).map(
			([option, declared]) => `\t\t\t${quoted(zshSpec(option, declared))} \\\n`,
		);
		return `\t${name})\n\t\t_arguments \\\n${specs.join('')}\t\t\t'*:file:_files' ;;\n`;
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
	const spec = `${isRepeated}--${name}[${escaped(option.help)}]`;
	if (option.type === 'boolean') return spec;
	const choices = choicesOf(option);
	return `${spec}:${escaped(option.value)}:${choices.length > 0 ? `(${choices.join(' ')})` : '_files'}`;
}

function fish(commands: Commands): string {
	const lines = [...commands].flatMap(([name, { summary, options }]) => [
		`complete -c pinakes -n __fish_use_subcommand -f -a ${name} -d ${quoted(summary)}`,
		...Object.entries(options).map(([option, declared]) => {
			const choices = choicesOf(declared);
			const value =
				declared.type === 'boolean' ? '' : choices.length > 0 ? ` -x -a ${quoted(choices.join(' '))}` : ' -r';
			return `complete -c pinakes -n '__fish_seen_subcommand_from ${name}' -l ${option}${value} -d ${quoted(declared.help)}`;
		}),
	]);
	return `# fish completion of pinakes: pinakes completions fish | source\n${lines.join('\n')}\n`;
}

/** Quotes a text for all three shells. */
function quoted(text: string): string {
	return `'${text.replaceAll('\\', '').replaceAll("'", '’')}'`;
}
