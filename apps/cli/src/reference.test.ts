import { fileURLToPath } from 'node:url';
import { helpText, referenceSections } from '@pinakes/command-line/help';
import { expect, it } from 'vitest';
import { COMMANDS } from './commands.ts';

const PAGE = fileURLToPath(new URL('../../../docs/reference/cli.md', import.meta.url));

const OPENING = `# Options of the commands

After this page you know every argument of every command. \`pinakes COMMAND --help\` prints the same with examples. \`pinakes-mcp\` takes the
options of [\`pinakes mcp\`](#pinakes-mcp), and \`--version\`. The page is made by \`npx vitest run apps/cli/src/reference.test.ts -u\`.

## What commands print

- Data goes to standard output, diagnostics to standard error. \`--json\` prints one value per line.
- \`--queries FILE\` answers every line of a JSON Lines file. A line is a query with an optional \`id\`, and so is its answer.
- Control characters of files are printed as their codes. Colors are left out where \`NO_COLOR\` is set.
- In answers \`+\` begins a reason, \`-\` what speaks against, \`!\` a warning, \`>\` a suggestion and \`?\` a question.

| exit code | meaning |
| - | - |
| 0 | there is an answer, or the work is done |
| 1 | the answer is no: a refusal, nothing found, lint errors, a stale index, a difference |
| 2 | wrong usage, or input that cannot be read |
| 3 | \`eval\` missed \`--min-right\` or \`--max-wrong\` |`;

const commands = new Map(
	await Promise.all([...COMMANDS].map(async ([name, load]) => [`pinakes ${name}`, await load()] as const)),
);
const page = `${[OPENING, ...referenceSections(commands)].join('\n\n')}\n`;

it('docs/reference/cli.md has every command with its options', async () => {
	await expect(page).toMatchFileSnapshot(PAGE);
});

it('says every word of the help', () => {
	for (const [program, command] of commands) {
		expect(page).toContain(helpText(program, command).split('\n')[0]);
		for (const { help } of Object.values(command.options)) expect(page).toContain(help);
	}
});
