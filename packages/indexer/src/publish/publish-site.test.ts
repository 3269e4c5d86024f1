import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIndex, createPackage } from '@pinakes/indexer';
import { readIndex } from '@pinakes/indexer/internal';
import { type Fetch, matchUnits, openIndex, searchText } from '@pinakes/query';
import { FILES_FILE, listPaths, readListing, withChecksum } from '@pinakes/query/internal';
import { directorySource } from '@pinakes/query/node';
import { search } from '@pinakes/query/search';
import { checkedSource } from '@pinakes/query/signed';
import { siteSource } from '@pinakes/query/site';
import { addFiles, type Files, readTree, tempFolder } from '@pinakes/testing/temp-folder';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createTemporaryFiles } from '../../testing/builds.ts';
import { publishSite, siteFiles } from './publish-site.ts';

const FIXTURES = fileURLToPath(new URL('../../../../fixtures', import.meta.url));
const SKILL = '---\nname: release-notes\ndescription: "Writes notes: what changed."\n---\n# Notes\n\nList changes.\n';
const PAGE = '---\ntitle: Backup [full]\n---\nBefore.\n\n# Backup\n\nCopy the data.\n\n## Restore\n\nCopy it back.\n';
const SOURCES = {
	'skills/release-notes/SKILL.md': SKILL,
	'guide/backup.md': PAGE,
	'备份.md': '# 备份\n\n复制数据。\n',
};

async function publish(sources: Files = SOURCES, baseUrl?: string) {
	const index = join(tempFolder(), 'index');
	await buildIndex({ folders: [tempFolder(sources)], out: index });
	const out = join(tempFolder(), 'site');
	return { index, out, summary: publishSite({ index, out, title: 'Acme', baseUrl, markdown: 'pages', llms: true }) };
}

/** The files of a folder as a web server gives them, and what was asked for. */
function serve(folder: string): { fetcher: Fetch; asked: string[] } {
	const asked: string[] = [];
	const fetcher: Fetch = async (url) => {
		const path = new URL(url).pathname.slice(1);
		asked.push(path);
		const file = join(folder, path);
		const status = existsSync(file) ? 200 : 404;
		const arrayBuffer = async () => Uint8Array.from(readFileSync(file)).buffer;
		return { ok: status === 200, status, arrayBuffer };
	};
	return { fetcher, asked };
}

/**
 * Answers requests together that do not need each other's answers, once a task passes without another one, and counts how
 * often that was.
 */
function inRounds(fetcher: Fetch): { fetcher: Fetch; rounds: () => number } {
	let round: Promise<void> | undefined;
	let rounds = 0;
	let asked = 0;
	const allAsked = async (): Promise<void> => {
		rounds++;
		for (let before = 0; before !== asked; ) {
			before = asked;
			for (let task = 0; task < 2; task++) await new Promise((resolve) => setTimeout(resolve));
		}
		round = undefined;
	};
	return {
		fetcher: async (url) => {
			asked++;
			round ??= allAsked();
			await round;
			return fetcher(url);
		},
		rounds: () => rounds,
	};
}

describe('a published site', () => {
	it('has the skills where agents look for them, with the digests of what is served', async () => {
		const { out, summary } = await publish();
		expect(summary).toMatchObject({ documents: 3, skills: 1, left_out: [] });
		const { $schema, skills } = JSON.parse(readFileSync(join(out, '.well-known/agent-skills/index.json'), 'utf8'));
		expect($schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
		const content = readFileSync(join(out, '.well-known/agent-skills', skills[0].url), 'utf8');
		expect(content).toBe(SKILL);
		expect(skills).toEqual([
			{
				name: 'release-notes',
				type: 'skill-md',
				description: 'Writes notes: what changed.',
				url: 'release-notes/SKILL.md',
				digest: `sha256:${createHash('sha256').update(content).digest('hex')}`,
			},
		]);
	});

	it('has a skill of several files as an archive, and file by file for older installers', async () => {
		const png = new Uint8Array([137, 80, 0, 255]);
		const files = { 's/SKILL.md': SKILL, 's/scripts/a b.py': 'print(1)', 's/logo.png': png };
		const { out } = await publish(files);
		const known = join(out, '.well-known');
		const { skills } = JSON.parse(readFileSync(join(known, 'agent-skills/index.json'), 'utf8'));
		const archive = readFileSync(join(known, 'agent-skills', skills[0].url));
		expect(skills).toMatchObject([
			{
				type: 'archive',
				url: 'release-notes.zip',
				digest: `sha256:${createHash('sha256').update(archive).digest('hex')}`,
			},
		]);
		const unpacked = Object.entries(unzipSync(archive)).map(([path, bytes]) => [path, Buffer.from(bytes)]);
		expect(unpacked).toEqual([
			['SKILL.md', Buffer.from(SKILL)],
			['logo.png', Buffer.from(png)],
			['scripts/a b.py', Buffer.from('print(1)')],
		]);
		expect(JSON.parse(readFileSync(join(known, 'skills/index.json'), 'utf8'))).toEqual({
			skills: [
				{
					name: 'release-notes',
					description: 'Writes notes: what changed.',
					files: ['SKILL.md', 'logo.png', 'scripts/a b.py'],
				},
			],
		});
		expect(readFileSync(join(known, 'skills/release-notes/logo.png'))).toEqual(Buffer.from(png));
	});

	it.each(['page.html', 'logo.svg', 'web.config', 'a..b.txt', '100%.txt', 'a#b.txt'])(
		'has a skill with %s as an archive alone',
		async (name) => {
			const { out } = await publish({ 's/SKILL.md': SKILL, [`s/${name}`]: '' });
			expect(JSON.parse(readFileSync(join(out, '.well-known/skills/index.json'), 'utf8'))).toEqual({ skills: [] });
			expect(existsSync(join(out, '.well-known/skills/release-notes'))).toBe(false);
			const archive = readFileSync(join(out, '.well-known/agent-skills/release-notes.zip'));
			expect(Object.keys(unzipSync(archive))).toEqual(['SKILL.md', name]);
		},
	);

	it.each([
		['without a name', 'description: Writes notes.\nlicense: MIT'],
		['with a colon that YAML forbids', 'name: release-notes\ndescription: Writes: notes.\nlicense: MIT'],
	])('has the front matter %s in valid YAML, with every field', async (_what, fields) => {
		const { out } = await publish({ 'release-notes/SKILL.md': `---\n${fields}\n---\n# Notes\n` });
		const text = readFileSync(join(out, '.well-known/agent-skills/release-notes/SKILL.md'), 'utf8');
		const [, yaml = '', body] = text.split('---\n');
		expect(parse(yaml)).toEqual({
			name: 'release-notes',
			description: expect.stringContaining('Writes'),
			license: 'MIT',
		});
		expect(body).toBe('# Notes\n');
	});

	it('refuses an index whose skills are not those of the sources', async () => {
		const { index } = await publish({ 's/SKILL.md': SKILL, 's/a.py': 'print(1)' });
		const { manifest, files } = readIndex(index);
		const changed = [...files].map(([path, text]): [string, string] => [path, text.replace('print(1)', 'print(2)')]);
		const site = () =>
			siteFiles({ manifest, files: new Map(changed) }, { title: 'x', baseUrl: '' }, createTemporaryFiles());
		expect(site).toThrow('a.py of the skill s is damaged in the index');
	});

	it('names the skills that cannot be listed', async () => {
		const twice = { 'a/s/SKILL.md': SKILL.replace('release-notes', 'No Name'), 'b/release-notes/SKILL.md': SKILL };
		const { summary } = await publish(twice);
		expect(summary.left_out).toMatchObject([{ reason: expect.stringContaining('not of a-z, 0-9') }]);
		expect(summary.skills).toBe(1);
	});

	it('lists a skill though the file of one that is not listed differs from its own by letter case alone', async () => {
		const { summary } = await publish({
			'Release-Notes/SKILL.md': SKILL.replace('name: release-notes', 'name: Release-Notes'),
			'release-notes/SKILL.md': SKILL,
		});
		expect(summary.skills).toBe(1);
		expect(summary.left_out.map(({ id }) => id)).toEqual(['release-notes/SKILL.md', 'Release-Notes']);
	});

	it('shortens a description that installers would skip, between two characters', async () => {
		const long = SKILL.replace('Writes notes: what changed.', `${'x'.repeat(1023)}😀 and more`);
		const { out } = await publish({ 'skills/release-notes/SKILL.md': long });
		const { skills } = JSON.parse(readFileSync(join(out, '.well-known/agent-skills/index.json'), 'utf8'));
		expect(skills[0].description).toBe('x'.repeat(1023));
	});

	it('gives a name that two skills have to the one whose folder is called so', async () => {
		const command = SKILL.replace(/description: .*/, 'description: Starts another thing.');
		const { out, summary } = await publish({
			'.cursor/skills/cmd-notes/SKILL.md': command,
			'skills/release-notes/SKILL.md': SKILL,
		});
		expect(summary.left_out).toMatchObject([
			{ id: '.cursor/skills/cmd-notes', reason: expect.stringContaining('another skill is called release-notes') },
		]);
		expect(readFileSync(join(out, '.well-known/agent-skills/release-notes/SKILL.md'), 'utf8')).toBe(SKILL);
	});

	it('lists everything in llms.txt, by links that lead to files', async () => {
		const { out } = await publish();
		const text = readFileSync(join(out, 'llms.txt'), 'utf8');
		expect(text.split('\n').slice(0, 3)).toEqual([
			'# Acme',
			'',
			'> 3 documents and 1 skills, as markdown, with a prebuilt index.',
		]);
		expect(text).toContain('- [Backup \\[full\\]](docs/guide/backup.md): Before.\n');
		const links = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, url]) => decodeURI(url as string));
		expect(links).toHaveLength(4);
		for (const link of links) expect(existsSync(join(out, link)), link).toBe(true);
	});

	it('lists of pages in several versions the newest in llms.txt, by their descriptions', async () => {
		const version = (name: string) => ({
			[`docs/${name}/start.md`]: `---\ndescription: Begin with ${name}.\n---\n# Start\n\nText of ${name}.\n`,
			[`docs/${name}/deploy.md`]: `# Deploy\n\nDeploy ${name}.\n`,
		});
		const { out } = await publish({ ...version('1.0'), ...version('2.0') });
		expect(readFileSync(join(out, 'llms.txt'), 'utf8').split('\n').slice(6)).toEqual([
			'## docs',
			'',
			'- [Deploy](docs/docs/2.0/deploy.md): Deploy 2.0.',
			'- [Start](docs/docs/2.0/start.md): Begin with 2.0.',
			'',
		]);
	});

	it.each(['a#b.md', 'what?.md', '100%25.md', 'a (b) [c].md', '手册 1/发布.md'])('links to %s', async (path) => {
		const { out } = await publish({ [path]: '# Page\n' }, 'https://docs.acme.dev/a(b)/');
		const [, url] = /\]\(([^)]*)\)/.exec(readFileSync(join(out, 'llms.txt'), 'utf8')) ?? [];
		const { pathname } = new URL(url as string);
		expect(decodeURIComponent(pathname)).toBe(`/a(b)/docs/${path}`);
	});

	it('tells GitHub Pages to serve every file as it is', async () => {
		const { out } = await publish();
		expect(existsSync(join(out, '.nojekyll'))).toBe(true);
	});

	it('begins links with the address that it will have', async () => {
		const { out } = await publish(SOURCES, 'https://docs.acme.dev/kb');
		expect(readFileSync(join(out, 'llms.txt'), 'utf8')).toContain('](https://docs.acme.dev/kb/docs/guide/backup.md)');
		const { skills } = JSON.parse(readFileSync(join(out, '.well-known/agent-skills/index.json'), 'utf8'));
		expect(skills[0].url).toBe('https://docs.acme.dev/kb/.well-known/agent-skills/release-notes/SKILL.md');
	});

	it('has documents as markdown', async () => {
		const { out } = await publish();
		expect(readFileSync(join(out, 'docs/guide/backup.md'), 'utf8')).toBe(PAGE.slice(PAGE.indexOf('Before')));
	});

	it('is opened over HTTP, and answers as the index does', async () => {
		const { out, index } = await publish();
		const { fetcher, asked } = serve(out);
		const site = await openIndex(siteSource('http://site.example/index', fetcher));
		const folder = await openIndex(directorySource(index));
		const ask = async (opened: typeof site) => ({
			match: await matchUnits(opened, { goal: 'write release notes' }),
			text: await searchText(opened, 'copy data', { explain: true }),
			chinese: await searchText(opened, '复制数据'),
			search: (await search(opened, 'restore a backup')).results,
		});
		const { trace, ...match } = (await ask(site)).match;
		const expected = await ask(folder);
		const { trace: _, ...expectedMatch } = expected.match;
		expect(match).toEqual(expectedMatch);
		expect((await ask(site)).text).toEqual(expected.text);
		expect((await ask(site)).chinese).toEqual(expected.chinese);
		expect((await ask(site)).search).toEqual(expected.search);
		expect(asked[0]).toBe('index/manifest.json');
	});

	it.each([
		{ goal: 'write release notes' },
		{ goal: '寫發行說明' },
		{ goal: 'bake a cake' },
		{ goal: 'write release notes', constraints: ['no network'] },
		{ tags: ['release-notes', 'unknown'], env: 'linux', lang: 'zh' } as const,
		{ keywords: ['unknown'] },
	])('matches as the index does, from copies of parts with what a match needs: %j', async ({ lang, ...query }) => {
		const { out, index } = await publish();
		const site = await openIndex(siteSource('http://site.example/index', serve(out).fetcher));
		const options = lang === undefined ? {} : { lang };
		expect(await matchUnits(site, query, options)).toEqual(
			await matchUnits(await openIndex(directorySource(index)), query, options),
		);
	});

	it('answers questions as the index does, in few rounds of requests', async () => {
		const index = join(tempFolder(), 'index');
		await buildIndex({ folders: [FIXTURES], out: index });
		const out = join(tempFolder(), 'site');
		publishSite({ index, out, title: 'Acme' });
		const folder = await openIndex(directorySource(index));
		for (const question of [
			'How do I roll back a release?',
			'缓存故障 怎么处理',
			'refund flow of payments',
			'nothing at all',
		]) {
			const { fetcher, rounds } = inRounds(serve(out).fetcher);
			const site = await openIndex(siteSource('http://site.example/index', fetcher));
			const { search_stats: stats, ...answer } = await search(site, question, { explain: true });
			const { search_stats: expectedStats, ...expected } = await search(folder, question, { explain: true });
			expect(answer).toEqual(expected);
			expect({ ...stats, time_ms: 0 }).toEqual({ ...expectedStats, time_ms: 0 });
			// Words in another language take four more: their translations, the rows of these, and what they find.
			expect(rounds()).toBeLessThanOrEqual(10);
		}
	});

	it('is an index like any other, with every file listed', async () => {
		const { out } = await publish();
		const source = checkedSource(directorySource(join(out, 'index')));
		const opened = await openIndex(source);
		const listed = await opened.run(readListing);
		for (const path of listed.keys()) expect(await source.read(path), path).toBeDefined();
		expect(listPaths(opened.manifest).sort()).toEqual([...listed.keys()].sort());
		expect((await searchText(opened, 'restore')).hits).toHaveLength(1);
		expect(execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: out, encoding: 'utf8' })).toBe('');
	});

	it('has the same bytes each time, takes the place of the last, and leaves the files of others', async () => {
		const { out, index } = await publish();
		const before = readTree(out);
		addFiles(out, { CNAME: 'docs.acme.dev', 'docs/guide/mine.txt': 'mine' });
		publishSite({ index, out, title: 'Acme', markdown: 'pages', llms: true });
		expect(readTree(out)).toEqual({ ...before, CNAME: 'docs.acme.dev', 'docs/guide/mine.txt': 'mine' });
		await buildIndex({ folders: [tempFolder({ 'new.md': '# New\n' })], out: index });
		publishSite({ index, out, title: 'Acme', markdown: 'pages' });
		expect(Object.keys(readTree(out)).filter((path) => path.startsWith('docs/'))).toEqual([
			'docs/guide/mine.txt',
			'docs/new.md',
		]);
	});

	it('leaves no temporary files, whether it succeeds or not, and removes those of a killed run', async () => {
		const { index, out } = await publish();
		const { pid } = spawnSync(process.execPath, ['-e', '']);
		addFiles(dirname(out), { [`.site.building-${pid}-1/table-0`]: 'of a killed run' });
		publishSite({ index, out, title: 'Acme' });
		expect(readdirSync(dirname(out))).toEqual(['site']);
		appendFileSync(join(index, 'parts/section_texts.0.json'), ' ');
		expect(() => publishSite({ index, out, title: 'Acme' })).toThrow('its SHA-256 differs');
		expect(readdirSync(dirname(out))).toEqual(['site']);
	});

	it('is not read when it lies below the pages that are built again', async () => {
		const html = tempFolder({ 'a.html': '<h1>Backup</h1>', 'b.html': '<h1>Restore</h1>', 'other/SHA256SUMS': 'x' });
		addFiles(html, { 'other/c.html': '<h1>Copy</h1>' });
		const index = join(tempFolder(), 'index');
		for (const out of [join(html, 'search'), join(html, 'deep/search')]) {
			await buildIndex({ folders: [html], out: index });
			expect(publishSite({ index, out, title: 'Acme', markdown: 'pages' }).documents).toBe(3);
		}
		await buildIndex({ folders: [join(html, 'search')], out: index });
		expect(readIndex(index).manifest.counts.documents).toBe(3);
	});

	it('has a search page in front and a page for debugging, if they are given', async () => {
		const { index } = await publish();
		const searchBox = tempFolder({ 'pinakes-search.js': 'export {}' });
		const debugPage = tempFolder({ 'index.html': '<!doctype html>', 'assets/page.js': 'export {}' });
		const out = join(tempFolder(), 'site');
		publishSite({ index, out, title: '<Acme> & "us"', searchBox, debugPage });
		const page = readFileSync(join(out, 'index.html'), 'utf8');
		expect(page).toContain('<h1>&#60;Acme&#62; &#38; &#34;us&#34;</h1>');
		expect(page).toContain('<pinakes-search index="index/" pages="debug/#panel=get&#38;file="');
		expect(readFileSync(join(out, 'debug/index.html'), 'utf8')).toBe('<!doctype html>');
		expect(readFileSync(join(out, 'SHA256SUMS'), 'utf8')).toContain('  debug/assets/page.js\n');
	});

	it.each([
		['zh', '2 篇文档。', { 'a.md': '# 备份\n', 'b.md': '# 恢复 DR\n' }],
		['en', '1 document.', { 'a.md': '# Restore\n' }],
		['en', '2 documents.', { 'a.md': '# 백업\n', 'b.md': '# Restore\n' }],
	])('has a front page in the language of its documents, or else in English: %s', async (lang, count, files) => {
		const { index } = await publish(files);
		const out = join(tempFolder(), 'site');
		publishSite({ index, out, title: 'Acme', searchBox: tempFolder({ 'pinakes-search.js': '' }) });
		const page = readFileSync(join(out, 'index.html'), 'utf8');
		expect(page).toContain(`<html lang="${lang}">`);
		expect(page).toContain(`<p>${count} `);
	});

	it('has no markdown if all documents have URLs, unless it is asked for', async () => {
		const site = { url: 'https://acme.dev', generator: 'mkdocs' };
		const files = { 'pinakes.config.json': JSON.stringify({ site }), 'guide/a.md': '# Guide\n\n## Step\n' };
		const index = join(tempFolder(), 'index');
		await buildIndex({ folders: [tempFolder(files)], out: index });
		const publishTo = (markdown?: 'pages'): Record<string, string> => {
			const out = join(tempFolder(), 'site');
			publishSite({
				index,
				out,
				title: 'Acme',
				llms: true,
				markdown,
				searchBox: tempFolder({ 'pinakes-search.js': '' }),
			});
			return readTree(out);
		};
		const own = publishTo();
		expect(Object.keys(own).filter((path) => /^(?:docs|sections)\//.test(path))).toEqual([]);
		expect(own['llms.txt']).toContain('- [Guide](https://acme.dev/guide/a/)');
		// Of relative addresses, which MkDocs has.
		expect(own['index.html']).toContain(' pages="../"');
		const pages = publishTo('pages');
		expect(pages).toHaveProperty(['docs/guide/a.md']);
		expect(pages['llms.txt']).toContain('- [Guide](docs/guide/a.md)');
	});

	it('has what a search needs and no more unless it is asked for: at most 40 files for 100 documents', async () => {
		const words = Array.from({ length: 3000 }, (_, i) => `word${(i * 7919) % 3001}`);
		const textOf = (i: number): string => words.slice(i * 20, i * 20 + 900).join(' ');
		const sources = Object.fromEntries(
			Array.from({ length: 100 }, (_, i) => [`guide/page${i}.md`, `# Page ${i}\n\n## Part\n\n${textOf(i)}\n`]),
		);
		const index = join(tempFolder(), 'index');
		await buildIndex({ folders: [tempFolder({ ...sources, 'index.md': '# Boats\n' })], out: index });
		const searchBox = fileURLToPath(new URL('../../../search-box/dist/standalone', import.meta.url));
		const debugPage = tempFolder({ 'index.html': '' });
		const out = join(tempFolder(), 'site');
		expect(publishSite({ index, out, searchBox }).files).toBeLessThanOrEqual(40);
		expect(Object.keys(readTree(out)).filter((path) => !/^index\/|\.js$/.test(path))).toEqual([
			'SHA256SUMS',
			'index.html',
			'search.css',
		]);
		expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('<h1>Boats</h1>');
		publishSite({ index, out, searchBox, debugPage, llms: true, markdown: 'pages' });
		for (const path of ['debug/index.html', 'llms.txt', 'docs/index.md'])
			expect(existsSync(join(out, path))).toBe(true);
	});

	it('has the languages of its documents alone in the search box', async () => {
		const text =
			'Stoppen Sie den Server, bevor die Daten kopiert werden. Danach wird die Sicherung auf einem anderen Rechner geprüft, damit sie im Notfall wieder eingespielt werden kann.';
		const { index } = await publish({ 'a.md': `---\nlang: de\n---\n# Sicherung\n\n${text}\n` });
		const searchBox = tempFolder({ 'german-abcdef12.js': '', 'french-abcdef12.js': '', 'search-abcdef12.js': '' });
		const out = join(tempFolder(), 'site');
		publishSite({ index, out, title: 'x', searchBox });
		expect(readdirSync(out).filter((name) => name.endsWith('.js'))).toEqual([
			'german-abcdef12.js',
			'search-abcdef12.js',
		]);
	});

	it('has none of the vectors of an encoder', async () => {
		const encode = async (texts: readonly string[]) => texts.map((text) => Float32Array.of(1, text.length % 7));
		const sources = Object.fromEntries(
			Array.from({ length: 60 }, (_, i) => [`${i}.md`, `# Page ${i}\n\nText ${i}.\n`]),
		);
		const index = join(tempFolder(), 'index');
		await buildIndex({ folders: [tempFolder(sources)], out: index, encoder: { name: 'a', fingerprint: 'b', encode } });
		const manifest = 'manifest.json';
		expect(readFileSync(join(index, manifest), 'utf8')).toContain('encoder_directions');
		const out = join(tempFolder(), 'site');
		publishSite({ index, out, title: 'x' });
		const [site] = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith(manifest));
		expect(readFileSync(join(out, site as string), 'utf8')).not.toMatch(/encoder_directions|_vectors\.\d/);
	});

	it('is not written over something else, from no index or to no address', async () => {
		const { index } = await publish();
		const mine = tempFolder({ 'mine.txt': 'x' });
		expect(() => publishSite({ index, out: mine, title: 'x' })).toThrow(/holds files and no published site/);
		expect(() => publishSite({ index: mine, out: tempFolder(), title: 'x' })).toThrow(/holds no index: build one/);
		for (const baseUrl of ['javascript:x', 'docs.acme.dev', 'https://acme.dev/?page=1', 'https://acme.dev/#docs']) {
			expect(() => publishSite({ index, out: tempFolder(), title: 'x', baseUrl })).toThrow(
				/not an http or https address/,
			);
		}
		addFiles(index, { 'outline.json': '{}' });
		expect(() => publishSite({ index, out: tempFolder(), title: 'x' })).toThrow(
			/outline\.json is missing, or its SHA-256 differs from that in manifest\.json/,
		);
	});

	it.each(['../out.md', '/etc/x.md', 'a/../../x.md', 'a\\b.md', 'c:x.md', 'a//b.md', '', 'a\n0'])(
		'leaves out %j, which an index of a stranger names, and publishes the rest',
		async (path) => {
			const { index } = await publish({ 'a.md': '# A\n', 'b.md': '# B\n' });
			const out = join(tempFolder(), 'site');
			forge(index, path);
			expect(publishSite({ index, out, title: 'x', markdown: 'pages' })).toMatchObject({
				documents: 1,
				left_out: [{ id: path }],
			});
			expect(Object.keys(readTree(out)).filter((file) => file.startsWith('docs/'))).toEqual(['docs/b.md']);
		},
	);

	it.each(['a.html', '.htaccess', 'a'])('publishes %j as markdown', async (path) => {
		const { index, out } = await publish({ 'a.md': '# A\n' });
		forge(index, path);
		publishSite({ index, out, title: 'x', markdown: 'pages' });
		expect(Object.keys(readTree(out)).filter((file) => file.startsWith('docs/'))).toEqual([`docs/${path}.md`]);
	});

	it.each(['../../../../victim.json', 'parts/../../x/victim.json', 'x.html', 'parts/.htaccess', 'a\n.json'])(
		'neither publishes nor packs an index with a file %j',
		async (path) => {
			const root = tempFolder();
			const index = join(root, 'a/b/c/index');
			await buildIndex({ folders: [tempFolder(SOURCES)], out: index });
			addFiles(index, { [path]: '{}' });
			const manifest = JSON.parse(readFileSync(join(index, 'manifest.json'), 'utf8'));
			manifest.files[path] = [2, createHash('sha256').update('{}').digest('hex')];
			addFiles(index, { 'manifest.json': withChecksum(JSON.stringify(manifest)) });
			const before = Object.keys(readTree(root));
			expect(() => publishSite({ index, out: join(root, 'site'), title: 'x' })).toThrow(
				/manifest.json is damaged|x\.html/,
			);
			expect(() => createPackage({ index, out: join(root, 'package'), name: 'x' })).toThrow(
				/manifest.json is damaged|x\.html/,
			);
			expect(Object.keys(readTree(root))).toEqual(before);
		},
	);
});

/** Changes the path of an index's first document, digests included. */
function forge(index: string, path: string): void {
	const part = 'parts/sections.0.json';
	const records = JSON.parse(readFileSync(join(index, part), 'utf8')) as object[];
	const text = `[\n${records.map((record, i) => JSON.stringify(i === 0 ? { ...record, id: path } : record)).join(',\n')}\n]`;
	const entryOf = (content: string) => [Buffer.byteLength(content), createHash('sha256').update(content).digest('hex')];
	const listed = JSON.parse(readFileSync(join(index, FILES_FILE), 'utf8'));
	listed.sections[0] = entryOf(text);
	const manifest = JSON.parse(readFileSync(join(index, 'manifest.json'), 'utf8'));
	manifest.files[FILES_FILE] = entryOf(JSON.stringify(listed));
	const changed = { [part]: text, [FILES_FILE]: JSON.stringify(listed) };
	addFiles(index, { ...changed, 'manifest.json': withChecksum(JSON.stringify(manifest)) });
}
