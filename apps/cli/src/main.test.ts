import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { EXIT, pinakes } from '../testing/run.ts';
import { COMMANDS, GROUPS } from './commands.ts';

const NAMES = [...COMMANDS.keys()];

/** A terminal of usual size. */
const SCREEN = { lines: 25, columns: 120 };

describe('help', () => {
	it.each([[[]], [['help']], [['--help']], [['-h']]])('lists the commands and the exit codes: %j', async (args) => {
		const { code, stdout, stderr } = await pinakes(args);
		expect([code, stderr]).toEqual([EXIT.answered, '']);
		for (const command of NAMES) expect(stdout).toMatch(new RegExp(`^  ${command} `, 'm'));
		expect(stdout).toContain('Exit codes: 0 answered, 1 refused, lint errors or regressed queries,\n2 wrong usage');
		for (const group of Object.keys(GROUPS)) expect(stdout).toContain(`\n\n${group}:\n`);
	});

	it.each(NAMES)('of %s fits on a screen, but for rare options', async (command) => {
		const [common = ''] = (await pinakes([command, '--help'])).stdout.split('\nRarely needed:');
		expect(common.split('\n').length).toBeLessThanOrEqual(SCREEN.lines);
		for (const line of common.split('\n')) expect(line.length, line).toBeLessThanOrEqual(SCREEN.columns);
	});

	it.each(NAMES)('of %s names its options and gives examples', async (command) => {
		const { code, stdout, stderr } = await pinakes([command, '--help']);
		expect([code, stderr]).toEqual([EXIT.answered, '']);
		expect(stdout).toContain(`Usage: pinakes ${command}`);
		const { options = {} } = (await COMMANDS.get(command)?.()) ?? {};
		for (const name of Object.keys(options)) expect(stdout).toContain(`--${name}`);
		expect(stdout).toMatch(/Examples:\n {2}pinakes /);
		expect((await pinakes(['help', command])).stdout).toBe(stdout);
		expect((await pinakes([command, '--json', '-h'])).stdout).toBe(stdout);
	});

	it('comes with the version', async () => {
		expect(await pinakes(['--version'])).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
	});
});

describe('wrong usage', () => {
	it.each<[string[], RegExp]>([
		[['biuld'], /Unknown command biuld\. Did you mean build\?/],
		[['--verison'], /Unknown option --verison\. Did you mean --version\?/],
		[['frobnicate'], /^pinakes: Unknown command frobnicate\. The commands are /],
		[['xyzzy'], new RegExp(`Unknown command xyzzy\\. The commands are ${NAMES.slice(0, 12).join(', ')}`)],
		[['help', 'mtach'], /Did you mean match\?/],
		[['__proto__'], /Unknown command __proto__/],
		[['match', '--indx', 'x'], /Unknown option --indx\. Did you mean --index\?/],
		[['match', '--tags', 'x'], /Unknown option --tags\. Did you mean --tag\?/],
		[['match', '--zzzzzzzzz'], /Unknown option --zzzzzzzzz\. The options are --index, --goal/],
		[['match', '--__proto__', 'x'], /Unknown option --__proto__/],
		[['match', '--constructor=x'], /Unknown option --constructor\. The options are /],
		[['match', '-x'], /Unknown option -x/],
		[['build', '--no-json'], /Unknown option --no-json/],
		[['build', '--out'], /--out needs a value: --out DIR\./],
		[['build', '--out='], /--out needs a value/],
		[['build', '--json=yes', '--out', 'x'], /--json takes no value/],
		[['build', '--out', 'a', '--out', 'b'], /--out is given more than once/],
		[['match', '--index', 'x'], /match needs something to look for/],
		[['match', '--index', 'x', ' ', '--ide', 'cursor'], /match needs something to look for/],
		[['match', 'write', 'a commit'], /Unexpected argument a commit: expected GOAL/],
		[['match', 'git', '--goal', 'git'], /The goal is given twice/],
		[['match', 'git', '--index', 'x'], /x holds no index/],
		[['match', 'git', '--limit', 'two'], /--limit must be a whole number from 1 to 3, not two/],
		[['match', '--index', 'x', '--queries', 'y', '--tag', 'z'], /not from both/],
		[['outline'], /outline needs the path/],
	])('reports %j on standard error alone, with code 2', async (args, message) => {
		const { code, stdout, stderr } = await pinakes(args);
		expect([code, stdout]).toEqual([EXIT.unusable, '']);
		expect(stderr).toMatch(/^pinakes: /);
		expect(stderr).toMatch(message);
		expect(stderr).not.toContain('fault of the program');
	});

	it('says how to build the index that is looked in where none is named', async () => {
		// The checkout has one after its demo.
		const { code, stderr } = await pinakes(['stats'], { cwd: tempFolder() });
		expect(code).toBe(EXIT.unusable);
		expect(stderr).toMatch(/^pinakes: \.pinakes holds no index\..* from the current folder: pinakes build$/m);
	});

	it('shows no control character of what was typed', async () => {
		const { stderr } = await pinakes(['match', '--in\u001b[31mdex', 'x']);
		expect(stderr).not.toContain('\u001b');
		expect(stderr).toContain('\\u001b[31m');
	});
});
