import { describe, expect, it, vi } from 'vitest';
import { EXIT } from './exit-codes.ts';
import { printable, processOutput } from './output.ts';
import { pinakes } from './testing/run.ts';

const COMMANDS = ['build', 'match', 'contexts', 'search', 'get', 'outline', 'lint', 'stats'];
const FLAGS: Readonly<Record<string, readonly string[]>> = {
	build: ['out', 'config', 'strict', 'check', 'watch', 'cache', 'no-cache', 'json'],
	match: [
		'index',
		'goal',
		'tag',
		'keyword',
		'ide',
		'env',
		'constraint',
		'limit',
		'threshold',
		'queries',
		'explain',
		'lang',
		'json',
	],
	contexts: [
		'index',
		'keyword',
		'story',
		'task',
		'epic',
		'type',
		'limit',
		'manifest',
		'queries',
		'explain',
		'lang',
		'json',
	],
	search: ['index', 'scope', 'category', 'tag', 'confidence', 'limit', 'today', 'queries', 'explain', 'lang', 'json'],
	get: ['index', 'hint', 'queries', 'lang', 'json'],
	outline: ['json'],
	lint: ['config', 'json'],
	stats: ['index', 'json'],
};

describe('help', () => {
	it.each([[[]], [['help']], [['--help']], [['-h']]])('lists the commands and the exit codes: %j', (args) => {
		const { code, stdout, stderr } = pinakes(args);
		expect([code, stderr]).toEqual([EXIT.answered, '']);
		for (const command of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${command} `, 'm'));
		expect(stdout).toContain(
			'Exit codes: 0 answered, 1 refused, lint errors or regressed queries, 2 wrong usage or unreadable input.',
		);
	});

	it.each(COMMANDS)('of %s names its flags and gives examples', (command) => {
		const { code, stdout, stderr } = pinakes([command, '--help']);
		expect([code, stderr]).toEqual([EXIT.answered, '']);
		expect(stdout).toContain(`Usage: pinakes ${command}`);
		for (const flag of FLAGS[command] as string[]) expect(stdout).toContain(`--${flag}`);
		expect(stdout).toMatch(/Examples:\n {2}pinakes /);
		expect(pinakes(['help', command]).stdout).toBe(stdout);
		expect(pinakes([command, '--json', '-h']).stdout).toBe(stdout);
	});

	it('comes with the version', () => {
		expect(pinakes(['--version'])).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
	});
});

describe('wrong usage', () => {
	it.each<[string[], RegExp]>([
		[['biuld'], /There is no command biuld\. Did you mean build\?/],
		[
			['xyzzy'],
			/There is no command xyzzy\. The commands are build, match, contexts, search, get, ctx, outline, lint, stats, .*catalog/,
		],
		[['help', 'mtach'], /Did you mean match\?/],
		[['__proto__'], /There is no command __proto__/],
		[['match', '--indx', 'x'], /There is no flag --indx\. Did you mean --index\?/],
		[['match', '--tags', 'x'], /There is no flag --tags\. Did you mean --tag\?/],
		[['match', '--zzzzzzzzz'], /There is no flag --zzzzzzzzz\. The flags are --index, --goal/],
		[['match', '--__proto__', 'x'], /There is no flag --__proto__/],
		[['match', '--constructor=x'], /There is no flag --constructor\. Did you mean --constraint\?/],
		[['match', '-x'], /There is no flag -x/],
		[['build', '--no-json'], /There is no flag --no-json/],
		[['build', '--out'], /--out needs a value: --out DIR\./],
		[['build', '--out='], /--out needs a value/],
		[['build', '--json=yes', '--out', 'x'], /--json takes no value/],
		[['build', '--out', 'a', '--out', 'b'], /--out is given more than once/],
		[['build'], /build needs --out DIR/],
		[['match'], /match needs --index DIR/],
		[['match', '--index', 'x'], /match needs something to look for/],
		[['match', '--index', 'x', 'git'], /match takes no git: say what is wanted by --goal/],
		[['match', '--index', 'x', '--queries', 'y', '--tag', 'z'], /not from both/],
		[['outline'], /outline needs the path/],
		[['stats'], /stats needs --index DIR/],
	])('%j is told on standard error alone, with code 2', (args, message) => {
		const { code, stdout, stderr } = pinakes(args);
		expect([code, stdout]).toEqual([EXIT.unusable, '']);
		expect(stderr).toMatch(/^pinakes: /);
		expect(stderr).toMatch(message);
		expect(stderr).not.toContain('fault of the program');
	});

	it('shows no control character of what was typed', () => {
		const { stderr } = pinakes(['match', '--in\u001b[31mdex', 'x']);
		expect(stderr).not.toContain('\u001b');
		expect(stderr).toContain('\\u001b[31m');
	});
});

describe('output', () => {
	it('shows control characters as their codes, in one line', () => {
		expect(printable('a\u001b[2Jb\u0000\u009b\u007f\r\u202ec\n\td é 中')).toBe(
			'a\\u001b[2Jb\\u0000\\u009b\\u007f\\u000d\\u202ec  d é 中',
		);
	});

	it('is styled where both outputs are a terminal, and never where NO_COLOR is set', () => {
		const style = (stdout: boolean, stderr: boolean, env: Readonly<Record<string, string>>): string => {
			vi.stubEnv('NO_COLOR', '');
			vi.stubEnv('TERM', 'xterm');
			for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
			const [out, err] = [process.stdout.isTTY, process.stderr.isTTY];
			Object.assign(process.stdout, { isTTY: stdout });
			Object.assign(process.stderr, { isTTY: stderr });
			try {
				return processOutput().style('red', 'x');
			} finally {
				Object.assign(process.stdout, { isTTY: out });
				Object.assign(process.stderr, { isTTY: err });
				vi.unstubAllEnvs();
			}
		};
		expect(style(true, true, {})).toBe('\u001b[31mx\u001b[0m');
		expect(style(true, true, { NO_COLOR: '1' })).toBe('x');
		expect(style(true, true, { TERM: 'dumb' })).toBe('x');
		expect(style(false, true, {})).toBe('x');
		expect(style(true, false, {})).toBe('x');
	});
});
