import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { HOSTS } from '../init/hosts.ts';
import { pinakes, SOURCES } from '../testing/run.ts';

const FILES = {
	...SOURCES,
	'CLAUDE.md': '# Notes\n',
	'.cursor/mcp.json': '{}',
	'.codex/x': '',
};

describe('pinakes init', () => {
	it('writes through no link, also one that leads nowhere', () => {
		const cwd = tempFolder(FILES);
		symlinkSync('../stolen.json', join(cwd, 'pinakes.config.json'));
		const { code, stdout } = pinakes(['init'], { cwd });
		expect([code, stdout]).toEqual([0, expect.stringMatching(/^keeps {4}pinakes\.config\.json: configuration$/m)]);
		expect(existsSync(join(cwd, '../stolen.json'))).toBe(false);
	});

	it('writes what is missing, which the other commands read, and overwrites nothing', () => {
		const cwd = tempFolder(FILES);
		const { code, stdout } = pinakes(['init'], { cwd });
		expect([code, stdout]).toEqual([
			0,
			expect.stringMatching(/^keeps {4}\.cursor\/mcp\.json: MCP server for Cursor$/m),
		]);
		expect(stdout).toContain('writes   .mcp.json: MCP server for Claude Code\n');
		expect(readFileSync(join(cwd, '.cursor/mcp.json'), 'utf8')).toBe('{}');
		expect(readFileSync(join(cwd, '.codex/config.toml'), 'utf8')).toBe(
			'[mcp_servers.pinakes]\ncommand = "pinakes"\nargs = ["mcp","--index",".pinakes"]\n',
		);
		expect(existsSync(join(cwd, '.gemini'))).toBe(false);
		expect(readFileSync(join(cwd, '.github/workflows/pinakes.yml'), 'utf8')).toMatch(/^name: pinakes\non:\n/);
		// The configuration has comments, and the questions name what is in the index.
		expect(pinakes(['build'], { cwd })).toMatchObject({ code: 0, stderr: '' });
		expect(pinakes(['lint'], { cwd }).code).toBe(0);
		expect(pinakes(['eval', 'golden.jsonl'], { cwd })).toMatchObject({ code: 0, stderr: '' });
		expect(pinakes(['init'], { cwd }).stdout).not.toContain('writes');
	});

	it('writes nothing where it only shows', () => {
		const cwd = tempFolder(FILES);
		const { stdout } = pinakes(['init', '--dry-run'], { cwd });
		expect(stdout).toContain('    // Files that are not read, as globs.\n'.replace('    //', '      //'));
		expect(existsSync(join(cwd, 'pinakes.config.json'))).toBe(false);
		expect(pinakes(['init', '--dry-run', '--json'], { cwd }).json()).toMatchObject([
			{ dry_run: true, files: [{ path: 'pinakes.config.json', written: true }, {}, {}, {}, {}, {}] },
		]);
	});

	it('has a server in the form of each host', () => {
		for (const { file, text } of HOSTS) {
			if (file.endsWith('.json')) expect(JSON.stringify(JSON.parse(text))).toContain('".pinakes"');
		}
	});
});
