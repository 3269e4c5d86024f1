import { findContexts } from '@pinakes/query';
import { describe, expect, it } from 'vitest';
import {
	buildTree,
	contextText,
	epicPath,
	globalPath,
	indexContexts,
	pathsFor,
	tierOf,
} from '../testing/context-index.ts';

const PATH = epicPath('EPIC-01', 'Cart');

/** The tier by which a context of a text is found. */
async function tierByText(text: string, ...keywords: readonly string[]): Promise<string | null> {
	return tierOf(await indexContexts({ [PATH]: text }), PATH, keywords);
}

describe('a keyword in the front matter', () => {
	it.each([
		['a list', ['tags: [authentication, security, JWT]']],
		['a list of lines', ['tags:', '  - Security', '  - "JWT"']],
		['a string', ['tags: security, jwt']],
		['a string with Chinese commas', ['tags: 安全，JWT；缓存']],
		['one word', ['tags: JWT']],
		['a list that has other things in it', ['tags: [1, null, {a: b}, jwt]']],
		['full width', ['tags: [ＪＷＴ]']],
	])('is found among tags that are %s', async (_, lines) => {
		expect(await tierByText(contextText([...lines, 'title: x']), 'jwt')).toBe('front_matter');
	});

	it.each([
		['title: "用户认证与授权设计"', '认证'],
		['title: "用户认证与授权设计"', 'auth'],
		['title: "用户认证与授权设计"', '授权'],
		['title: Sessions and tokens', 'tokens'],
		['title: Sessions and tokens', 'token'],
		['title: Sessions and tokens', 'session'],
		['title: "Go: a guide"', 'go'],
		['tags: [用户认证]', '认证'],
		['tags: [message-queue]', '消息队列'],
		['tags: [消息队列]', 'mq'],
		['tags: [message queue]', 'message queue'],
		['tags: [UserProfile]', 'profile'],
		['tags: [OAuth2]', 'oauth2'],
		['tags: [db]', 'database'],
	])('%s has %s', async (line, keyword) => {
		expect(await tierByText(contextText([line]), keyword)).toBe('front_matter');
	});

	it.each([
		['title: Cargo', 'go'],
		['title: 用户', '用'],
		['tags: [author]', 'auth'],
		['author: payment', 'payment'],
		['description: payment', 'payment'],
		['updated: payment', 'payment'],
	])('%s has no %s', async (line, keyword) => {
		expect(
			await tierByText(
				contextText(['title: x', line].filter((one) => one !== 'title: x' || !line.startsWith('title'))),
				keyword,
			),
		).toBeNull();
	});

	it('is worth less than in the name, and more than in the content, once and not summed', async () => {
		const text = (title: string, tags: string, body: string): string =>
			contextText([`title: ${title}`, `tags: ${tags}`], body);
		const index = await indexContexts({
			[epicPath('E', 'Payment')]: text('x', 'y', 'z\n'),
			[epicPath('E', 'Prepayments')]: text('Payment', 'payment', '# Payment\n\npayment\n'),
			[epicPath('E', 'A')]: text('Payment', 'payment', '# Payment\n\npayment\n'),
			[epicPath('E', 'B')]: text('x', 'y', '# Payment\n\npayment payment payment\n\n## Payment\n\n### Payment\n'),
		});
		const { explanation = [] } = await findContexts(index, { keywords: ['payment'] }, { explain: true });
		expect(explanation.map(({ context, score, tier }) => [context, score, tier])).toEqual([
			[epicPath('E', 'Payment'), 10, 'file_name'],
			[epicPath('E', 'Prepayments'), 7, 'file_name_part'],
			[epicPath('E', 'A'), 6, 'front_matter'],
			[epicPath('E', 'B'), 3, 'content'],
		]);
		expect(await pathsFor(index, { keywords: ['payment'] })).not.toContain(epicPath('E', 'B'));
	});
});

describe('a keyword in the content', () => {
	const HEAD = ['title: x'];

	it.each(['# Payment', '## Payment', '### How payments work', 'Payment\n======='])(
		'is found in the heading %j',
		async (heading) => {
			expect(await tierByText(contextText(HEAD, `${'x '.repeat(400)}\n\n${heading}\n`), 'payment')).toBe('content');
		},
	);

	it('is found in the first 500 characters below the front matter, which are no bytes', async () => {
		const before = (count: number): string => contextText(HEAD, `${'字'.repeat(count)} payment`);
		expect(await tierByText(before(480), 'payment')).toBe('content');
		expect(await tierByText(before(500), 'payment')).toBeNull();
		const long = contextText([...HEAD, `note: ${'x'.repeat(600)}`], 'payment\n');
		expect(await tierByText(long, 'payment')).toBe('content');
	});

	it('is not found in code that looks like a heading', async () => {
		expect(
			await tierByText(contextText(HEAD, `${'x '.repeat(400)}\n\n\`\`\`sh\n# payment\n\`\`\`\n`), 'payment'),
		).toBeNull();
	});
});

describe('front matter that is not as it should be', () => {
	it('may have a byte-order mark and CRLF', async () => {
		const text = `\ufeff---\r\ntitle: 架构\r\ntags:\r\n  - auth\r\n  - db\r\nupdated: 2025-12-23\r\n---\r\n\r\n# Heading\r\n`;
		const path = globalPath('Architecture');
		const older = globalPath('Other');
		const { index, problems } = await buildTree({
			[path]: text,
			[older]: contextText(['title: x', 'tags: [db, auth]', 'updated: 2025-12-22']),
		});
		expect(problems).toEqual([]);
		expect(await pathsFor(index, { keywords: ['database', '认证'] })).toEqual([path, older]);
		expect(await tierOf(index, path, ['heading'])).toBe('content');
	});

	it.each([
		['broken YAML', '---\ntags: [a\ntitle: "x\n---\n\nbody\n'],
		['no end', '---\ntags: [a]\n\nbody\n'],
		['no fields', '---\n---\n\nbody\n'],
		['none', 'body\n'],
		['an empty file', ''],
		['another language', '---js\nmodule.exports = {}\n---\n\nbody\n'],
		['nested lists', '---\ntags: [[a], [b, [c]]]\n---\n\nbody\n'],
		['numbers', '---\ntags: 7\ntitle: 7\nupdated: 7\ntype: 7\n---\n\nbody\n'],
		['a prototype', '---\n__proto__: {tags: [zz]}\nconstructor: x\n---\n\nbody\n'],
	])('leaves the name to find the context by: %s', async (_, text) => {
		const { index } = await buildTree({ [PATH]: text });
		expect(await tierOf(index, PATH, ['cart'])).toBe('file_name');
		expect(await pathsFor(index, { keywords: ['zz'], task: 'quick_change' })).toEqual([]);
	});

	it('is warned about if a date is invalid', async () => {
		const { problems } = await buildTree({ [PATH]: contextText(['title: x', 'updated: last week']) });
		expect(problems).toMatchObject([{ severity: 'warning', file: PATH, line: 3 }]);
		expect(problems[0]?.message).toContain('last week');
	});
});

describe('updated', () => {
	it.each([
		'2025-12-23',
		'"2025-12-23"',
		'2025/12/23',
		'2025.12.23',
		'2025年12月23日',
		'2025-12-23 08:30',
		'2025-12-23T08:30:00Z',
		'2025-12-23T08:30:00+08:00',
	])('is read as %s: newer ones come first', async (written) => {
		const paths = ['A_Cart', 'B_Cart', 'C_Cart', 'D_Cart'].map((name) => epicPath('EPIC-01', name));
		const updated = [undefined, '2025-12-22T23:59', written, '2025-12-24'];
		const texts = paths.map((path, i) => [
			path,
			contextText(['title: x', ...(updated[i] ? [`updated: ${updated[i]}`] : [])]),
		]);
		const { index, problems } = await buildTree(Object.fromEntries(texts));
		expect(problems).toEqual([]);
		expect(await pathsFor(index, { keywords: ['cart'] })).toEqual([...paths].reverse());
	});

	it('has months and days of one digit, and comes before the number of keywords', async () => {
		const [first, second] = [epicPath('EPIC-01', 'Cart_A'), epicPath('EPIC-01', 'Cart_B')];
		const index = await indexContexts({
			[first]: contextText(['title: x', 'tags: [order, pay]', 'updated: 2025-9-30']),
			[second]: contextText(['title: x', 'updated: 2025-10-01']),
		});
		expect(await pathsFor(index, { keywords: ['cart', 'order', 'pay'] })).toEqual([second, first]);
	});

	it('is later if it has a time on the same day', async () => {
		const [first, second] = [epicPath('EPIC-01', 'Cart_A'), epicPath('EPIC-01', 'Cart_B')];
		const index = await indexContexts({
			[first]: contextText(['title: x', 'updated: 2025-12-23T08:00']),
			[second]: contextText(['title: x', 'updated: 2025-12-23T19:00']),
		});
		expect(await pathsFor(index, { keywords: ['cart'] })).toEqual([second, first]);
	});
});
