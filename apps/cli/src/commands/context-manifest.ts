import { UsageError } from '@pinakes/command-line/definition';
import { MAX_FILE_BYTES, readNamed, statOf, writeNamed } from '@pinakes/indexer/internal/files';
import { type Node, parseTree } from 'jsonc-parser';

const FIELD = 'contexts';

/**
 * Adds missing paths to the `contexts` of a context.manifest.json, and keeps the formatting of the rest. The file is
 * created if it does not exist.
 *
 * @returns the paths that were added
 * @throws UsageError if the file is invalid, has other values in `contexts`, or cannot be written; it is then unchanged
 */
export function addContexts(file: string, paths: readonly string[]): string[] {
	const exists = statOf(file) !== undefined;
	const text = exists ? read(file) : '{}\n';
	const known = contextsOf(file, text);
	const added = [...new Set(paths)].filter((path) => !known?.includes(path));
	if (exists && added.length === 0 && known !== undefined) return [];
	writeNamed(file, withPaths(file, text, added));
	return added;
}

function withPaths(file: string, text: string, paths: readonly string[]): string {
	const root = treeOf(file, text);
	const { indent, end } = styleOf(text);
	const fields = (root.children ?? []).filter(({ children }) => children?.[0]?.value === FIELD);
	// If a field occurs twice, JSON.parse uses the last.
	const list = fields.at(-1)?.children?.[1];
	const values = paths.map((path) => JSON.stringify(path));
	const isOneLine = !text.trim().includes('\n') && root.children?.length !== 0;
	const listed = (depth: string): string =>
		isOneLine || values.length === 0
			? `[${values.join(',')}]`
			: `[${end}${values.map((value) => depth + indent + value).join(`,${end}`)}${end}${depth}]`;
	if (list === undefined) {
		const last = root.children?.at(-1);
		const field = isOneLine ? `"${FIELD}":${listed('')}` : `${end}${indent}"${FIELD}": ${listed(indent)}`;
		if (last !== undefined) return replace(text, { offset: last.offset + last.length, length: 0 }, `,${field}`);
		return replace(text, root, `{${field}${end}}`);
	}
	const last = list.children?.at(-1);
	if (last === undefined) return replace(text, list, listed(lineIndent(text, list.offset)));
	const [first, second] = list.children as [Node, ...Node[]];
	const spaced = /":\s/.test(text) ? ', ' : ',';
	const between = text.slice(list.offset + 1, first.offset);
	const separator =
		second === undefined ? (between ? `,${between}` : spaced) : text.slice(first.offset + first.length, second.offset);
	return replace(
		text,
		{ offset: last.offset + last.length, length: 0 },
		values.map((value) => separator + value).join(''),
	);
}

function replace(text: string, { offset, length }: Pick<Node, 'offset' | 'length'>, by: string): string {
	return text.slice(0, offset) + by + text.slice(offset + length);
}

function lineIndent(text: string, at: number): string {
	return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at) + 1, at))?.[0] ?? '';
}

function treeOf(file: string, text: string): Node {
	try {
		return parseTree(text) as Node;
	} catch {
		throw new UsageError(`${file} is nested too deeply: flatten it; nothing was written.`);
	}
}

function read(file: string): string {
	try {
		// The byte order mark is kept, if there is one.
		return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readNamed(file, MAX_FILE_BYTES));
	} catch (cause) {
		throw new UsageError(`${file}: ${(cause as Error).message}: nothing was written.`);
	}
}

/** Returns the paths in `contexts`, which has paths or objects with a path; undefined without that field. */
function contextsOf(file: string, text: string): string[] | undefined {
	let json: unknown;
	try {
		json = JSON.parse(text.replace(/^\ufeff/, ''));
	} catch (cause) {
		throw new UsageError(`${file} is not valid JSON (${(cause as Error).message}): fix it; nothing was written.`);
	}
	if (typeof json !== 'object' || json === null || Array.isArray(json)) {
		throw new UsageError(`${file} holds no JSON object: a context manifest is one; nothing was written.`);
	}
	if (!Object.hasOwn(json, FIELD)) return undefined;
	const { contexts } = json as { contexts: unknown };
	if (!Array.isArray(contexts)) {
		throw new UsageError(`${file}: ${FIELD} must be a list; nothing was written.`);
	}
	return contexts.map((one: unknown) =>
		typeof one === 'string' ? one : String((one as { path?: unknown } | null)?.path),
	);
}

function styleOf(text: string): { readonly indent: string; readonly end: string } {
	const [, indent = '  '] = /^\s*\{[ \t]*\r?\n([ \t]+)\S/.exec(text) ?? [];
	return { indent, end: text.includes('\r\n') ? '\r\n' : '\n' };
}
