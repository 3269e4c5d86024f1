import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { DEFAULT_INDEX } from '@pinakes/command-line/default-index';

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

/** Returns the path of Claude Desktop's configuration, which belongs to the user. */
function claudeDesktopFile(): string {
	const name = join('Claude', 'claude_desktop_config.json');
	if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', name);
	const roaming = process.platform === 'win32' ? process.env.APPDATA : process.env.XDG_CONFIG_HOME;
	return join(roaming ?? join(homedir(), process.platform === 'win32' ? 'AppData/Roaming' : '.config'), name);
}

/**
 * Returns what the user must add to the configuration of Claude Desktop, with an absolute path, as it starts servers
 * outside the repository; undefined if it is not installed.
 */
export function claudeDesktop(folder: string): Pick<Host, 'name' | 'file' | 'text'> | undefined {
	const file = claudeDesktopFile();
	if (!existsSync(dirname(file))) return undefined;
	const server = { command: COMMAND, args: argumentsFor(resolve(folder, DEFAULT_INDEX)) };
	return { name: 'Claude Desktop', file, text: json({ mcpServers: { pinakes: server } }) };
}
