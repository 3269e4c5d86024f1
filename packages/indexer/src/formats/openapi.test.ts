import { expect, it } from 'vitest';
import { OPENAPI } from './openapi.ts';

function blocksOf(api: object): string[] {
	const text = JSON.stringify({ info: { title: 'Pets' }, ...api });
	return OPENAPI.read(text, 'api.json')?.markdown.split('\n').filter(Boolean).slice(1) ?? [];
}

it('ways to authenticate are listed', () => {
	const key = { type: 'apiKey', in: 'header', name: 'X-Key', description: 'Ask for one.' };
	const expected = ['- Authentication `key` (apiKey, header, X-Key): Ask for one.'];
	expect(blocksOf({ openapi: '3.1.0', components: { securitySchemes: { key } } })).toEqual(expected);
	expect(blocksOf({ swagger: '2.0', securityDefinitions: { key } })).toEqual(expected);
});

it('the body of Swagger 2 is a parameter, followed by its properties', () => {
	const definitions = { Pet: { type: 'object', properties: { name: { type: 'string' } } } };
	const parameters = [{ name: 'body', in: 'body', required: true, schema: { $ref: '#/definitions/Pet' } }];
	expect(blocksOf({ swagger: '2.0', definitions, paths: { '/pets': { post: { parameters } } } })).toEqual([
		...['## `POST /pets`', '- `body` (body, object, required)', '- `name` (string)'],
	]);
});

it('composed schemas have the properties of all parts, once', () => {
	const schemas = {
		Base: { properties: { id: { type: ['string', 'null'] } } },
		Cat: {
			allOf: [
				{ $ref: '#/components/schemas/Base' },
				{ properties: { tags: { type: 'array', items: { enum: ['a'] } } } },
			],
		},
		Any: {
			oneOf: [
				{ $ref: '#/components/schemas/Cat' },
				{ $ref: '#/components/schemas/Base' },
				{ $ref: '#/components/schemas/Any' },
			],
		},
	};
	const schema = { type: 'array', items: { $ref: '#/components/schemas/Any' } };
	const responses = { 200: { description: 'Pets', content: { 'application/json': { schema } } } };
	expect(blocksOf({ openapi: '3.0.0', components: { schemas }, paths: { '/a': { get: { responses } } } })).toEqual([
		...['## `GET /a`', 'Response 200: Pets', '- `id` (string | null)', '- `tags` (array of a)'],
	]);
});

it('references to other files are reported once, at the first operation that has one', () => {
	const text =
		'openapi: 3.0.0\ninfo: {title: Pets}\npaths:\n  /pets:\n    get:\n      $ref: parts/list.yml\n    post: {summary: Add}\n  /cats: {$ref: parts/cats.yml}\n';
	const { markdown, problems } = OPENAPI.read(text, 'api.yml') ?? {};
	expect(markdown).toContain('## `POST /pets`: Add');
	expect(problems).toMatchObject([
		{ line: 5, message: expect.stringContaining('2 references such as parts/list.yml') },
	]);
	expect(OPENAPI.read(text.replace(/parts\/.*yml/g, "'#/x'"), 'api.yml')?.problems).toEqual([]);
});
