import { FormatError } from '@pinakes/indexer/internal';
import { expect, it } from 'vitest';
import { readDocument } from '../../testing/read-document.ts';
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

const yaml = `openapi: 3.1.0
info:
  title: Pets
  version: 1.2.0
  description: |
    # Keys
    Send a key.
paths:
  /pets/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: integer } }
    get:
      summary: Show a pet
      operationId: showPet
      responses:
        '200':
          description: The pet
          content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } }
    delete:
      operationId: removePet
      deprecated: true
components:
  schemas:
    Pet:
      properties:
        name: { type: string, description: How it is <b>called</b> }
        self: { $ref: '#/components/schemas/Pet' }
`;
const sections = [
	['Pets', '2-5', '# Pets Version 1.2.0'],
	['Pets > Keys', '6-11', '## Keys Send a key.'],
	[
		'Pets > GET /pets/{id}: Show a pet',
		'12-18',
		'## `GET /pets/{id}`: Show a pet Operation `showPet` - `id` (path, integer, required) Response 200: The pet - `name` (string): How it is `<b>`called`</b>` - `self`',
	],
	[
		'Pets > DELETE /pets/{id}: removePet',
		'19-19',
		'## `DELETE /pets/{id}`: removePet Deprecated. Operation `removePet` - `id` (path, integer, required)',
	],
];

it('has a section for each operation', () => {
	const read1 = readDocument('openapi.yaml', yaml)?.sections ?? [];
	expect(read1.map(([heading, , text]) => [heading, text])).toEqual(
		sections.map(([heading, , text]) => [heading, text]),
	);
	expect(read1.map(([, lines]) => Number(lines?.split('-')[0]))).toEqual([2, 6, 12, 19]);
});

it('is distinguished from other YAML and JSON', () => {
	expect(readDocument('a.json', '{"name": "a", "version": "1"}')).toBeUndefined();
	expect(readDocument('a.yaml', 'jobs:\n  a: 1\n')).toBeUndefined();
	expect(
		readDocument('a.json', JSON.stringify({ info: { title: 'T' }, paths: { '/a': { get: {} } }, swagger: '2.0' })),
	).toMatchObject({
		sections: [
			['T', '1-1', '# T'],
			['T > GET /a', '1-1', '## `GET /a`'],
		],
	});
});

it('that is broken is refused with its line', () => {
	expect(() => OPENAPI.read('openapi: 3.0.0\ninfo: {}\npaths:\n  a: [1\n b: 2\n', 'a.yaml')).toThrow(FormatError);
	expect(() => OPENAPI.read('{"openapi": "3.0.0",\n"info": {,}}', 'a.json')).toThrow(
		expect.objectContaining({ line: 2 }),
	);
});

it('schemas that many operations share do not multiply', () => {
	const properties = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`p${i}`, { type: 'string' }]));
	const get = { responses: { 200: { description: '', schema: { $ref: '#/definitions/A' } } } };
	const paths = Object.fromEntries(Array.from({ length: 700 }, (_, i) => [`/${i}`, { get }]));
	expect(blocksOf({ swagger: '2.0', paths, definitions: { A: { properties } } }).length).toBeLessThan(60_000);
});
