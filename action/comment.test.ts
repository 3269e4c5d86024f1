import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { putComment } from './comment.js';

interface Comment {
	readonly id: number;
	body: string;
	readonly user: { readonly type: string };
}

let server: Server;
afterEach(() => void server.close());

/** A service with comments, as far as the action needs it. */
async function serviceWith(comments: Comment[]) {
	const requests: string[] = [];
	server = createServer(async (request, response) => {
		const url = new URL(request.url ?? '', 'http://host');
		requests.push(`${request.method} ${url.pathname}`);
		let text = '';
		for await (const part of request) text += part;
		const page = Number(url.searchParams.get('page') ?? 1);
		if (request.headers.authorization !== 'Bearer t') response.statusCode = 403;
		if (request.method === 'POST') comments.push({ id: comments.length, ...JSON.parse(text), user: { type: 'Bot' } });
		const changed = comments.find(({ id }) => url.pathname.endsWith(`/comments/${id}`));
		if (request.method === 'PATCH' && changed !== undefined) Object.assign(changed, JSON.parse(text));
		response.end(JSON.stringify(request.method === 'GET' ? comments.slice((page - 1) * 100, page * 100) : {}));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return { requests, place: { api, repository: 'a/b', number: '7', token: 't' } };
}

it('comments once, and updates its comment', async () => {
	const others = Array.from({ length: 150 }, (_, id) => ({ id, body: 'x', user: { type: 'Bot' } }));
	const comments = [{ id: 999, body: '<!-- pinakes -->\nof somebody else', user: { type: 'User' } }, ...others];
	const { place, requests } = await serviceWith(comments);
	expect(await putComment(place, 'one')).toBe('created');
	expect(await putComment(place, 'two')).toBe('updated');
	expect(await putComment(place, 'two')).toBe('same');
	expect(comments.filter(({ body }) => body.startsWith('<!-- pinakes -->')).map(({ body }) => body)).toEqual([
		'<!-- pinakes -->\nof somebody else',
		'<!-- pinakes -->\ntwo',
	]);
	expect(requests.filter((request) => !request.startsWith('GET'))).toHaveLength(2);
	await putComment(place, 'x'.repeat(100_000));
	expect((comments.at(-1) as Comment).body.length).toBeLessThan(65_536);
});

it('says which request failed', async () => {
	const { place } = await serviceWith([]);
	await expect(putComment({ ...place, token: 'u' }, 'one')).rejects.toThrow('GET 7/comments');
});
