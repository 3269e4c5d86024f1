import { createTextIndex, type TextIndex } from '@pinakes/query/memory';
import { PREFIX } from '@pinakes/query/parts';
import { describe, expect, it } from 'vitest';

/** Pages of a text each, which is their id as well. */
function pages(...texts: readonly string[]): TextIndex {
	return createTextIndex(texts.map((text) => ({ id: text, text })));
}

function first(index: TextIndex, query: string, prefix = false): string | undefined {
	const { hits } = index.search(query, { use: prefix ? [PREFIX] : [] });
	return hits[0]?.id;
}

describe('a name with signs', () => {
	const index = pages(
		...['A client for C.', 'A client for C++.', 'A client for C#.', 'A client for F#.', 'Build it with .NET here.'],
		...[
			'The net of a fisherman.',
			'The $state rune.',
			'The state of things.',
			'Install @scope/pkg first.',
			'The scope of a pkg.',
		],
		...[
			'Read /etc/hosts now.',
			'Hosts and etc.',
			'Call a->b then.',
			'Use ::before as a box.',
			'What std::vector holds.',
		],
		...[
			'Write in #channel please.',
			'A channel of water.',
			'Commit with -m and a text.',
			'Try --dry-run at first.',
			'A dry day to run.',
		],
		...[
			'Notepad++ is an editor.',
			'A notepad of paper.',
			'Set &str as the type.',
			'Media players.',
			'An @media query.',
		],
	);

	it.each([
		['C#', 'A client for C#.'],
		['c++', 'A client for C++.'],
		['C', 'A client for C.'],
		['F#', 'A client for F#.'],
		['.NET', 'Build it with .NET here.'],
		['$state', 'The $state rune.'],
		['state', 'The state of things.'],
		['@scope/pkg', 'Install @scope/pkg first.'],
		['/etc/hosts', 'Read /etc/hosts now.'],
		['a->b', 'Call a->b then.'],
		['::before', 'Use ::before as a box.'],
		['std::vector', 'What std::vector holds.'],
		['#channel', 'Write in #channel please.'],
		['commit -m', 'Commit with -m and a text.'],
		['--dry-run', 'Try --dry-run at first.'],
		['notepad++', 'Notepad++ is an editor.'],
		['@media', 'An @media query.'],
	])('%s is found before its parts', (query, id) => {
		expect(first(index, query)).toBe(id);
	});

	it.each(['@sco', '@scope/p', '/etc/ho', '--dry', '--dry-r', 'std::ve', '$sta', 'notepad+'])(
		'is found while %s is typed',
		(query) => {
			const { hits, probability } = index.search(query, { use: [PREFIX] });
			expect(hits[0]?.id.toLowerCase()).toContain(query);
			expect(probability).toBeGreaterThan(0.5);
		},
	);
});

describe('a version', () => {
	const index = pages(
		...[
			'Version 3.1.0 is out.',
			'Version v3.0.1 is out.',
			'Version v3.0.0 is out.',
			'Version 2.10.3 is out.',
			'Version 1.2.1 is out.',
		],
		...['Version v2.1.4 is out.', 'Version v1.3.0 is out.', 'Version 10.2.1 is out.', 'Version 1.21.0 is out.'],
	);

	it.each([
		['3.1.0', '3.1.0'],
		['v3.1.0', '3.1.0'],
		['3.0.1', 'v3.0.1'],
		['version 3.0.0', 'v3.0.0'],
		['V3.0.0', 'v3.0.0'],
		['2.1', 'v2.1.4'],
		['v2.1', 'v2.1.4'],
		['2.10', '2.10.3'],
		['1.21', '1.21.0'],
		['10.2', '10.2.1'],
		['1.2', '1.2.1'],
	])('%s is found exactly, or by its beginning', (query, version) => {
		expect(first(index, query)).toBe(`Version ${version} is out.`);
	});
});

describe('a word with capitals, digits or hyphens', () => {
	const together = 'OAuth2 IPv6 MySQL8 vSphere8 WebRTC1 wifi readonly multitenant email dryrun';
	const apart = 'O-Auth Wi-Fi read-only multi-tenant e-mail dry run set up';
	const index = pages(`${together} here`, `${apart} there`, 'Something else.');

	it.each([
		...together.toLowerCase().split(' '),
		'OAUTH2',
		'wi-fi',
		'read-only',
		'read only',
		'multi tenant',
		'dry-run',
	])('%s is answered', (query) => {
		expect(index.search(query).probability).toBeGreaterThan(0.5);
	});

	it.each([
		['wifi', 'Wi-Fi'],
		['readonly', 'read-only'],
		['multitenant', 'multi-tenant'],
		['email', 'e-mail'],
		['dryrun', 'dry run'],
		['wi-fi', 'wifi'],
		['read only', 'readonly'],
		['data base', 'database'],
		['set up', 'setup'],
		['key board', 'keyboard'],
		['nodejs', 'Node.js'],
		['getUserById', 'get_user_by_id'],
		['1000000', '1,000,000'],
		['1,000,000', '1000000'],
		['10 000', '10000'],
	])('%s finds %s', (query, written) => {
		const { hits, probability } = pages(`About ${written} here.`, 'Something else.').search(query);
		expect(hits[0]?.id).toBe(`About ${written} here.`);
		expect(probability).toBeGreaterThan(0.5);
	});
});

it('words together are found as they are, and not as what begins alike', () => {
	const index = pages('Content has a `contentType`.', 'Something else.');
	const kinds = (query: string) =>
		index.search(query, { threshold: 0, explain: true }).hits[0]?.terms?.map(({ kind }) => kind);
	expect(kinds('content types')).toContain('whole');
	expect(kinds('content tabs')).not.toContain('whole');
});

describe('a stop word', () => {
	const index = createTextIndex([
		{ id: 'hooks', text: 'The `after` hook runs last, and this is before it.' },
		{ id: 'css', text: 'Use `::before` for a box.' },
		{ id: 'loops', sections: [{ headings: ['Do while'], text: 'Loop until it is done.' }] },
		{ id: 'about', title: 'About us', text: 'A small company.' },
		{ id: 'it', title: 'IT department', text: 'It is on floor two.' },
		{ id: 'this', text: 'In a method, `this` is the object; `each()` walks.' },
	]);

	it.each([
		['after', 'hooks'],
		['while', 'loops'],
		['do while', 'loops'],
		['about', 'about'],
		['IT', 'it'],
		['this', 'this'],
		['each', 'this'],
		['::before', 'css'],
	])('%s is found in headings and code', (query, id) => {
		expect(first(index, query)).toBe(id);
		expect(first(index, query, true)).toBe(id);
	});

	it('is no term elsewhere', () => {
		expect(index.search('before').rejection_category).toBe('no_terms');
	});
});

describe('a wrong letter', () => {
	const words = 'password keyboard response prometheus vitepress kubernetes database internal console interface custom';
	const index = pages(...words.split(' ').map((word) => `The ${word} here.`));

	it.each([
		'passwrod',
		'pasword',
		'keybord',
		'reponse',
		'promethues',
		'vitpress',
		'kubenetes',
		'databse',
		'intrenal',
		'consle',
	])('in %s is answered, and not certain', (query) => {
		const { probability } = index.search(query);
		expect(probability).toBeGreaterThan(0.5);
		expect(probability).toBeLessThan(0.95);
	});

	it.each(['internet', 'consolidate', 'customer', 'interfere', 'internist', 'consulate'])(
		'%s is another word',
		(query) => {
			expect(index.search(query, { threshold: 0 }).probability).toBeLessThan(0.9);
		},
	);
});

describe('hostile names', () => {
	it.each([
		['signs alone', '-+#@$%&/'.repeat(1250)],
		['a version of a hundred parts', Array.from({ length: 100 }, (_, i) => i).join('.')],
		['a sign at every second place', 'a@'.repeat(5000)],
		['hyphens', 'a-'.repeat(5000)],
		['groups of digits', '1,000,'.repeat(1500)],
	])('%s are bounded', (_, text) => {
		const index = createTextIndex([{ id: 'a', title: text.slice(0, 1000), text: `${text} lava` }]);
		expect(index.search('lava').hits).toHaveLength(1);
		for (const use of [[PREFIX], []]) expect(() => index.search(text.slice(0, 1000), { use })).not.toThrow();
	});
});

describe('a whole name while it is typed', () => {
	const index = createTextIndex([
		{ id: 'options', title: 'Build options', text: 'Each build option of a build, and what it builds.' },
		{ id: 'build', title: 'Build', text: 'From sources to a bundle for production.' },
		{ id: 'ssr', title: 'Server-side rendering', text: 'The server renders the page at build time or later.' },
	]);

	it.each([
		['build', 'build'],
		['build options', 'options'],
		['Server-side rendering', 'ssr'],
	])('%s has its page first', (query, id) => {
		expect(first(index, query, true)).toBe(id);
		expect(first(index, query)).toBe(id);
	});
});
