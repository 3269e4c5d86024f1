import type { TextOptions, TextResult } from '@pinakes/query';
import { createTextIndex, type TextDocument, type TextIndex } from '@pinakes/query/memory';
import { FIELDS, PREFIX, SIGNS } from '@pinakes/query/parts';
import { describe, expect, it } from 'vitest';
import type { TermContribution } from './present.ts';

/** Documents by their texts: a, b, c and so on. */
function textsOf(...texts: readonly string[]): TextDocument[] {
	return texts.map((text, i) => ({ id: String.fromCharCode(97 + i), text }));
}

/** Parts for queries that end in an unfinished word. */
const TYPED = [SIGNS, PREFIX];

/** Searches with signs. */
function search(index: TextIndex, query: string, options: TextOptions = {}): TextResult {
	return index.search(query, { use: [SIGNS], ...options });
}

/** The ids of what is found, sorted, whatever the scores. */
function foundIn(index: TextIndex, query: string, options: TextOptions = {}): string {
	const hits = index.query(query, { use: [SIGNS], threshold: 0, limit: 1000, ...options });
	return hits
		.map(({ id }) => id)
		.sort()
		.join(' ');
}

/** How one term of a query was found in the best hit. */
function termIn(index: TextIndex, query: string, term: string, options: TextOptions = {}): Partial<TermContribution> {
	const [best] = index.query(query, { use: [SIGNS], threshold: 0, explain: true, ...options });
	const { kind, likeness, others } = best?.terms?.find((each) => each.term === term) ?? {};
	return JSON.parse(JSON.stringify({ kind, likeness, others })) as Partial<TermContribution>;
}

describe('a phrase', () => {
	const english = createTextIndex(
		textsOf(
			'A cluster of nodes.',
			'Nodes of a cluster.',
			'The cluster has nodes of iron',
			'nodes, every node; a share',
			'connecting databases quickly',
		),
	);

	it.each([
		['"cluster of nodes"', 'a'],
		['"nodes of a cluster"', 'b'],
		['"NODES of"', 'b c'],
		['"cluster"', 'a b c'],
		['"connect database"', 'e'],
		['"connects databases" quickly', 'e'],
		['"cluster of" "of nodes"', 'a'],
		['"has nodes" of', 'c'],
		['of "nodes every"', 'd'],
		['"node a share"', 'd'],
		['"nodes, every node"', 'd'],
		['"a cluster', 'a b c'],
	])('%s finds %s', (query, ids) => {
		expect(foundIn(english, query)).toBe(ids);
		if (query.endsWith('"')) expect(search(english, query, { threshold: 0 }).relaxed).toEqual([]);
	});

	const chinese = createTextIndex(
		textsOf('数据库集群有节点', '集群数据库', '节点。数据库，集群', 'Redis6集群的节点', '数 据 库'),
	);

	it.each([
		['"数据库集群"', 'a'],
		['"集群数据库"', 'b'],
		['"数据库"', 'a b c'],
		['"集群"', 'a b c d'],
		['"数据库，集群"', 'a c'],
		['"Redis6集群"', 'd'],
		['"6 集群的"', 'd'],
		['"redis6 集群"', 'd'],
		['"数 据 库"', 'a b c e'],
		['"群"', 'a b c d'],
	])('%s finds %s', (query, ids) => {
		expect(foundIn(chinese, query)).toBe(ids);
	});

	it('that no text has is looked for word by word, and named', () => {
		const result = search(english, '"cluster nodes" "every share"', { threshold: 0 });
		expect(result.relaxed).toEqual(['cluster nodes', 'every share']);
		expect(result.hits.length).toBe(4);
		expect(search(chinese, '"库集数"', { threshold: 0 }).relaxed).toEqual(['库集数']);
	});

	it('is within one text: a title, a heading, or a section', () => {
		const index = createTextIndex([
			{ id: 'title', title: 'red stone', text: 'dust' },
			{ id: 'torn', title: 'red', text: 'stone' },
			{ id: 'heading', sections: [{ headings: ['lamp', 'a red stone'], text: 'dust' }] },
			{ id: 'headings', sections: [{ headings: ['red', 'stone'], text: 'dust' }] },
			{ id: 'sections', sections: [{ text: 'red' }, { text: 'stone' }] },
			{ id: 'second', sections: [{ text: 'dust' }, { text: 'red stone' }] },
		]);
		expect(foundIn(index, '"red stone"')).toBe('heading second title');
	});

	it('is not found in an id, which is not a text', () => {
		const index = createTextIndex([
			{ id: 'red stone', text: 'stone that is red' },
			{ id: 'b', text: 'a red stone' },
		]);
		expect(foundIn(index, '"red stone"')).toBe('b');
		expect(
			search(createTextIndex([{ id: 'red stone', text: 'stone, red' }]), '"red stone"', { threshold: 0 }).relaxed,
		).toEqual(['red stone']);
	});

	it('may have an identifier', () => {
		const index = createTextIndex(
			textsOf('call getUserById now', 'call get user by id', 'release v1.2.3', 'v1.2.30 release'),
		);
		expect(foundIn(index, '"call getUserById"')).toBe('a b');
		expect(foundIn(index, '"release v1.2.3"')).toBe('c');
	});

	it('is words like others without signs', () => {
		expect(foundIn(english, '"cluster of nodes"', { use: [] })).toBe('a b c d');
		expect(english.search('"cluster nodes"', { threshold: 0 }).relaxed).toEqual([]);
		expect(foundIn(english, 'body:"cluster every"', { use: [] })).toBe('a b c d');
	});

	it('is looked for below the best, and above the rest', () => {
		const documents = textsOf(
			...Array.from({ length: 20 }, () => 'stone red stone red stone red'),
			'red dust'.repeat(9),
		);
		const index = createTextIndex([
			...documents.map(({ text = '' }, i) => ({ id: `d${i}`, text: text.replaceAll('red stone', 'red, the stone') })),
			{ id: 'last', text: `${'dust and gravel '.repeat(40)} red stone` },
		]);
		expect(foundIn(index, '"red stone"', { limit: 1 })).toBe('last');
	});

	it('of many words is as quick as it is long', () => {
		const text = 'a b '.repeat(50_000);
		const index = createTextIndex(textsOf(text, `${text} xyz`));
		expect(foundIn(index, `"${'b a '.repeat(3000)}"`)).toBe('a b');
	});
});

describe('what is left out', () => {
	const index = createTextIndex([
		{ id: 'a', title: 'Redis', text: 'cluster of nodes' },
		{ id: 'b', title: 'Valkey', text: 'cluster, unlike redis' },
		{ id: 'c', sections: [{ text: 'cluster' }, { headings: ['Nodes'], text: 'getUserById v1.2' }] },
		{ id: 'd', title: '集群', text: 'cluster 数据库' },
		{ id: 'e', title: '数据', text: 'cluster 5 of them, no-network' },
	]);

	it.each([
		['cluster -redis', 'c d e'],
		['cluster -REDIS', 'c d e'],
		['-redis cluster', 'c d e'],
		['cluster -redis -nodes', 'd e'],
		['cluster -node', 'b d e'],
		['cluster -数据库', 'a b c e'],
		['cluster -数据', 'a b c'],
		['cluster -据', 'a b c'],
		['cluster -getUserById', 'a b d e'],
		['cluster -"unlike redis"', 'a c d e'],
		['cluster -unknownword', 'a b c d e'],
		['cluster -the', 'a b c d e'],
		['cluster -', 'a b c d e'],
		['cluster --redis', 'a b c d e'],
		['cluster -5', 'a b c d e'],
		['cluster no-network', 'a b c d e'],
		['cluster - redis', 'a b c d e'],
		['cluster -"', 'a b c d e'],
		['cluster -""', 'a b c d e'],
		['cluster -cluster', ''],
	])('by %s leaves %s', (query, ids) => {
		expect(foundIn(index, query)).toBe(ids);
	});

	it('is no single letter, which is the option of a command', () => {
		const commands = createTextIndex(textsOf('git commit -m message', 'commit with git'));
		expect(foundIn(commands, 'git commit -m')).toBe('a b');
		expect(foundIn(commands, 'git commit -message')).toBe('b');
	});

	it('does not find anything by itself', () => {
		expect(search(index, '-redis')).toMatchObject({ hits: [], rejection_category: 'no_terms' });
		expect(search(index, 'cluster -cluster')).toMatchObject({ hits: [], rejection_category: 'no_match' });
	});

	it('does not exclude similar words', () => {
		const likes = createTextIndex(textsOf('rock analyst', 'rock analysis', 'rock cluster'));
		expect(foundIn(likes, 'rock -analysis')).toBe('a c');
		expect(foundIn(likes, 'rock -clustr')).toBe('a b c');
		expect(foundIn(likes, 'rock -clus', { use: TYPED })).toBe('a b c');
	});

	it('is looked for where signs have no meaning', () => {
		const options = { use: [] };
		expect(foundIn(index, '-redis', options)).toBe('a b');
		expect(foundIn(index, '"nodes of cluster"', options)).toBe('a b c d e');
		expect(foundIn(index, 'title:redis', options)).toBe('a b');
	});

	it('does not make the best fewer than there are', () => {
		const many = createTextIndex([
			...Array.from({ length: 50 }, (_, i) => ({ id: `x${i}`, text: 'cluster cluster redis' })),
			...Array.from({ length: 5 }, (_, i) => ({ id: `y${i}`, text: 'one cluster of several' })),
		]);
		expect(foundIn(many, 'cluster -redis', { limit: 5 })).toBe('y0 y1 y2 y3 y4');
	});
});

describe('a word that is being typed', () => {
	const index = createTextIndex([
		{ id: 'connection', text: 'a connection' },
		{ id: 'databases', text: 'two databases' },
		{ id: 'id', text: 'every id' },
		{ id: 'other', text: 'something else entirely, théâtre' },
	]);

	it.each(['connection', 'databases', 'connections', 'database', 'connected'])(
		'finds at every letter of %s',
		(word) => {
			for (let length = 3; length <= word.length; length++) {
				const expected = word.startsWith('d') ? 'databases' : 'connection';
				expect(foundIn(index, word.slice(0, length), { use: TYPED, typos: false })).toBe(expected);
			}
		},
	);

	it.each([
		['two data', 'databases'],
		['c', 'connection'],
		['co', 'connection'],
		['e', 'id other'],
		['CONN', 'connection'],
		['ｃｏｎｎ', 'connection'],
		['thé', 'other'],
		['id', 'id'],
		['ids', 'id'],
		['connec data', 'databases'],
		['data ', ''],
		['data\n', ''],
		['databases ', 'databases'],
		['da-ta', 'databases'],
		['two d', 'databases'],
		['every i', 'id'],
		['', ''],
		['x', ''],
	])('%j finds %j', (query, ids) => {
		expect(foundIn(index, query, { use: TYPED, typos: false, related: false })).toBe(ids);
	});

	it.each([
		'running',
		'writing',
		'added',
		'cities',
		'studying',
		'using',
		'stopped',
		'authentication',
		'analyses',
		'happiness',
	])('finds at every letter a word whose stem is not its beginning: %s', (word) => {
		const forms = createTextIndex(textsOf(word, 'other'));
		for (let length = 3; length <= word.length; length++) {
			const typed = word.slice(0, length);
			const found = foundIn(forms, typed, { use: TYPED, typos: false, related: false });
			expect({ typed, found }).toEqual({ typed, found: 'a' });
		}
	});

	it('is the last word of the query, and no other', () => {
		const finished = { use: TYPED, typos: false, related: false };
		for (const query of ['data "else entirely"', 'data -every']) {
			expect(foundIn(index, query, finished)).toBe(query.includes('entirely') ? 'other' : '');
		}
	});

	it('may be one in a language that is written in other letters', () => {
		const cyrillic = createTextIndex(textsOf('база данных', 'другое'));
		expect(foundIn(cyrillic, 'дан', { use: TYPED })).toBe('a');
		expect(foundIn(createTextIndex(textsOf('数据库', '红石')), '数', { use: TYPED })).toBe('a');
	});

	it('that nothing begins with may be mistyped, as a finished one', () => {
		for (const query of ['conection', 'two databses', 'xonnection']) {
			expect([query, foundIn(index, query, { use: [PREFIX] })]).toEqual([query, foundIn(index, `${query} `)]);
			expect(foundIn(index, query, { use: [PREFIX] })).not.toBe('');
			expect(foundIn(index, query.split(' ').at(-1) ?? '', { use: [PREFIX], typos: false, related: false })).toBe('');
		}
		expect(index.search('conection', { use: [PREFIX], threshold: 0 }).unknown).toEqual(['conection']);
	});

	it('is needed as the others are with match: all', () => {
		const options: TextOptions = { use: [FIELDS, PREFIX], match: 'all' };
		const tents = createTextIndex(textsOf('a red tent', 'a red chair', 'a blue maxSize'));
		expect(foundIn(tents, 'red tent', options)).toBe('a');
		expect(foundIn(tents, 'red te', options)).toBe('a');
		expect(foundIn(tents, 'red sofa', options)).toBe('');
		expect(foundIn(tents, 'blue max_si', options)).toBe('c');
	});

	it('is explained', () => {
		expect(termIn(index, 'connec', 'connec', { use: TYPED })).toEqual({
			kind: 'prefix',
			likeness: 'prefix',
			others: ['connect'],
		});
	});

	it('is whole unless prefixes are asked for', () => {
		expect(foundIn(index, 'connec', { typos: false, related: false })).toBe('');
		expect(foundIn(index, 'data', { typos: false })).toBe('');
	});

	it('takes the most frequent words where very many begin so', () => {
		const words = Array.from(
			{ length: 300 },
			(_, i) => `pre${String.fromCharCode(98 + (i % 20))}${'bcdfghklmnprtvw'[i % 15]}${i}`,
		);
		const many = createTextIndex(words.map((word, i) => ({ id: `d${i}`, text: word.replace(/\d+$/, '') })));
		const others = termIn(many, 'pre', 'pre', { use: TYPED }).others ?? [];
		expect(others.length).toBeGreaterThan(0);
		expect(others.length).toBeLessThanOrEqual(64);
	});
});

/** Every way to make one mistake of a kind in a word at a place. */
function mistakes(word: string, at: number): Record<string, string> {
	const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
	return {
		deletion: before + after,
		insertion: `${before}q${letter}${after}`,
		substitution: `${before}q${after}`,
		transposition: before + after.charAt(0) + letter + after.slice(1),
	};
}

const MISTYPED = 'minecraft cluster diamond golem portal connection kubernetes database horse'.split(' ');

describe('a mistyped word', () => {
	const index = createTextIndex([
		...MISTYPED.map((word) => ({ id: word, text: `about ${word}` })),
		{ id: 'gold', text: 'gold and iron' },
		{ id: 'clutter', text: 'clutter' },
	]);

	describe.each(MISTYPED)('%s', (word) => {
		it.each([
			['first letter', 0],
			['second letter', 1],
			['middle', Math.floor(word.length / 2)],
			['last letter but one', word.length - 2],
			['last letter', word.length - 1],
		])('is found with one mistake at the %s', (_, at) => {
			for (const [kind, typed] of Object.entries(mistakes(word, at))) {
				// A word of five letters that lost one has too few.
				if (typed === word || typed.length < 5) continue;
				expect({ kind, typed, found: foundIn(index, typed).split(' ').includes(word) }).toEqual({
					kind,
					typed,
					found: true,
				});
			}
		});
	});

	it('is explained, and named as unknown', () => {
		expect(termIn(index, 'mincraft', 'mincraft')).toEqual({
			kind: 'word',
			likeness: 'typo',
			others: ['minecraft'],
		});
		expect(index.search('mincraft', { threshold: 0 })).toMatchObject({
			unknown: ['mincraft'],
			rejection_category: null,
		});
	});

	it('counts less than a word that is not', () => {
		const both = createTextIndex(textsOf('golem of iron', 'portal of stone'));
		const [first, second] = both.query('golme portal', { threshold: 0 });
		expect([first?.id, second?.id]).toEqual(['b', 'a']);
	});

	it('is not taken for another if it is known', () => {
		expect(foundIn(index, 'clutter')).toBe('clutter');
		expect(foundIn(index, 'cluster')).toBe('cluster');
		expect(termIn(index, 'clutter', 'clutter')).toMatchObject({ likeness: 'exact', others: [] });
	});

	it.each(['golr', 'glod', 'old', 'gld', 'goldx', 'irno', 'ironx'])(
		'is not looked for if it has few letters: %s',
		(typed) => {
			// Five letters of which one was added to a word of four are enough.
			expect(foundIn(index, typed)).toBe(typed.length < 5 ? '' : 'gold');
		},
	);

	it.each(['m1necraft', 'диамонд', 'mnecrat', 'mniecarft', 'xyzminecraft'])(
		'is not looked for if it is no word of letters, or far off: %s',
		(typed) => {
			expect(foundIn(index, typed, { related: false })).toBe('');
		},
	);

	it.each(['ninecraft', 'mnecraft', 'imnecraft', 'mniecraft', 'mienecraft', 'miencraft'])(
		'is found in its first letters, also beside a known word: %s',
		(typed) => {
			expect(foundIn(index, typed)).toBe('minecraft');
			expect(foundIn(index, `${typed} gold`)).toBe('gold minecraft');
			expect(index.search(`${typed} gold`, { threshold: 0 }).unknown).toEqual([typed]);
		},
	);

	it('is no two words that it happens to consist of', () => {
		const runners = createTextIndex(textsOf('a test runner', 'they er when they run'));
		expect(foundIn(runners, 'test runer')).toBe('a');
		expect(termIn(runners, 'test runer', 'runer')).toMatchObject({ likeness: 'typo', others: ['runner'] });
	});

	it('is not looked for if typos are off', () => {
		for (const typed of ['mincraft', 'ninecraft', 'minecarft']) {
			expect(index.search(typed, { typos: false, threshold: 0 })).toMatchObject({
				hits: [],
				unknown: [typed],
				rejection_category: 'no_match',
			});
		}
	});

	it('is found whatever was asked before', () => {
		const letters = createTextIndex(textsOf('bcdfghklm', 'other'));
		expect(foundIn(letters, 'BcdFzhklm')).toBe('');
		expect(foundIn(letters, 'bcdfzhklm')).toBe('a');
		const reversed = createTextIndex(textsOf('bcdfghklm', 'other'));
		expect(foundIn(reversed, 'bcdfzhklm')).toBe('a');
		expect(foundIn(reversed, 'BcdFzhklm')).toBe('');
	});

	it('is found alike in two forms of one mistake, whichever was asked first', () => {
		const documents = textsOf('running', 'other', 'policies', 'connection');
		const forms = `runaning runanings runnning runnnings plicies plicy
			conectin conectins conection conected`.split(/\s+/);
		const alone = new Map(forms.map((form) => [form, foundIn(createTextIndex(documents), form)]));
		for (const order of [forms, [...forms].reverse()]) {
			const asked = createTextIndex(documents);
			for (const form of order) expect({ form, found: foundIn(asked, form) }).toEqual({ form, found: alone.get(form) });
		}
	});

	it('is found beside an identifier of the same letters', () => {
		const documents = textsOf('bcdfghklm', 'other');
		expect(foundIn(createTextIndex(documents), 'BcdFzhklm bcdfzhklm')).toBe('a');
		expect(foundIn(createTextIndex(documents), 'bcdfzhklm BcdFzhklm')).toBe('a');
	});
});

describe('a related word', () => {
	const index = createTextIndex(textsOf('the analysis', 'an analyst', 'all analytics', 'anode', 'other'));

	it('is found at less weight', () => {
		const hits = index.query('analysis', { threshold: 0 });
		expect(hits.map(({ id }) => id)[0]).toBe('a');
		expect(foundIn(index, 'analysis')).toContain('b');
		expect(foundIn(index, 'analysis')).not.toContain('d');
	});

	it('is explained', () => {
		const term = termIn(index, 'analysis', 'analysi');
		expect(term).toMatchObject({ kind: 'word', likeness: 'related' });
		expect(term.others).toContain('analyst');
		expect([...(term.others ?? [])].sort()).toEqual(term.others);
	});

	it('is not found if related words are off', () => {
		expect(foundIn(index, 'analysis', { related: false })).toBe('a');
		expect(termIn(index, 'analysis', 'analysi', { related: false })).toMatchObject({ likeness: 'exact', others: [] });
	});

	it('has more than a few letters', () => {
		expect(foundIn(createTextIndex(textsOf('cart', 'carts', 'card', 'care')), 'card')).toBe('c');
	});
});

describe('an identifier', () => {
	const index = createTextIndex(
		textsOf(
			'call getUserById()',
			'the --no-network flag',
			'fixes CVE-2015-3197',
			'since v1.2.3',
			'a snake_case name',
			'an HTTPServer',
			'an iPhone',
			"it can't, and o'neill",
			'2003年的Redis6集群',
		),
	);

	it.each([
		['getUserById', 'a'],
		['getuserbyid', 'a'],
		['user', 'a'],
		['get_user_by_id', 'a'],
		['no-network', 'b'],
		['network', 'b'],
		['CVE-2015-3197', 'c'],
		['cve-2015-3197', 'c'],
		['3197', 'c'],
		['v1.2.3', 'd'],
		['V1.2.3', 'd'],
		['snake_case', 'e'],
		['snake', 'e'],
		['case', 'e'],
		['HTTPServer', 'f'],
		['httpserver', 'f'],
		['http', 'f'],
		['server', 'f'],
		['iphone', 'g'],
		['iPhone', 'g'],
		['IPHONE', 'g'],
		['phone', 'g'],
		["o'neill", 'h'],
		['neill', 'h'],
		['o’neill', 'h'],
		["can't", ''],
		['2003', 'i'],
		['redis', 'i'],
		['Redis6', 'i'],
		['redis6', 'i'],
		['6', 'i'],
		['集群', 'i'],
		['年', 'i'],
		['Redis6集群', 'i'],
	])('%s finds %s', (query, id) => {
		expect(foundIn(index, query, { typos: false, related: false })).toBe(id);
	});

	it('ranks what has it whole before what has its parts', () => {
		const parts = createTextIndex(textsOf('id of a user: get it by hand', 'getUserById', 'user'));
		expect(parts.query('getUserById', { threshold: 0 })[0]?.id).toBe('b');
		const versions = createTextIndex(textsOf('1 2 3 1 2 3', 'v1.2.4', 'v1.2.3', 'v3.2.1'));
		expect(versions.query('v1.2.3', { threshold: 0 })[0]?.id).toBe('c');
	});
});
