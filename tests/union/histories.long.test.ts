import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildIndex } from '@pinakes/indexer';
import { type Index, matchUnits, openIndex, retrieveEntry, searchText } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { type SearchResult, search } from '@pinakes/query/search';
import { openIndexes } from '@pinakes/query/union';
import { runs } from '@pinakes/testing/runs';
import { readTree, tempFolder } from '@pinakes/testing/temp-folder';
import fc from 'fast-check';
import { expect, it } from 'vitest';

/*
 * Random histories of a repository with three folders: edits, renames, versions, translations, lists of changes, empty
 * and huge documents, and states that come back. After each step a build with the cache of the steps before equals a cold
 * one byte for byte, and the folders' own indexes opened as one answer as the index of all.
 */

const FOLDERS = ['guides', 'site', 'skills'];

const NAMES = [
	...['install.md', 'backup.md', 'expire-keys.md', 'v1.2/install.md', 'v1.2/backup.md', 'v2.0/install.md'],
	...['v2.0/backup.md', 'en/install.md', 'zh/install.md', 'zh/backup.md', 'de/install.md', 'CHANGELOG.md', 'README.md'],
	...['review/SKILL.md', 'rotate/SKILL.md', 'rotate/run.sh', 'units/u.json', 'page.html', '__proto__.md', '数据.md'],
];
const PATHS = FOLDERS.flatMap((folder) => NAMES.map((name) => `${folder}/${name}`));

const WORDS =
	'install the server from a package restart backup copy files to a bucket keys expire after time rotate review pull requests v1.2 v2.0 getUserById 安装 服务器 备份 数据 键过期 从软件包 Daten sichern constructor'.split(
		' ',
	);
const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 12 }).map((list) => list.join(' '));
const part = fc.oneof(
	words,
	words.map((title) => `## ${title}`),
	words.map((title) => `# ${title}`),
	words.map((title) => `## [2.0.0] - 2025-01-02\n\n- ${title}\n- Fixed ${title}`),
	fc.constantFrom('1. Plan\n2. Build', '> **Caution**: stop', '```\n# code\n```', '[Guide](install.md#steps)'),
);
const front = fc.constantFrom(
	...[
		'',
		'',
		'---\ntitle: A title\ntags: [cache]\n---\n',
		'---\nname: review\ndescription: Reviews pull requests\n---\n',
	],
	...['---\nconfidence: low\nlast_reviewed: 2020-01-02\n---\n', '---\nlang: zh\n---\n', '---\ntags: {\n---\n'],
);
const text = fc
	.tuple(front, fc.array(part, { minLength: 1, maxLength: 8 }))
	.map(([head, parts]) => `${head}${parts.join('\n\n')}\n`);
const huge = fc.tuple(words, fc.integer({ min: 200, max: 1000 })).map(([of, times]) => {
	return Array.from({ length: times }, (_, i) => `## Part ${i % 500}\n\n${of} w${i % 90}\n`).join('\n');
});

/** Without units but in one folder: a build derives tags of all units that it has, and makes one of copies. */
const PATHS_APART = PATHS.filter((path) => path.startsWith('skills/') || !/\/(?:review|rotate|units)\//.test(path));

const anyPath = (paths: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...paths);
const changeOf = (path: fc.Arbitrary<string>) =>
	fc.oneof(
		{ weight: 4, arbitrary: fc.record({ path, text }) },
		{ weight: 2, arbitrary: fc.record({ edited: path, line: part }) },
		{
			weight: 1,
			arbitrary: fc.record({ path, text: fc.constantFrom('', '\n', '---\n---\n', '\ufeff# Mark\n', '\0') }),
		},
		{ weight: 1, arbitrary: fc.record({ path, text: huge }) },
		{ weight: 2, arbitrary: fc.record({ removed: path }) },
		{ weight: 2, arbitrary: fc.record({ from: path, to: path }) },
		{ weight: 2, arbitrary: fc.record({ one: path, other: path }) },
		// A version or a translation that begins as a copy, and a folder that is renamed.
		{
			weight: 2,
			arbitrary: fc.record({
				copied: fc.constantFrom('v1.2/', 'v2.0/', 'en/', 'zh/'),
				as: fc.constantFrom('v3/', 'fr/', 'v2.0/'),
			}),
		},
		{ weight: 1, arbitrary: fc.record({ sameSize: path }) },
		{ weight: 1, arbitrary: fc.record({ restored: fc.nat(5) }) },
	);
type Change = ReturnType<typeof changeOf> extends fc.Arbitrary<infer T> ? T : never;
type Files = Map<string, string>;

function apply(files: Files, states: readonly Files[], one: Change): Files {
	const move = (from: string, content: string | undefined): void => {
		if (content === undefined) files.delete(from);
		else files.set(from, content);
	};
	if ('restored' in one) return new Map(states[one.restored % states.length]);
	if ('removed' in one) files.delete(one.removed);
	else if ('edited' in one) files.set(one.edited, `${files.get(one.edited) ?? ''}\n${one.line}\n`);
	else if ('from' in one) {
		const content = files.get(one.from);
		files.delete(one.from);
		if (content !== undefined) files.set(one.to, content);
	} else if ('one' in one) {
		const [first, second] = [files.get(one.one), files.get(one.other)];
		move(one.one, second);
		move(one.other, first);
	} else if ('copied' in one) {
		for (const [name, content] of [...files]) {
			if (name.includes(`/${one.copied}`)) files.set(name.replace(one.copied, one.as), content);
		}
	} else if ('sameSize' in one) {
		const content = files.get(one.sameSize);
		if (content !== undefined) files.set(one.sameSize, content.replace(/[a-y]/, 'z'));
	} else files.set(one.path, one.text);
	return files;
}

/** Writes only what differs; what has the same size gets its old time, as tools do that restore times. */
function write(root: string, before: Files, now: Files): void {
	for (const name of before.keys()) if (!now.has(name)) rmSync(join(root, name));
	for (const [name, content] of now) {
		const old = before.get(name);
		if (old === content) continue;
		const file = join(root, name);
		mkdirSync(dirname(file), { recursive: true });
		const times = old?.length === content.length ? statSync(file) : undefined;
		writeFileSync(file, content);
		if (times !== undefined) utimesSync(file, times.atime, times.mtime);
	}
}

const QUESTIONS = [
	...['install the server', 'backup in v1.2', 'keys expire', '备份 服务器', 'what changed in 2.0.0', 'Daten sichern'],
	...['copy files to a bucket', 'review pull requests', 'getUserById', 'nothing like this at all'],
];

/** What an index answers but the time that it took. */
async function answersOf(index: Index): Promise<unknown[]> {
	const answers: unknown[] = [];
	const timeless = ({ search_stats, ...result }: SearchResult) => ({ ...result, ...search_stats, time_ms: 0 });
	for (const question of QUESTIONS) {
		const options = { explain: true, threshold: 0 };
		answers.push(await searchText(index, question), await searchText(index, question, options));
		answers.push(timeless(await search(index, question, { ...options, today: '2025-06-01' })));
		const { trace: _, ...matched } = await matchUnits(index, { goal: question });
		answers.push(matched, await retrieveEntry(index, { targetEntry: question, filePaths: PATHS }));
	}
	return answers;
}

const historiesOf = (paths: readonly string[]) =>
	fc.array(fc.array(changeOf(anyPath(paths)), { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 5 });

/** The files of one of the folders. */
function below(files: Files, folder: string): Files {
	return new Map([...files].filter(([name]) => name.startsWith(`${folder}/`)));
}

/** Goes through a history, and calls after each step with a folder of all files, and one for each of the folders. */
async function follow(
	history: readonly (readonly Change[])[],
	check: (whole: string, parts: string[]) => Promise<void>,
): Promise<void> {
	const [whole, ...parts] = ['', ...FOLDERS].map(() => tempFolder()) as [string, ...string[]];
	let files: Files = new Map();
	const states: Files[] = [
		new Map([
			['guides/v1.2/install.md', '# Install\n\nInstall the server from a package.\n\n## Steps\n\nThen restart it.\n'],
			['guides/v2.0/install.md', '# Install\n\nInstall the server from a bucket.\n\n## Steps\n\nThen restart it.\n'],
			['site/zh/install.md', '# 安装\n\n从软件包安装服务器。\n'],
			['skills/review/SKILL.md', '---\nname: review\ndescription: Reviews pull requests\n---\n# Review\n'],
		]),
	];
	for (const step of [[{ restored: 0 }], ...history]) {
		const before = new Map(files);
		for (const one of step) files = apply(files, states, one);
		states.push(new Map(files));
		write(whole, before, files);
		for (const [i, folder] of FOLDERS.entries()) write(parts[i] as string, below(before, folder), below(files, folder));
		await check(whole, parts);
	}
}

it('a build with a cache equals a cold one after any history', async () => {
	let states = 0;
	await fc.assert(
		fc.asyncProperty(historiesOf(PATHS), fc.constantFrom('none', 'none', 'built-in'), async (history, vectors) => {
			const own = tempFolder();
			const onNotice = (notice: string): void => expect.fail(notice);
			await follow(history, async (whole) => {
				const settings = { folders: [whole], vectors: vectors as 'none', onNotice };
				const cached = await buildIndex({ ...settings, out: join(own, 'cached'), cache: join(own, 'cache') });
				const cold = await buildIndex({ ...settings, out: join(own, 'cold') });
				expect(readTree(join(own, 'cached'))).toEqual(readTree(join(own, 'cold')));
				expect(cached).toEqual(cold);
				states++;
			});
		}),
		// A minute, and many times as long in a longer run.
		{ numRuns: runs(1000), interruptAfterTimeLimit: runs(60_000) },
	);
	console.log(`${states} builds with a cache`);
});

it('indexes of the folders opened as one answer as the index of all after any history', async () => {
	await fc.assert(
		fc.asyncProperty(historiesOf(PATHS_APART), async (history) => {
			const own = tempFolder();
			await follow(history, async (all, parts) => {
				const settings = { cache: join(own, 'cache'), vectors: 'none' as const };
				await buildIndex({ ...settings, folders: [all], out: join(own, 'all') });
				const sources = [];
				for (const [i, folder] of parts.entries()) {
					const out = join(own, FOLDERS[i] as string);
					const built = await buildIndex({ ...settings, folders: [folder], out }).catch(({ message }) => {
						expect(message).toContain('there is nothing to index');
					});
					if (built) sources.push(directorySource(out));
				}
				const whole = await openIndex(directorySource(join(own, 'all')));
				expect(await answersOf(await openIndexes(sources))).toEqual(await answersOf(whole));
			});
		}),
		{ numRuns: runs(4) },
	);
});
