import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { PROGRAM, pinakes, SOURCES } from '../../testing/run.ts';
import { HOSTS, planFiles } from './init.ts';

const FILES = {
	...SOURCES,
	'CLAUDE.md': '# Notes\n',
	'.cursor/mcp.json': '{}',
	'.codex/x': '',
};

/** Returns the file for a host in a repository that uses all of them, and has the program installed. */
function textOf(name: string, file: string): string {
	const signs = Object.fromEntries(
		HOSTS.map((host) => [`${host.signs[0]}${host.signs[0]?.includes('.md') ? '' : '/x'}`, '']),
	);
	const folder = tempFolder({ ...signs, 'node_modules/pinakes/bin/pinakes.js': '' });
	const planned = planFiles(folder).find(({ path }) => path === file);
	expect(planned?.purpose).toContain(name);
	return planned?.text ?? '';
}

describe('pinakes init', () => {
	it('writes the hook of Claude Code with the program of the repository, and never a name to look for in a registry', async () => {
		const cwd = tempFolder({ ...SOURCES, '.claude/x': '', 'node_modules/pinakes/bin/pinakes.js': '' });
		const { stderr } = await pinakes(['init'], { cwd });
		expect(stderr).not.toContain('on this machine');
		// https://code.claude.com/docs/en/hooks
		const { hooks } = JSON.parse(readFileSync(join(cwd, '.claude/settings.json'), 'utf8'));
		const command = 'node "$CLAUDE_PROJECT_DIR/node_modules/pinakes/bin/pinakes.js" match --hook';
		expect(hooks).toEqual({ UserPromptSubmit: [{ hooks: [{ type: 'command', command, timeout: 10 }] }] });
		for (const { text } of planFiles(cwd)) expect(text).not.toContain('npx');

		const elsewhere = tempFolder({ ...SOURCES, '.claude/settings.json': '{}' });
		const run = await pinakes(['init'], { cwd: elsewhere });
		expect(run.stderr).toContain('Settings name this program by its path on this machine.');
		expect(run.stdout).toContain(`node \\"${PROGRAM}\\" match --hook`);
		expect(readFileSync(join(elsewhere, '.claude/settings.json'), 'utf8')).toBe('{}');
	});

	it('writes through no link, also one that leads nowhere', async () => {
		const cwd = tempFolder(FILES);
		symlinkSync('../stolen.json', join(cwd, 'pinakes.config.json'));
		const { code, stderr } = await pinakes(['init'], { cwd });
		expect([code, stderr]).toEqual([2, expect.stringMatching(/pinakes\.config\.json cannot be written .*nowhere/)]);
		expect([existsSync(join(cwd, '../stolen.json')), existsSync(join(cwd, '.github'))]).toEqual([false, false]);
	});

	it('writes what is missing, which the other commands read, and overwrites nothing', async () => {
		const cwd = tempFolder(FILES);
		const { code, stdout } = await pinakes(['init'], { cwd });
		expect([code, stdout]).toEqual([
			0,
			expect.stringMatching(/^keeps {4}\.cursor\/mcp\.json: MCP server for Cursor$/m),
		]);
		expect(stdout).toContain('writes   .mcp.json: MCP server for Claude Code\n');
		expect(readFileSync(join(cwd, '.cursor/mcp.json'), 'utf8')).toBe('{}');
		expect(readFileSync(join(cwd, '.codex/config.toml'), 'utf8')).toBe(
			`[mcp_servers.pinakes]\ncommand = "node"\nargs = ["${PROGRAM}","mcp","--index",".pinakes"]\n`,
		);
		expect(existsSync(join(cwd, '.gemini'))).toBe(false);
		expect(readFileSync(join(cwd, '.github/workflows/pinakes.yml'), 'utf8')).toMatch(
			/^name: pinakes\non:\n(?:.*\n)* +golden: golden\.jsonl .*\n +queries: golden\.jsonl /,
		);
		// The configuration has comments, and the questions name what is in the index.
		expect(await pinakes(['build'], { cwd })).toMatchObject({ code: 0, stderr: '' });
		expect((await pinakes(['lint'], { cwd })).code).toBe(0);
		expect(await pinakes(['eval', 'golden.jsonl'], { cwd })).toMatchObject({
			code: 0,
			stdout: '',
			stderr: expect.stringMatching(/^golden\.jsonl:1: warning: \d lines from here on are a template still.*\n$/),
		});
		const again = await pinakes(['init'], { cwd });
		expect(again.stdout).not.toContain('writes');
		expect(again.stdout).toMatch(/^has {6}pinakes\.config\.json: configuration\nhas {6}/);
		expect(again.stderr).toContain('Add by hand what is shown for files that are kept.');
		writeFileSync(
			join(cwd, '.cursor/mcp.json'),
			planFiles(cwd).find(({ path }) => path === '.cursor/mcp.json')?.text ?? '',
		);
		expect((await pinakes(['init'], { cwd })).stderr).not.toContain('Add by hand');
	});

	it('says that a folder has no sign of a host, or is not there', async () => {
		const cwd = tempFolder({ 'docs/a.md': '# A\n' });
		const { stderr } = await pinakes(['init'], { cwd });
		expect(stderr).toContain('No MCP server is set up: make one of .claude, .cursor, .vscode, ');
		expect(await pinakes(['init', 'nope'], { cwd })).toMatchObject({
			code: 2,
			stderr: expect.stringContaining('There is no folder nope.'),
		});
	});

	it('asks for questions to skills and pages of all parts, without copies in hidden folders and what is no skill', async () => {
		const skill = (name: string): string =>
			`---\nname: ${name}\ndescription: Does ${name} and says so.\n---\n# ${name}\n`;
		const names = Array.from({ length: 10 }, (_, i) => `skill-${i}`);
		const cwd = tempFolder({
			...Object.fromEntries(names.map((name) => [`skills/${name}/SKILL.md`, skill(name)])),
			'.gemini/skills/skill-0/SKILL.md': skill('skill-0'),
			'.gemini/skills/hidden/SKILL.md': skill('hidden'),
			'docs/README/SKILL.md': '# How to write a skill\n',
		});
		expect((await pinakes(['init'], { cwd })).code).toBe(0);
		const lines = readFileSync(join(cwd, 'golden.jsonl'), 'utf8').trimEnd().split('\n');
		const expected = [0, 2, 4, 6, 8].map((i) => `skills/skill-${i}`);
		expect(lines.map((line) => JSON.parse(line).expected)).toEqual([...expected, []]);
		expect((await pinakes(['build'], { cwd })).code).toBe(0);
		expect(await pinakes(['eval', 'golden.jsonl'], { cwd })).toMatchObject({
			code: 0,
			stdout: '',
			stderr: expect.stringMatching(/^golden\.jsonl:1: warning: \d lines from here on are a template still.*\n$/),
		});
	});

	it('writes nothing if it only shows', async () => {
		const cwd = tempFolder(FILES);
		const { stdout } = await pinakes(['init', '--dry-run'], { cwd });
		expect(stdout).toContain('      // Files that are not read, as globs');
		expect(existsSync(join(cwd, 'pinakes.config.json'))).toBe(false);
		expect((await pinakes(['init', '--dry-run', '--json'], { cwd })).json()).toMatchObject([
			{ dry_run: true, files: [{ path: 'pinakes.config.json', written: true }, {}, {}, {}, {}, {}, {}] },
		]);
	});

	it.each([
		// https://code.claude.com/docs/en/mcp
		['Claude Code', '.mcp.json', ['mcpServers', 'pinakes'], '.pinakes', {}],
		// https://cursor.com/docs/context/mcp
		['Cursor', '.cursor/mcp.json', ['mcpServers', 'pinakes'], `\${workspaceFolder}/.pinakes`, {}],
		// https://code.visualstudio.com/docs/copilot/reference/mcp-configuration
		['VS Code', '.vscode/mcp.json', ['servers', 'pinakes'], `\${workspaceFolder}/.pinakes`, { type: 'stdio' }],
		// https://geminicli.com/docs/tools/mcp-server
		['Gemini CLI', '.gemini/settings.json', ['mcpServers', 'pinakes'], '.pinakes', {}],
		// https://zed.dev/docs/ai/mcp
		['Zed', '.zed/settings.json', ['context_servers', 'pinakes'], '.pinakes', { env: {} }],
	])('has for %s a server in the documented form', (name, file, path, index, further) => {
		const text = textOf(name, file);
		const server = path.reduce((json, key) => json[key], JSON.parse(text));
		const program = index.replace('.pinakes', 'node_modules/pinakes/bin/pinakes.js');
		expect(server).toEqual({ command: 'node', args: [program, 'mcp', '--index', index], ...further });
	});

	it('has for opencode and Codex a server in the documented form', () => {
		// https://opencode.ai/v2/docs/mcp-servers
		const installed = 'node_modules/pinakes/bin/pinakes.js';
		const server = { type: 'local', command: ['node', installed, 'mcp', '--index', '.pinakes'] };
		expect(JSON.parse(textOf('opencode', 'opencode.json')).mcp).toEqual({ servers: { pinakes: server } });
		// https://developers.openai.com/codex/mcp
		expect(textOf('Codex', '.codex/config.toml').split('\n')).toEqual([
			'[mcp_servers.pinakes]',
			'command = "node"',
			`args = ["${installed}","mcp","--index",".pinakes"]`,
			'',
		]);
	});
});

it('a plan has the site as a comment that is valid without its marks, and questions about pages of every format', async () => {
	const cwd = tempFolder({ 'docs/a.md': '# A\n', 'docs/b.rst': 'B\n==\n\nText.\n' });
	const files = new Map(planFiles(cwd).map(({ path, text }) => [path, text]));
	expect(files.get('golden.jsonl')).toContain('"expected":"docs/b.rst"');
	const config = files.get('pinakes.config.json')?.replace('// "site"', '"site"') ?? '';
	expect(config).toContain('  "site": {');
	writeFileSync(join(cwd, 'pinakes.config.json'), config);
	expect(await pinakes(['build'], { cwd })).toMatchObject({ code: 0, stderr: '' });
});
