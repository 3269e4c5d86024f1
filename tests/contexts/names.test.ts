import { findContexts } from '@pinakes/query';
import { describe, expect, it } from 'vitest';
import { contextText, epicPath, indexContexts, pathsFor, tierOf, UNTOLD } from '../testing/context-index.ts';

/** The tier by which a context of a name is found. */
async function tierByName(name: string, ...keywords: readonly string[]): Promise<string | null> {
	const path = epicPath('EPIC-01', name);
	return tierOf(await indexContexts({ [path]: UNTOLD }), path, keywords);
}

describe('a keyword in a file’s name', () => {
	it.each([
		['Auth_Design', 'auth'],
		['Authentication', 'auth'],
		['Authentication_Design', 'authentication'],
		['User_Management', 'user'],
		['User-Management', 'management'],
		['User.Management', 'management'],
		['User Management', 'user'],
		['UserManagement', 'user'],
		['UserManagement', 'Management'],
		['userManagement', 'USER'],
		['UserManagement', 'usermanagement'],
		['User_Management', 'UserManagement'],
		['UserManagement', 'user-management'],
		['HTTPServer', 'http'],
		['HTTPServer', 'server'],
		['OAuth2Login', 'oauth'],
		['OAuth2Login', 'OAuth2'],
		['OAuth2Login', 'login'],
		['OAuth2_Login', 'oauth2'],
		['Login2FA', '2'],
		['API_V2', 'v2'],
		['用户_认证', '认证'],
		['API接口设计', 'api'],
		['Module_Design_订单', '订单'],
		['Ｕｓｅｒ_Design', 'user'],
		['C_Style', 'c'],
	])('is a word of %s: %s', async (name, keyword) => {
		expect(await tierByName(name, keyword)).toBe('file_name');
	});

	it.each([
		['Authentication', 'auth', 'file_name'],
		['Authentication', 'authen', 'file_name_part'],
		['Repayments', 'pay', 'file_name_part'],
		['Repayments', 'payment', 'file_name_part'],
		['Users', 'user', 'file_name_part'],
		['Payment_Design', 'payments', 'file_name_part'],
		['Retry_Policy', 'policies', 'file_name_part'],
		['用户认证设计', '认证', 'file_name_part'],
		['用户认证设计', '户认', 'file_name_part'],
		['用户认证设计', 'authentication', 'file_name_part'],
	])('is within a word of %s: %s', async (name, keyword, tier) => {
		expect(await tierByName(name, keyword)).toBe(tier);
	});

	it.each([
		['Cargo', 'go'],
		['Model', 'e'],
		['用户认证', '用'],
		['Payment', 'payer'],
		['Auth_Design', 'md'],
		['Module', 'EPIC-01'],
		['Module', 'context'],
	])('is not of %s: %s', async (name, keyword) => {
		expect(await tierByName(name, keyword)).toBeNull();
	});

	it.each([
		[
			['auth', 'authentication', '认证', 'AUTH', '認證', '鉴权'],
			['Auth_A', 'Authentication', '认证_设计'],
		],
		[
			['db', 'database', '数据库', 'DB'],
			['DB_Design', 'Database', '数据库'],
		],
		[
			['msg', 'message', '消息'],
			['Msg_Bus', 'Message_Bus', '消息_总线'],
		],
		[
			['order', '订单'],
			['Order', '订单'],
		],
		[
			['message-queue', 'mq', '消息队列'],
			['Message_Queue', 'MQ', '消息队列'],
		],
	])('stands for its synonyms: %j', async (keywords, names) => {
		for (const name of names) {
			for (const keyword of keywords)
				expect([name, keyword, await tierByName(name, keyword)]).toEqual([name, keyword, 'file_name']);
		}
	});

	it('is found within a word by its synonyms as well, and by no other group’s', async () => {
		expect(await tierByName('Authentications', '认证')).toBe('file_name_part');
		expect(await tierByName('Authorization', 'authz')).toBe('file_name');
		expect(await tierByName('Order', 'authorization')).toBeNull();
	});

	it.each([
		'.*',
		'*',
		'**/*.md',
		'[a-z]+',
		'(?:)',
		'^',
		'user|cart',
		'u.er',
		'\\w+',
		'$&',
		'\u0000',
		'\n',
		'\t',
		'{epic}',
		'%s',
		'🙂',
	])('is no pattern: %j', async (keyword) => {
		const index = await indexContexts({
			[epicPath('EPIC-01', 'User_Order')]: UNTOLD,
			[epicPath('EPIC-02', 'Cart')]: UNTOLD,
		});
		const result = await findContexts(index, { keywords: [keyword], task: 'quick_change' });
		expect(result.contexts).toEqual([]);
		expect(await pathsFor(index, { keywords: [keyword, 'cart'], task: 'quick_change' })).toEqual([
			epicPath('EPIC-02', 'Cart'),
		]);
	});

	it('does not reach from one file into the next', async () => {
		const index = await indexContexts({ [epicPath('E', 'Alpha')]: UNTOLD, [epicPath('E', 'Beta')]: UNTOLD });
		expect(await pathsFor(index, { keywords: ['alpha beta', 'alphabeta', 'alpha\nbeta', 'phabe'] })).toEqual([]);
	});
});

describe('keywords', () => {
	it('are each looked for once, whatever their case, width and surrounding space', async () => {
		const index = await indexContexts({ [epicPath('E', 'User')]: UNTOLD });
		const { search_keywords } = await findContexts(index, {
			keywords: ['user', ' USER ', 'ｕｓｅｒ', '', '  ', 'order'],
		});
		expect(search_keywords).toHaveLength(2);
		expect(search_keywords.map((keyword) => keyword.normalize('NFKC').toLowerCase().trim())).toEqual(['user', 'order']);
	});

	it('are no words such as the', async () => {
		const index = await indexContexts({ [epicPath('E', 'The_A_An_Of_For_To')]: UNTOLD });
		const keywords = ['the', 'a', 'an', 'of', 'for', 'to', 'THE', ' Of '];
		const result = await findContexts(index, { keywords, task: 'quick_change' }, { explain: true });
		expect(result).toMatchObject({ contexts: [], search_keywords: [], explanation: [] });
	});

	it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
		'may be %s, as may names, tags, types and epics',
		async (name) => {
			const path = epicPath(name, name);
			const other = epicPath('EPIC-01', 'Cart');
			const index = await indexContexts({
				[path]: contextText([`tags: [${name}]`, `type: ${name}`, 'title: x']),
				[other]: UNTOLD,
			});
			const result = await findContexts(
				index,
				{ keywords: [name], task: 'quick_change', epic: name },
				{ explain: true },
			);
			expect(result.contexts).toEqual([path]);
			expect(result.explanation).toMatchObject([{ tier: 'file_name', matched_keywords: [name] }]);
			expect(await pathsFor(index, { keywords: ['cart', name], epic: name, task: 'quick_change' })).toEqual([
				path,
				other,
			]);
			await expect(findContexts(index, { keywords: [name], task: name })).rejects.toThrow(
				/requirements_review.*general/,
			);
			expect(
				await pathsFor(await indexContexts({ [other]: UNTOLD }), { keywords: [name], task: 'quick_change' }),
			).toEqual([]);
		},
	);
});
