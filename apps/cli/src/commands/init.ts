import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { DEFAULT_INDEX, UsageError } from '@pinakes/command-line/definition';
import { flag } from '@pinakes/command-line/options';
import { listFolder, readText, statOf, writeBelow } from '@pinakes/indexer/internal';
import { defineCommand, JSON_OPTION } from '../base/command.ts';
import { EXIT, jsonText, printable } from '../base/output.ts';
import { TO_FILL_IN } from '../golden/golden.ts';

export const init = defineCommand({
	summary: 'Write what a repository needs: configuration, CI workflow, MCP servers, golden queries',
	usage: '[DIR] [--dry-run] [--json]',
	positionals: [{ name: 'DIR', help: 'the root of the repository; default the current folder' }],
	options: {
		'dry-run': flag('write nothing, and show the files'),
		json: JSON_OPTION,
	},
	examples: ['pinakes init --dry-run', 'pinakes init'],
	async run(args, output) {
		const [folder = '.'] = args.positionals;
		if (!statOf(folder)?.isDirectory()) throw new UsageError(`There is no folder ${folder}.`);
		const isDry = args.options['dry-run'];
		const files = planFiles(folder).map((file) => {
			return { ...file, written: statOf(join(folder, file.path)) === undefined };
		});
		const isSame = ({ path, text }: (typeof files)[number]): boolean => readText(folder, path, () => {}) === text;
		const differing = files.filter((file) => !file.written && !isSame(file));
		const missing = files.filter(({ written }) => written);
		if (!isDry) writeBelow(folder, Object.fromEntries(missing.map(({ path, text }) => [path, text])));
		if (args.options.json) {
			output.data(jsonText({ dry_run: isDry, files }));
			return EXIT.answered;
		}
		for (const file of files) {
			const { path, purpose, text, written } = file;
			const isKept = differing.includes(file);
			output.data(`${(written ? 'writes' : isKept ? 'keeps' : 'has').padEnd(8)} ${printable(path)}: ${purpose}`);
			if (isDry || isKept) output.text(text.replace(/^(?=.)/gm, '    '));
		}
		const { path: program, isShared } = programFor(folder);
		if (!isShared && files.some(({ text }) => text.includes(program))) {
			output.note(
				'Settings name this program by its path on this machine. To share them, install pinakes in the repository first.',
			);
		}
		if (hostsOf(folder).length === 0) {
			const signs = HOSTS.map(({ signs: [sign] }) => sign);
			output.note(`No MCP server is set up: make one of ${[...new Set(signs)].join(', ')}, and call init again.`);
		}
		output.note(
			`Next: pinakes build.${differing.length > 0 ? ' Add by hand what is shown for files that are kept.' : ''}`,
		);
		return EXIT.answered;
	},
});

/** Maximum number of skills, and of pages, with a question to fill in. */
const MAX_QUESTIONS = 5;

/** Matches files that are pages of documentation. Others, such as JSON and text, may be anything. */
const PAGE = /\.(?:mdx?|[qr]md|markdown|rst|adoc|asciidoc|ipynb)$/i;

/** Returns the files that a repository should have, depending on its content. */
export function planFiles(folder: string) {
	const { paths } = listFolder(resolve(folder), {}, () => {});
	// Hidden folders have copies, templates and settings.
	const shown = paths.filter((path) => PAGE.test(path) && !/(?:^|\/)\./.test(path));
	const isSkill = (path: string): boolean => path.endsWith('/SKILL.md');
	const skills = shown
		// Without front matter, a skill is not indexed as a unit.
		.filter((path) => isSkill(path) && /^---\s/.test(readText(folder, path, () => {}) ?? ''))
		.map((path) => path.slice(0, -'/SKILL.md'.length));
	const pages = shown.filter((path) => !isSkill(path));
	const { path } = programFor(folder);
	return [
		{ path: 'pinakes.config.json', purpose: 'configuration', text: CONFIG },
		{ path: '.github/workflows/pinakes.yml', purpose: 'workflow of GitHub', text: WORKFLOW },
		{ path: 'golden.jsonl', purpose: 'questions with their right answers, to fill in', text: questions(skills, pages) },
		{ path: '.gitattributes', purpose: 'how git merges a committed index', text: ATTRIBUTES },
		...hostsOf(folder).map(({ name, purpose = `MCP server for ${name}`, file, text }) => {
			return { path: file, purpose, text: text(serverFor(path), serverFor(path, `\${workspaceFolder}/`)) };
		}),
	];
}

function hostsOf(folder: string): Host[] {
	return HOSTS.filter(({ signs }) => signs.some((sign) => statOf(join(folder, sign))));
}

function someOf(all: readonly string[]): string[] {
	const count = Math.min(MAX_QUESTIONS, all.length);
	return Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)] as string);
}

function questions(skills: readonly string[], pages: readonly string[]): string {
	const lines = [
		...someOf(skills).map((skill) => ({ goal: `${TO_FILL_IN}: a request that ${skill} serves`, expected: skill })),
		...someOf(pages).map((page) => ({ query: `${TO_FILL_IN}: a question that ${page} answers`, expected: page })),
		{ goal: `${TO_FILL_IN}: a request that nothing here serves`, expected: [] },
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
# Then build again: pinakes build && git add ${DEFAULT_INDEX}
${DEFAULT_INDEX}/** -text merge=ours linguist-generated
`;

interface Host {
	readonly name: string;
	readonly purpose?: string;
	/** Files and folders that show that a repository uses the host. */
	readonly signs: readonly string[];
	readonly file: string;
	/** Returns the configuration, given how servers are started in the repository, and in any folder by editors. */
	text(start: Start, editor: Start): string;
}

type Start = ReturnType<typeof serverFor>;

/** Where the program is once it is installed in a repository. */
const INSTALLED = 'node_modules/pinakes/bin/pinakes.js';

/** Returns the path of the program, in the repository if it is there. A name in a registry may be a stranger's. */
function programFor(folder: string): { readonly path: string; readonly isShared: boolean } {
	const isShared = statOf(join(folder, INSTALLED)) !== undefined;
	const own = join(dirname(createRequire(import.meta.url).resolve('pinakes/package.json')), 'bin/pinakes.js');
	return { path: isShared ? INSTALLED : own.replaceAll('\\', '/'), isShared };
}

/** Returns how the MCP server is started, by Node, which no system needs a shell for. */
function serverFor(program: string, below = '') {
	const path = isAbsolute(program) ? program : below + program;
	return { command: 'node', args: [path, 'mcp', '--index', below + DEFAULT_INDEX] };
}

function json(value: object): string {
	return `${JSON.stringify(value, null, 2)}\n`;
}

export const HOSTS: readonly Host[] = [
	{
		name: 'Claude Code',
		signs: ['.claude', 'CLAUDE.md', '.mcp.json'],
		file: '.mcp.json',
		text: (start) => json({ mcpServers: { pinakes: start } }),
	},
	{
		name: 'Claude Code',
		purpose: 'hook that names the skill for a prompt, for Claude Code',
		signs: ['.claude'],
		file: '.claude/settings.json',
		text: ({ args: [program = ''] }) => {
			const path = isAbsolute(program) ? program : `$CLAUDE_PROJECT_DIR/${program}`;
			const hook = { type: 'command', command: `node "${path}" match --hook`, timeout: 10 };
			return json({ hooks: { UserPromptSubmit: [{ hooks: [hook] }] } });
		},
	},
	{
		name: 'Cursor',
		signs: ['.cursor', '.cursorrules'],
		file: '.cursor/mcp.json',
		text: (_, editor) => json({ mcpServers: { pinakes: editor } }),
	},
	{
		name: 'VS Code',
		signs: ['.vscode', '.github/copilot-instructions.md'],
		file: '.vscode/mcp.json',
		text: (_, editor) => json({ servers: { pinakes: { type: 'stdio', ...editor } } }),
	},
	{
		name: 'Codex',
		signs: ['.codex'],
		file: '.codex/config.toml',
		text: ({ command, args }) =>
			`[mcp_servers.pinakes]\ncommand = ${JSON.stringify(command)}\nargs = ${JSON.stringify(args)}\n`,
	},
	{
		name: 'Gemini CLI',
		signs: ['.gemini', 'GEMINI.md'],
		file: '.gemini/settings.json',
		text: (start) => json({ mcpServers: { pinakes: start } }),
	},
	{
		name: 'opencode',
		signs: ['.opencode', 'opencode.json'],
		file: 'opencode.json',
		text: ({ command, args }) =>
			json({
				$schema: 'https://opencode.ai/config.json',
				mcp: { servers: { pinakes: { type: 'local', command: [command, ...args] } } },
			}),
	},
	{
		name: 'Zed',
		signs: ['.zed'],
		file: '.zed/settings.json',
		text: (start) => json({ context_servers: { pinakes: { ...start, env: {} } } }),
	},
];
