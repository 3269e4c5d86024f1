import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtFolder, expectUsageError, pinakes } from '../../testing/run.ts';

const SKILL = '---\nname: Ünique\ndescription: Does a thing.\n---\n# Thing\n';

/** An answer without how long it took. */
const timeless = (json = ''): string => json.replace(/"(ms|\w+_ms)":[\d.]+/g, '');

describe('pinakes publish-site', () => {
	it('writes a site, and names the skills that are not listed', async () => {
		const folder = await builtFolder({ 'skills/odd/SKILL.md': SKILL });
		const [index, out] = [join(folder, 'index'), join(folder, 'site')];
		const args = ['publish-site', '--index', index, '--out', out, '--title', 'Ours', '--llms', '--explorer'];
		const { code, stdout, stderr } = await pinakes(args);
		expect(code).toBe(0);
		expect(stderr).toMatch(/^skills\/odd: not published: its name .*; rename it$/m);
		expect(stdout).toMatch(
			/^published \d+ documents?, \d+ sections?, \d+ skills?\nwrote {5}\S+: \d+ files, \d+ bytes\n$/,
		);
		expect(readFileSync(join(out, 'llms.txt'), 'utf8')).toMatch(/^# Ours\n/);
		expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('<pinakes-search index="index/"');
		expect(existsSync(join(out, 'pinakes-search.js'))).toBe(true);
		expect(readFileSync(join(out, 'debug/index.html'), 'utf8')).toContain('<div id="app">');
		expect(existsSync(join(out, 'sections'))).toBe(false);
		const [summary] = (await pinakes([...args, '--json'])).stdout.split('\n');
		expect(JSON.parse(summary as string)).toMatchObject({ left_out: [{ id: 'skills/odd' }] });
	});

	it('says if results lead nowhere, and how they would lead to pages', async () => {
		const folder = await builtFolder({ 'a.md': '# A\n' });
		const args = ['publish-site', '--index', join(folder, 'index'), '--out', join(folder, 'site')];
		expect((await pinakes(args)).stderr).toMatch(/^results lead nowhere: .*"site" in pinakes\.config\.json.*--html/);
		expect((await pinakes([...args, '--html'])).stderr).toBe('');
	});

	it('writes an index that look-ups read as the one that it was made from', async () => {
		const text = '---\nname: restore\ndescription: Restores a database from a backup.\n---\n# Restore a backup\n';
		const folder = await builtFolder({ 'skills/restore/SKILL.md': text });
		const [index, out] = [join(folder, 'index'), join(folder, 'site')];
		await pinakes(['publish-site', '--index', index, '--out', out]);
		const requests = join(folder, 'requests.jsonl');
		writeFileSync(requests, '{"target_entry":"Restore a backup","file_paths":["skills/restore/SKILL.md"]}\n');
		const golden = join(folder, 'golden.jsonl');
		writeFileSync(golden, '{"question":"restore a backup","accept":"skills/restore/SKILL.md"}\n');
		for (const asked of [
			['match', '--goal', 'restore a database from a backup'],
			['search', 'restore a backup'],
			['get', 'Restore a backup'],
			['get', '--queries', requests],
			['eval', golden],
		]) {
			const answers = [];
			for (const from of [index, join(out, 'index')]) {
				answers.push(await pinakes([...asked, '--index', from, '--json']));
			}
			expect(answers[1]?.code).toBe(0);
			expect(timeless(answers[1]?.stdout)).toBe(timeless(answers[0]?.stdout));
		}
	});

	it.each<[string[], RegExp]>([
		[['--index', 'INDEX'], /publish-site needs --out DIR/],
		[
			['--index', 'INDEX', '--out', 'OUT', '--base-url', 'docs.acme.dev'],
			/docs\.acme\.dev is not an http or https address/,
		],
		[['--index', 'NOWHERE', '--out', 'OUT'], /holds no index: build one with pinakes build/],
	])('is used wrongly by %j', (args, message) => expectUsageError('publish-site', args, message));
});
