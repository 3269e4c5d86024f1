import { fileURLToPath } from 'node:url';
import { helpText, referenceSections } from '@pinakes/command-line/help';
import { expect, it } from 'vitest';
import { COMMANDS } from './commands.ts';

const PAGE = fileURLToPath(new URL('../../../docs/reference/cli.md', import.meta.url));

const OPENING = `# Options of the commands

After this page you know every argument of every command. \`pinakes COMMAND --help\` prints the same with examples, and
[the guide](../guides/command-line.md) shows what the commands print. \`pinakes-mcp\` takes the options of
[\`pinakes mcp\`](#pinakes-mcp), and \`--version\`. The page is generated: \`npx vitest run apps/cli/src/reference.test.ts -u\`.`;

const commands = new Map(
	await Promise.all([...COMMANDS].map(async ([name, load]) => [`pinakes ${name}`, await load()] as const)),
);
const page = `${[OPENING, ...referenceSections(commands)].join('\n\n')}\n`;

it('docs/reference/cli.md has every command with its options', async () => {
	await expect(page).toMatchFileSnapshot(PAGE);
});

it('says every word of the help', () => {
	const text = page.replaceAll('\\|', '|');
	for (const [program, command] of commands) {
		expect(text).toContain(helpText(program, command).split('\n')[0]);
		for (const { help } of Object.values(command.options)) expect(text).toContain(help);
	}
});
