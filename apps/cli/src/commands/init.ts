import { join, resolve } from 'node:path';
import { DEFAULT_INDEX } from '@pinakes/command-line/definition';
import { listFolder, readBelow, statOf, writeBelow } from '@pinakes/indexer/internal';
import { defineCommand, JSON_OPTION } from '../base/command.ts';
import { EXIT, jsonText, printable } from '../base/output.ts';

/** `pinakes init`: writes the files that a repository needs for an index. */
export const init = defineCommand({
	summary: 'Write what a repository needs: configuration, CI workflow, MCP servers, golden queries',
	usage: '[DIR] [--dry-run] [--json]',
	positionals: [{ name: 'DIR', help: 'the root of the repository; default the current folder' }],
	options: {
		'dry-run': { type: 'boolean', help: 'write nothing, and show the files' },
		json: JSON_OPTION,
	},
	examples: ['pinakes init --dry-run', 'pinakes init'],
	async run(args, output) {
		const [folder = '.'] = args.positionals;
		const isDry = args.options['dry-run'];
		const files = planFiles(folder).map((file) => {
			return { ...file, written: statOf(join(folder, file.path)) === undefined };
		});
		const missing = files.filter(({ written }) => written);
		if (!isDry) writeBelow(folder, Object.fromEntries(missing.map(({ path, text }) => [path, text])));
		if (args.options.json) {
			output.data(jsonText({ dry_run: isDry, files }));
			return EXIT.answered;
		}
		for (const { path, purpose, text, written } of files) {
			const verb = written ? 'writes' : 'keeps';
			output.data(`${verb.padEnd(8)} ${printable(path)}: ${purpose}`);
			if (isDry || !written) output.text(text.replace(/^(?=.)/gm, '    '));
		}
		const isShown = files.some(({ written }) => !written);
		output.note(`Next: pinakes build.${isShown ? ' Add by hand what is shown for files that are kept.' : ''}`);
		return EXIT.answered;
	},
});

/** A file to be written in the repository. */
interface PlannedFile {
	readonly path: string;
	readonly purpose: string;
	readonly text: string;
}

/** Maximum number of skills, and of pages, with a question to fill in. */
const MAX_QUESTIONS = 5;

/** Matches files that are pages of documentation. Others, such as JSON and text, may be anything. */
const PAGE = /\.(?:mdx?|[qr]md|markdown|rst|adoc|asciidoc|ipynb)$/i;

/** Returns the files that a repository should have, depending on its content. */
export function planFiles(folder: string): PlannedFile[] {
	const { paths } = listFolder(resolve(folder), {}, () => {});
	// Hidden folders have copies, templates and settings.
	const shown = paths.filter((path) => PAGE.test(path) && !/(?:^|\/)\./.test(path));
	const isSkill = (path: string): boolean => path.endsWith('/SKILL.md');
	const skills = shown
		.filter((path) => isSkill(path) && hasFrontMatter(folder, path))
		.map((path) => path.slice(0, -'/SKILL.md'.length));
	const pages = shown.filter((path) => !isSkill(path));
	const hosts = HOSTS.filter(({ signs }) => signs.some((sign) => statOf(join(folder, sign))));
	return [
		{ path: 'pinakes.config.json', purpose: 'configuration', text: CONFIG },
		{ path: '.github/workflows/pinakes.yml', purpose: 'workflow of GitHub', text: WORKFLOW },
		{ path: 'golden.jsonl', purpose: 'questions with their right answers, to fill in', text: questions(skills, pages) },
		{ path: '.gitattributes', purpose: 'how git merges a committed index', text: ATTRIBUTES },
		...hosts.map(({ name, file, text }) => ({ path: file, purpose: `MCP server for ${name}`, text })),
	];
}

/** Whether a file has front matter, without which a skill is not indexed as a unit. */
function hasFrontMatter(folder: string, path: string): boolean {
	return /^\ufeff?---\s/.test(readBelow(folder, path).toString());
}

/** Returns a sample of a list, evenly spaced. */
function someOf(all: readonly string[]): string[] {
	const count = Math.min(MAX_QUESTIONS, all.length);
	return Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)] as string);
}

function questions(skills: readonly string[], pages: readonly string[]): string {
	const lines = [
		...someOf(skills).map((skill) => ({ goal: `FILL IN: a request that ${skill} serves`, expected: skill })),
		...someOf(pages).map((page) => ({ query: `FILL IN: a question that ${page} answers`, expected: page })),
		{ goal: 'FILL IN: a request that nothing here serves', expected: [] },
	];
	return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

const CONFIG = `{
  // Files that are not read, as globs, such as "**/drafts/**".
  "ignore": [],

  // Where the pages are, so that results link to them: put in the address, the generator and its folder.
  // "site": { "url": "https://docs.example.com", "generator": "docusaurus", "pages": { "docs/**": "/docs/:path" } },

  // Words that mean the same here, such as abbreviations: each list is a group.
  "synonyms": [],

  "lint": {
    // Rules by name: "off", "warning" or "error".
    "rules": {}

    // Accepted findings; written by: pinakes lint --baseline .pinakes-lint.json --update-baseline
    // "baseline": ".pinakes-lint.json"
  }
}
`;

const WORKFLOW = `name: pinakes
on:
  pull_request:
  push:
    branches: [main, master]
permissions:
  contents: read
  pull-requests: write # for the comment
jobs:
  index:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2
      # Put in the repository of Pinakes and the commit of a release.
      - uses: OWNER/pinakes@COMMIT
        with:
          collisions: "true"
          golden: golden.jsonl # how many are answered right
          queries: golden.jsonl # which of them the change answers differently
`;

const ATTRIBUTES = `# If the index is committed: a merge keeps the files of this side. Each clone needs: git config merge.ours.driver true
# Then build again: npx pinakes build && git add ${DEFAULT_INDEX}
${DEFAULT_INDEX}/** -text merge=ours linguist-generated
`;

/** An MCP host with its configuration file. */
interface Host {
	readonly name: string;
	/** Files and folders that show that a repository uses the host. */
	readonly signs: readonly string[];
	/** Path of its configuration in a repository. */
	readonly file: string;
	readonly text: string;
}

/** npx finds the program in the repository, among the user's packages, or on npm. */
const COMMAND = 'npx';

function argumentsFor(index: string): string[] {
	return ['-y', 'pinakes', 'mcp', '--index', index];
}

const ARGS = argumentsFor(DEFAULT_INDEX);
const SERVER = { command: COMMAND, args: ARGS };

/** For editors, which start servers in any folder, and have a variable for the repository. */
const EDITOR_SERVER = { command: COMMAND, args: argumentsFor(`\${workspaceFolder}/${DEFAULT_INDEX}`) };

function json(value: object): string {
	return `${JSON.stringify(value, null, 2)}\n`;
}

/** Hosts that have a configuration in the repository. */
export const HOSTS: readonly Host[] = [
	{
		name: 'Claude Code',
		signs: ['.claude', 'CLAUDE.md', '.mcp.json'],
		file: '.mcp.json',
		text: json({ mcpServers: { pinakes: SERVER } }),
	},
	{
		name: 'Cursor',
		signs: ['.cursor', '.cursorrules'],
		file: '.cursor/mcp.json',
		text: json({ mcpServers: { pinakes: EDITOR_SERVER } }),
	},
	{
		name: 'VS Code',
		signs: ['.vscode', '.github/copilot-instructions.md'],
		file: '.vscode/mcp.json',
		text: json({ servers: { pinakes: { type: 'stdio', ...EDITOR_SERVER } } }),
	},
	{
		name: 'Codex',
		signs: ['.codex'],
		file: '.codex/config.toml',
		text: `[mcp_servers.pinakes]\ncommand = ${JSON.stringify(COMMAND)}\nargs = ${JSON.stringify(ARGS)}\n`,
	},
	{
		name: 'Gemini CLI',
		signs: ['.gemini', 'GEMINI.md'],
		file: '.gemini/settings.json',
		text: json({ mcpServers: { pinakes: SERVER } }),
	},
	{
		name: 'opencode',
		signs: ['.opencode', 'opencode.json'],
		file: 'opencode.json',
		text: json({
			$schema: 'https://opencode.ai/config.json',
			mcp: { servers: { pinakes: { type: 'local', command: [COMMAND, ...ARGS] } } },
		}),
	},
	{
		name: 'Zed',
		signs: ['.zed'],
		file: '.zed/settings.json',
		text: json({ context_servers: { pinakes: { ...SERVER, env: {} } } }),
	},
];
