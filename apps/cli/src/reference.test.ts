import { fileURLToPath } from 'node:url';
import { helpText } from '@pinakes/command-line/help';
import { referenceSection } from '@pinakes/command-line/reference';
import { expect, it } from 'vitest';
import { COMMANDS } from './commands.ts';

const PAGE = fileURLToPath(new URL('../../../docs/reference/cli.md', import.meta.url));

const OPENING = `# Options of the commands

After this page you know every argument of every command. \`pinakes COMMAND --help\` prints the same with examples, and
[the guide](../guides/command-line.md) shows what the commands print. \`pinakes-mcp\` takes the options of
[\`pinakes mcp\`](#pinakes-mcp), and \`--version\`. The page is generated: \`npx vitest run apps/cli/src/reference.test.ts -u\`.`;

it('docs/reference/cli.md has every command with its options', async () => {
	const commands = await Promise.all([...COMMANDS].map(async ([name, load]) => ({ name, command: await load() })));
	const table = commands.map(({ name, command }) => `| [\`${name}\`](#pinakes-${name}) | ${command.summary} |`);
	const sections = commands.map(({ name, command }) => referenceSection(`pinakes ${name}`, command));
	const page = [OPENING, ['| command | what it does |', '| - | - |', ...table].join('\n'), ...sections];
	await expect(`${page.join('\n\n')}\n`).toMatchFileSnapshot(PAGE);
});

it('says every word of the help', async () => {
	for (const [name, load] of COMMANDS) {
		const command = await load();
		const section = referenceSection(`pinakes ${name}`, command).replaceAll('\\|', '|');
		expect(section).toContain(helpText(`pinakes ${name}`, command).split('\n')[0]);
		for (const { help } of Object.values(command.options)) expect(section).toContain(help);
	}
});
