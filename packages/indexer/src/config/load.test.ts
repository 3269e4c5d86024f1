import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError, NO_CONFIG } from '@pinakes/indexer';
import { TASKS } from '@pinakes/indexer/internal';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { DEFAULT_EPIC_CONTEXTS, DEFAULT_GLOBAL_CONTEXTS } from '../data/contexts.ts';
import { DOCUMENT_FIELDS } from '../data/documents.ts';
import { DEFAULT_FIELDS } from '../data/markdown-rules.ts';
import { CONFIG_FILE, loadConfig } from './load.ts';

function load(content: unknown) {
	const folder = tempFolder({ [CONFIG_FILE]: content });
	return loadConfig(undefined, [folder]);
}

describe('loadConfig', () => {
	it('needs no file', async () => {
		expect(await loadConfig(undefined, [tempFolder()])).toBe(NO_CONFIG);
		expect(await load({})).toEqual(NO_CONFIG);
		expect(NO_CONFIG).toEqual({
			ignore: [],
			include: [],
			markdown: [],
			synonyms: [],
			constraints: new Map(),
			contexts: { global: DEFAULT_GLOBAL_CONTEXTS, epics: DEFAULT_EPIC_CONTEXTS, types: [], tasks: TASKS },
			documents: { fields: DOCUMENT_FIELDS, stored: [] },
			text: { grams: [1, 2], weights: [0.5, 1.5, 1], markdown: true },
			vectors: 'built-in',
			vectorWeight: undefined,
			glossary: {},
			lint: { rules: new Map() },
		});
	});

	it('has defaults of a caller for what the file leaves out', async () => {
		const defaults = { site: { generator: 'mkdocs' }, vectors: 'none' };
		const folder = tempFolder({ [CONFIG_FILE]: { vectors: 'built-in' } });
		const { site, vectors } = await loadConfig(undefined, [folder], undefined, defaults);
		expect([site?.generator, vectors]).toEqual(['mkdocs', 'built-in']);
		expect((await loadConfig(undefined, [tempFolder()], undefined, defaults)).vectors).toBe('none');
		await expect(loadConfig(undefined, [tempFolder()], undefined, { sites: 1 })).rejects.toThrow('defaults: ');
	});

	it('tells a file that is for a newer version from one that is wrong', async () => {
		for (const newer of [{ layers: [] }, { lint: { rules: { 'skill-future': 'off' } } }]) {
			await expect(load(newer)).rejects.toThrow(
				/if the file is for a newer version than \d+\.\d+\.\d+, install that\./,
			);
		}
		await expect(load({ markdown: 'docs/*.md' })).rejects.toThrow(/json: markdown: write a list\.$/);
		await expect(load({ constraints: [], lint: [] })).rejects.toThrow(
			'constraints: write an object; lint: write an object',
		);
		await expect(load({ synonym: [], contexts: { task: 5 } })).rejects.toThrow(
			'contexts: there is no field "task" (did you mean tasks?); there is no field "synonym" (did you mean synonyms?)',
		);
		await expect(load({ ignore: 7 })).rejects.toThrow(/pinakes\.config\.json: ignore: .*\.$/);
		await expect(load({ zebra: 7 })).rejects.toThrow('there is no field "zebra" (known: $schema, ignore, include,');
	});

	it('reads every setting', async () => {
		const config = await load({
			$schema: 'x',
			ignore: 'drafts/**',
			markdown: [
				{ include: 'a/**', fields: { tags: 'topic' } },
				{ include: ['b'], kind: 'rule', ides: 'cursor' },
			],
			synonyms: [['a', 'b']],
			constraints: { gpu: ['cuda'] },
			split_above_bytes: 0,
			contexts: { global: 'docs/*.md', epics: 'epics/{epic}/*.md', types: 'Run Book', tasks: { review: 'Run Book' } },
			documents: {
				fields: { reviewed: 'checked' },
				stored: 'year',
			},
			vectorWeight: 0.4,
			vectors: 'none',
			glossary: { 事务: 'transaction', shard: ['分片'] },
			lint: { rules: { yaml: 'off' } },
		});
		expect(config).toEqual({
			ignore: ['drafts/**'],
			include: [],
			markdown: [
				{ include: ['a/**'], kind: 'document', ides: [], fields: { ...DEFAULT_FIELDS, tags: ['topic'] } },
				{ include: ['b'], kind: 'rule', ides: ['cursor'], fields: DEFAULT_FIELDS },
			],
			synonyms: [['a', 'b']],
			constraints: new Map([['gpu', ['cuda']]]),
			split_above_bytes: 0,
			contexts: {
				global: ['docs/*.md'],
				epics: ['epics/{epic}/*.md'],
				types: ['run_book'],
				tasks: { ...TASKS, review: ['run_book'] },
			},
			documents: {
				fields: { ...DOCUMENT_FIELDS, reviewed: ['checked'] },
				stored: ['year'],
			},
			text: { grams: [1, 2], weights: [0.5, 1.5, 1], markdown: true },
			vectorWeight: 0.4,
			vectors: 'none',
			glossary: { 事务: ['transaction'], shard: ['分片'] },
			lint: { rules: new Map([['yaml', 'off']]) },
		});
	});

	it('is found in the first folder that has one, unless a file is named', async () => {
		const root = tempFolder({
			'a/x.md': '',
			[`b/${CONFIG_FILE}`]: { ignore: 'b' },
			[`c/${CONFIG_FILE}`]: { ignore: 'c' },
			'd.json': { ignore: 'd' },
		});
		const folders = ['a', 'b', 'c'].map((name) => join(root, name));
		expect((await loadConfig(undefined, folders)).ignore).toEqual(['b']);
		expect((await loadConfig(join(root, 'd.json'), folders)).ignore).toEqual(['d']);
	});

	it.each<[string, unknown, RegExp]>([
		['an unknown key', { ignroe: [] }, /ignroe/],
		['epics without a place for their folder', { contexts: { epics: ['docs/*.md'] } }, /contexts\.epics.*\{epic\}/],
		['an unknown key of a rule', { markdown: [{ include: 'a', field: {} }] }, /markdown\.0.*"field"/],
		[
			'an unknown field of a mapping',
			{ markdown: [{ include: 'a', fields: { ide: 'x' } }] },
			/markdown\.0\.fields.*"ide"/,
		],
		['a wrong type', { ignore: 5 }, /ignore:/],
		['a rule of lint that there is not', { lint: { rules: { yml: 'off' } } }, /lint\.rules/],
		['a severity that there is not', { lint: { rules: { yaml: 'info' } } }, /lint\.rules\.yaml/],
		['an empty glob', { ignore: ['a', ''] }, /ignore: a text must not be empty/],
		[
			'a folder with a slash',
			{ ignore: 'drafts/' },
			/ignore: a glob is a path below the folder.* drafts or drafts\/\*\*/,
		],
		['a path from the root', { ignore: '/drafts/**' }, /ignore: a glob is a path below/],
		['a path above the folder', { markdown: [{ include: '../docs/**' }] }, /include: a glob is a path below/],
		['backslashes', { contexts: { global: 'docs\\context\\*.md' } }, /contexts\.global: a glob .* forward slashes/],
		['no text and no list', { ignore: null }, /ignore: write a text or a list of texts/],
		['a name that is there twice', '{\n"ignore": "a",\n"ignore": "b"\n}', /:3: "ignore" is there twice/],
		['a name that the parser loses', '{"glossary": {"__proto__": "x"}}', /:1: __proto__ cannot be a name/],
		['an empty synonym', { synonyms: [['a', ' ']] }, /synonyms\.0\.1: a text must not be empty/],
		['a constraint with its no-', { constraints: { 'no-gpu': ['cuda'] } }, /no-gpu: name the thing alone/],
		['an empty term', { glossary: { '': 'x' } }, /glossary\.: a text must not be empty/],
		[
			'a pattern that fits nothing',
			{ site: { pages: { '/docs/**': '/:path' } } },
			/\/docs\/\*\*: a pattern is a path below/,
		],
		['a misspelt name of a path', { site: { pages: { 'docs/**': '/:pth' } } }, /site\.pages: names of a path/],
		['a path for one page', { site: { pages: { 'a.md': '/:path' } } }, /site\.pages: .* :path and :post need \*\*/],
		['a negated glob', { ignore: '!docs/**' }, /ignore: a glob must not begin with !/],
		[
			'a name of a rule of lint',
			{ lint: { rules: { 'skill-nam': 'off' } } },
			/"skill-nam" \(did you mean skill-name\?\)/,
		],
		[
			'a generator',
			{ site: { generator: 'docusarus' } },
			/site\.generator: write one of github, .*\(did you mean docusaurus\?\)/,
		],
		['a pattern of pages with one star', { site: { pages: { 'docs/*': '/:path' } } }, /at most one \*\* \(not \*\)/],
		['a rule without files', { markdown: [{ kind: 'a' }] }, /markdown\.0\.include/],
		['a group of one', { synonyms: [['a']] }, /synonyms\.0: write a list of at least 2\./],
		['synonyms that are texts', { synonyms: ['a'] }, /: synonyms\.0: write a list\.$/],
		['synonyms that are no lists', { synonyms: { a: 'b' } }, /synonyms/],
		['constraints that are no lists', { constraints: { gpu: 'cuda' } }, /constraints\.gpu/],
		['a size below nothing', { split_above_bytes: -1 }, /split_above_bytes/],
		['a weight of vectors above two', { vectorWeight: 2.1 }, /vectorWeight/],
		['vectors that there are not', { vectors: 'lsa' }, /vectors/],
		['a term of a glossary that is too long', { glossary: { ['a'.repeat(101)]: 'b' } }, /glossary/],

		['a list', [], /: write an object/],
		['broken JSON', '{"ignore": [', /not valid JSON \(close bracket expected\)/],
		['other bytes than UTF-8', new Uint8Array([0xff]), /UTF-8/],
	])('refuses %s, naming the file and the place', async (_, content, message) => {
		await expect(load(content)).rejects.toThrow(BuildError);
		await expect(load(content)).rejects.toThrow(message);
		await expect(load(content)).rejects.toThrow(CONFIG_FILE);
	});

	it.each([
		['many stars', 'a*'.repeat(30)],
		['four stars in a name', 'b/*a*a*a*'],
		['many double stars', '**/a/'.repeat(5)],
		['many braces', '{a,b}'.repeat(30)],
		['a range', '{1..9999999}'],
		['a repeated group', '+(a|aa)b'],
		['many characters', 'a'.repeat(1001)],
	])('refuses a glob with %s, as it could take hours', async (_, glob) => {
		for (const config of [{ ignore: glob }, { markdown: [{ include: glob }] }, { contexts: { global: glob } }])
			await expect(load(config)).rejects.toThrow(/a glob may have at most/);
		await expect(load({ contexts: { epics: `{epic}/${glob}` } })).rejects.toThrow(BuildError);
	});

	it('refuses a link that leads out of its folder, a pipe and a device', async () => {
		const outside = join(tempFolder({ 'c.json': {} }), 'c.json');
		const pipe = tempFolder();
		execFileSync('mkfifo', [join(pipe, CONFIG_FILE)]);
		const links = [outside, '/dev/zero'].map((target) => {
			const folder = tempFolder();
			symlinkSync(target, join(folder, CONFIG_FILE));
			return folder;
		});
		for (const folder of [...links, pipe]) await expect(loadConfig(undefined, [folder])).rejects.toThrow(BuildError);
		await expect(loadConfig(undefined, [pipe])).rejects.toThrow('this is not a file; name one.');
		await expect(loadConfig(join(pipe, CONFIG_FILE), [pipe])).rejects.toThrow('this is not a file; name one.');
		const inside = tempFolder({ 'c.json': { ignore: 'x' } });
		symlinkSync('c.json', join(inside, CONFIG_FILE));
		expect((await loadConfig(undefined, [inside])).ignore).toEqual(['x']);
	});

	it('refuses a file that is named and cannot be read', async () => {
		const root = tempFolder({ 'folder.json/x': '' });
		symlinkSync('loop.json', join(root, 'loop.json'));
		for (const name of ['gone.json', 'loop.json']) {
			const message = `${name} is missing: name a configuration file that is there`;
			await expect(loadConfig(join(root, name), [root])).rejects.toThrow(message);
		}
		await expect(loadConfig(join(root, 'folder.json'), [root])).rejects.toThrow('this is not a file; name one');
	});
});
