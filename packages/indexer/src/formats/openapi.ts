import { type Format, MarkdownLines, plainToMarkdown, withSingleSpaces } from './format.ts';
import { entry, readJsonTree, readYamlTree, type TreeNode, textOf } from './tree.ts';

/** OpenAPI 3 and Swagger 2: each operation is a section. Other JSON and YAML files are not documents. */
export const OPENAPI: Format = {
	name: 'OpenAPI',
	extensions: ['json', 'yaml', 'yml'],
	isRare: true,
	read(text, path) {
		const isJson = /\.json$/i.test(path);
		if (!(isJson ? JSON_MARK : YAML_MARK).test(text)) return undefined;
		const root = isJson ? readJsonTree(text) : readYamlTree(text);
		const version = textOf(entry(root, 'openapi')) || textOf(entry(root, 'swagger'));
		if (!/^[23](?:\.|$)/.test(version) || entry(root, 'info') === undefined) return undefined;
		return readApi(root);
	},
};

/** Matches the version key, which only such files have. */
const JSON_MARK = /"(?:openapi|swagger)"\s*:\s*"[23]/;
// Harmless: linear: a line has one beginning, and no blanks end with what follows them.
const YAML_MARK = /^[ \t]*["']?(?:openapi|swagger)["']?[ \t]*:[ \t]*["']?[23]/m;

function readApi(root: TreeNode): ReturnType<Format['read']> {
	const info = entry(root, 'info');
	const lines = new MarkdownLines();
	const title = withSingleSpaces(textOf(entry(info, 'title')));
	const paths = [...(entry(root, 'paths')?.entries ?? []), ...(entry(root, 'webhooks')?.entries ?? [])];
	const top = Math.min(info?.line ?? 1, paths[0]?.[1].line ?? Number.POSITIVE_INFINITY);
	if (title !== '') lines.addHeading(1, plainToMarkdown(title), top);
	const version = textOf(entry(info, 'version'));
	if (version !== '') lines.addBlock(`Version ${version}`, top);
	const servers = (entry(root, 'servers')?.items ?? []).map((server) => textOf(entry(server, 'url')));
	const base = textOf(entry(root, 'host')) + textOf(entry(root, 'basePath'));
	for (const url of [...servers, base].filter((each) => each !== '')) lines.addBlock(`Server: \`${url}\``, top);
	addDescription(lines, entry(info, 'description'), 1, top);
	const api = new Api(root);
	for (const line of securityLines(root, api)) lines.addBlock(line, top);
	for (const [path, each] of paths) {
		const item = api.resolve(each) ?? each;
		for (const [method, operation] of item.entries ?? []) {
			if (!METHODS.has(method) || operation.entries === undefined) continue;
			const call = `${method.toUpperCase()} ${withSingleSpaces(path).replaceAll('`', '')}`;
			addOperation(lines, call, item, api.resolve(operation) ?? operation, api);
		}
	}
	const tags = (entry(root, 'tags')?.items ?? []).map((tag) => textOf(entry(tag, 'name'))).filter((tag) => tag !== '');
	const problems = [...api.elsewhere].slice(0, 1).map(([target, line]) => ({
		line,
		rule: 'reference',
		message: `what is in other files is missing: ${api.elsewhere.size} references such as ${target} are not followed`,
		fix: 'make one file of it, such as by npx @redocly/cli bundle, and build that',
	}));
	return { ...lines.toRead(new Map(tags.length === 0 ? [] : [['tags', tags]])), problems };
}

/**
 * Adds the section of an operation.
 *
 * @param item what it has in common with others of its path
 */
function addOperation(lines: MarkdownLines, call: string, item: TreeNode, operation: TreeNode, api: Api): void {
	const { line } = operation;
	const id = textOf(entry(operation, 'operationId'));
	const name = withSingleSpaces(textOf(entry(operation, 'summary'))) || id;
	lines.addHeading(2, `\`${call}\`${name === '' ? '' : `: ${plainToMarkdown(name)}`}`, line);
	if (textOf(entry(operation, 'deprecated')) === 'true') lines.addBlock('Deprecated.', line);
	addDescription(lines, entry(operation, 'description') ?? entry(item, 'description'), 2, line);
	const parameters = [...(entry(item, 'parameters')?.items ?? []), ...(entry(operation, 'parameters')?.items ?? [])];
	const blocks = [
		...parameterLines(parameters, api),
		...bodyLines(api.resolve(entry(operation, 'requestBody')), api),
		...responseLines(entry(operation, 'responses'), api),
	];
	if (id !== '') blocks.unshift(`Operation \`${id}\``);
	for (const block of blocks) lines.addBlock(block, line);
}

/** Adds a markdown description. Its headings are moved below the heading of what it describes. */
function addDescription(lines: MarkdownLines, node: TreeNode | undefined, level: number, line: number): void {
	const text = textOf(node).trim();
	if (text === '') return;
	const deeper = text.replace(/^ {0,3}(#{1,6})(?=\s)/gm, (marks) =>
		'#'.repeat(Math.min(marks.trim().length + level, 6)),
	);
	lines.addBlock(deeper, node?.isBlock === true ? Math.max(node.line + 1, line) : line, node?.isBlock === true ? 1 : 0);
}

/** Maximum length of a chain of references, nesting of arrays, schemas that one is composed of, and properties of one body and of all. */
const MAX_STEPS = 5;
const MAX_DEPTH = 5;
const MAX_PARTS = 200;
const MAX_PROPERTIES = 200;
const MAX_LINES = 50_000;

const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']);

/** An API document, with limits. */
class Api {
	/** References to other files, which were not followed, with their lines. */
	readonly elsewhere = new Map<string, number>();
	private left = MAX_LINES;

	constructor(private readonly root: TreeNode) {}

	/** Returns lines of properties up to the limit of the document, as many operations may refer to one schema. */
	take(lines: readonly string[]): readonly string[] {
		const taken = lines.slice(0, Math.max(0, this.left));
		this.left -= lines.length;
		return taken;
	}

	/** Resolves a reference within the document, such as `{ $ref: '#/components/schemas/Pet' }`. Other values are returned unchanged. */
	resolve(node: TreeNode | undefined): TreeNode | undefined {
		let found = node;
		for (let step = 0; step < MAX_STEPS; step++) {
			const target = textOf(entry(found, '$ref'));
			if (target === '') return found;
			if (!target.startsWith('#/')) {
				if (!target.startsWith('#') && !this.elsewhere.has(target)) this.elsewhere.set(target, found?.line ?? 1);
				return undefined;
			}
			const keys = target.slice(2).split('/');
			found = this.root;
			for (const key of keys) found = entry(found, key.replaceAll('~1', '/').replaceAll('~0', '~'));
		}
		return undefined;
	}
}

/** Returns a line per way to authenticate: name, type, location and description. */
function securityLines(root: TreeNode, api: Api): string[] {
	const schemes = entry(entry(root, 'components'), 'securitySchemes') ?? entry(root, 'securityDefinitions');
	return [...(schemes?.entries ?? [])].slice(0, MAX_PROPERTIES).map(([name, each]) => {
		const scheme = api.resolve(each);
		const notes = ['type', 'scheme', 'in', 'name'].map((key) => textOf(entry(scheme, key)));
		return item(`Authentication ${code(name)}`, notes, entry(scheme, 'description'));
	});
}

/** Returns a line per parameter: name, location, type and description; a body is followed by its properties. */
function parameterLines(parameters: readonly TreeNode[], api: Api): string[] {
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
function bodyLines(body: TreeNode | undefined, api: Api): string[] {
	if (body === undefined) return [];
	const [[type, content] = []] = entry(body, 'content')?.entries ?? [];
	const text = withSingleSpaces(textOf(entry(body, 'description')));
	const head = `Request body${type === undefined ? '' : ` (\`${withSingleSpaces(type)}\`)`}${text === '' ? '' : `: ${text}`}`;
	return [plainToMarkdown(head), ...propertyLines(api.resolve(entry(content, 'schema')), api)];
}

/** Returns responses by status, with the properties of successful ones. */
function responseLines(responses: TreeNode | undefined, api: Api): string[] {
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
	const properties = propertiesOf(schema, api).slice(0, MAX_PROPERTIES);
	const lines = properties.map(([name, property]) => {
		const resolved = api.resolve(property);
		const description = entry(property, 'description') ?? entry(resolved, 'description');
		return item(code(name), [typeOf(resolved, api)], description);
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
