import { type Format, MarkdownLines, type ReadText, withSingleSpaces } from '../format.ts';
import { entry, readJsonTree, readYamlTree, type TreeNode, textOf } from '../tree.ts';
import { type Api, bodyLines, createApi, methodsOf, parameterLines, responseLines, securityLines } from './parts.ts';

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
	if (title !== '') lines.addHeading(1, codeTags(title), top);
	const version = textOf(entry(info, 'version'));
	if (version !== '') lines.addBlock(`Version ${version}`, top);
	const servers = (entry(root, 'servers')?.items ?? []).map((server) => textOf(entry(server, 'url')));
	const base = textOf(entry(root, 'host')) + textOf(entry(root, 'basePath'));
	for (const url of [...servers, base].filter((each) => each !== '')) lines.addBlock(`Server: \`${url}\``, top);
	addDescription(lines, entry(info, 'description'), 1, top);
	const api = createApi(root);
	for (const line of securityLines(root, api)) lines.addBlock(line, top);
	for (const [path, item] of paths) {
		const resolved = api.resolve(item);
		for (const [method, operation] of methodsOf(resolved)) {
			const own = api.resolve(operation) ?? operation;
			addOperation(lines, { method, path, item: resolved, operation: own }, api);
		}
	}
	const tags = (entry(root, 'tags')?.items ?? []).map((tag) => textOf(entry(tag, 'name'))).filter((tag) => tag !== '');
	return { ...lines.toRead(new Map(tags.length === 0 ? [] : [['tags', tags]])), problems: problemsOf(api) };
}

/** Returns the warning that a description refers to other files. */
function problemsOf({ elsewhere }: Api): NonNullable<ReadText['problems']> {
	const [first] = elsewhere;
	if (first === undefined) return [];
	const [target, line] = first;
	const message = `what is in other files is missing: ${elsewhere.size} references such as ${target} are not followed`;
	return [
		{
			line,
			rule: 'reference',
			message,
			fix: 'make one file of it, such as by npx @redocly/cli bundle, and build that',
		},
	];
}

/** An operation, and what it has in common with others of its path. */
interface PathOperation {
	readonly method: string;
	readonly path: string;
	readonly item: TreeNode | undefined;
	readonly operation: TreeNode;
}

function addOperation(lines: MarkdownLines, { method, path, item, operation }: PathOperation, api: Api): void {
	const { line } = operation;
	const name = withSingleSpaces(textOf(entry(operation, 'summary'))) || textOf(entry(operation, 'operationId'));
	const id = textOf(entry(operation, 'operationId'));
	const call = `${method.toUpperCase()} ${withSingleSpaces(path).replaceAll('`', '')}`;
	lines.addHeading(2, `\`${call}\`${name === '' ? '' : `: ${codeTags(name)}`}`, line);
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

/** Formats what looks like a tag as code. */
function codeTags(text: string): string {
	return text.replace(/<[\w/][^<>]*>/g, (tag) => `\`${tag.replaceAll('`', '')}\``);
}
