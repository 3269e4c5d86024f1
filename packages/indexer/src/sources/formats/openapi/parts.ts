import { plainToMarkdown, withSingleSpaces } from '../format.ts';
import { entry, type TreeNode, textOf } from '../tree.ts';

/** An API document, with limits. */
export interface Api {
	/** Resolves a reference within the document. Other values are returned unchanged. */
	resolve(node: TreeNode | undefined): TreeNode | undefined;
	/** Returns lines of properties up to the limit of the document, as many operations may refer to one schema. */
	take(lines: readonly string[]): readonly string[];
	/** References to other files, which were not followed, with their lines. */
	readonly elsewhere: ReadonlyMap<string, number>;
}

/**
 * Maximum length of a chain of references, nesting of arrays, schemas that one is composed of, and properties of one body
 * and of all.
 */
const MAX_STEPS = 5;
const MAX_DEPTH = 5;
const MAX_PARTS = 200;
const MAX_PROPERTIES = 200;
const MAX_LINES = 50_000;

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** Returns the operations of a path, in the order of the file. */
export function methodsOf(item: TreeNode | undefined): [string, TreeNode][] {
	return [...(item?.entries ?? [])].filter(([name, { entries }]) => METHODS.includes(name) && entries !== undefined);
}

/** Creates the resolver of references such as `{ $ref: '#/components/schemas/Pet' }`. */
export function createApi(root: TreeNode): Api {
	let left = MAX_LINES;
	const take = (lines: readonly string[]): readonly string[] => {
		const taken = lines.slice(0, Math.max(0, left));
		left -= lines.length;
		return taken;
	};
	const elsewhere = new Map<string, number>();
	const resolve: Api['resolve'] = (node) => {
		let found = node;
		for (let step = 0; step < MAX_STEPS; step++) {
			const target = textOf(entry(found, '$ref'));
			if (target === '') return found;
			if (!target.startsWith('#/')) {
				if (!target.startsWith('#') && !elsewhere.has(target)) elsewhere.set(target, found?.line ?? 1);
				return undefined;
			}
			found = target
				.slice(2)
				.split('/')
				.reduce<TreeNode | undefined>((at, key) => entry(at, key.replaceAll('~1', '/').replaceAll('~0', '~')), root);
		}
		return undefined;
	};
	return { resolve, take, elsewhere };
}

/** Returns a line per way to authenticate: name, type, location and description. */
export function securityLines(root: TreeNode, api: Api): string[] {
	const schemes = entry(entry(root, 'components'), 'securitySchemes') ?? entry(root, 'securityDefinitions');
	return [...(schemes?.entries ?? [])].slice(0, MAX_PROPERTIES).map(([name, each]) => {
		const scheme = api.resolve(each);
		const notes = ['type', 'scheme', 'in', 'name'].map((key) => textOf(entry(scheme, key)));
		return item(`Authentication ${code(name)}`, notes, entry(scheme, 'description'));
	});
}

/** Returns a line per parameter: name, location, type and description; a body is followed by its properties. */
export function parameterLines(parameters: readonly TreeNode[], api: Api): string[] {
	return parameters.slice(0, MAX_PROPERTIES).flatMap((each) => {
		const parameter = api.resolve(each);
		const name = textOf(entry(parameter, 'name'));
		if (name === '') return [];
		const schema = api.resolve(entry(parameter, 'schema')) ?? parameter;
		const required = textOf(entry(parameter, 'required')) === 'true' ? 'required' : '';
		const place = textOf(entry(parameter, 'in'));
		const line = item(code(name), [place, typeOf(schema, api), required], entry(parameter, 'description'));
		return [line, ...(place === 'body' ? propertyLines(schema, api) : [])];
	});
}

/** Returns the description of a request body, and the properties of its first content type. */
export function bodyLines(body: TreeNode | undefined, api: Api): string[] {
	if (body === undefined) return [];
	const [content] = [...(entry(body, 'content')?.entries ?? [])];
	const schema = api.resolve(entry(content?.[1], 'schema'));
	const text = withSingleSpaces(textOf(entry(body, 'description')));
	const head = `Request body${content === undefined ? '' : ` (\`${withSingleSpaces(content[0])}\`)`}${text === '' ? '' : `: ${text}`}`;
	return [plainToMarkdown(head), ...propertyLines(schema, api)];
}

/** Returns responses by status, with the properties of successful ones. */
export function responseLines(responses: TreeNode | undefined, api: Api): string[] {
	return [...(responses?.entries ?? [])].slice(0, MAX_PROPERTIES).flatMap(([status, each]) => {
		const response = api.resolve(each);
		const [content] = [...(entry(response, 'content')?.entries?.values() ?? [])];
		const schema = api.resolve(entry(content, 'schema') ?? entry(response, 'schema'));
		const head = `Response ${status}: ${withSingleSpaces(textOf(entry(response, 'description')))}`;
		return [plainToMarkdown(head), ...(status.startsWith('2') ? propertyLines(schema, api) : [])];
	});
}

/** Returns a line per property of a schema, or of the items of an array. */
function propertyLines(schema: TreeNode | undefined, api: Api): readonly string[] {
	const lines = propertiesOf(schema, api)
		.slice(0, MAX_PROPERTIES)
		.map(([name, property]) => {
			const resolved = api.resolve(property);
			return item(
				code(name),
				[typeOf(resolved, api)],
				entry(property, 'description') ?? entry(resolved, 'description'),
			);
		});
	return api.take([...new Set(lines)]);
}

/** Returns the properties of a schema and of the schemas that it is composed of. */
function propertiesOf(schema: TreeNode | undefined, api: Api): [string, TreeNode][] {
	const seen = new Set<TreeNode>();
	const found: [string, TreeNode][] = [];
	const visit = (part: TreeNode | undefined): void => {
		if (part === undefined || seen.has(part) || seen.size >= MAX_PARTS) return;
		seen.add(part);
		found.push(...(entry(part, 'properties')?.entries ?? []));
		for (const key of ['allOf', 'oneOf', 'anyOf']) {
			for (const each of entry(part, key)?.items ?? []) visit(api.resolve(each));
		}
		visit(api.resolve(entry(part, 'items')));
	};
	visit(schema);
	return found;
}

function typeOf(schema: TreeNode | undefined, api: Api, depth = 0): string {
	const values = (entry(schema, 'enum')?.items ?? []).slice(0, 20).map(textOf);
	const type = entry(schema, 'type');
	const name = type?.items === undefined ? textOf(type) : type.items.slice(0, 20).map(textOf).join(' | ');
	const items = depth < MAX_DEPTH ? api.resolve(entry(schema, 'items')) : undefined;
	const inner = items === undefined ? '' : typeOf(items, api, depth + 1);
	return [name, inner && `of ${inner}`, values.join(' | ')].filter((part) => part !== '').join(' ');
}

function code(name: string): string {
	return `\`${withSingleSpaces(name).replaceAll('`', '')}\``;
}

function item(name: string, notes: readonly string[], description: TreeNode | undefined): string {
	const said = notes.filter((note) => note !== '').join(', ');
	const text = withSingleSpaces(textOf(description));
	return `- ${name}${said === '' ? '' : ` (${withSingleSpaces(said)})`}${text === '' ? '' : `: ${plainToMarkdown(text)}`}`;
}
