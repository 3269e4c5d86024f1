import { UsageError } from '@pinakes/command-line/definition';
import { MAX_FILE_BYTES, readNamed, statOf, writeNamed } from '@pinakes/indexer/internal';
import { applyEdits, modify } from 'jsonc-parser';

/** Name of the field with the paths of contexts. */
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
	writeNamed(file, withPaths(file, text, added, known !== undefined));
	return added;
}

/** Returns a text with paths added to its contexts, otherwise unchanged: in its own style, or on the line that is all of it. */
function withPaths(file: string, text: string, paths: readonly string[], hasField: boolean): string {
	const [, indent = '  '] = /^\s*\{[ \t]*\r?\n([ \t]+)\S/.exec(text) ?? [];
	const eol = text.includes('\r\n') ? '\r\n' : '\n';
	const style = { tabSize: indent.length, insertSpaces: !indent.includes('\t'), eol };
	const isOneLine = !text.trim().includes('\n') && !/^\s*\{\s*\}\s*$/.test(text);
	const options = isOneLine ? {} : { formattingOptions: style };
	try {
		if (!hasField) return applyEdits(text, modify(text, [FIELD], paths, options));
		return paths.reduce(
			(changed, path) =>
				applyEdits(changed, modify(changed, [FIELD, -1], path, { ...options, isArrayInsertion: true })),
			text,
		);
	} catch {
		throw new UsageError(`${file} is nested too deeply: flatten it; nothing was written.`);
	}
}

function read(file: string): string {
	try {
		// The byte order mark is kept, if there is one.
		return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readNamed(file, MAX_FILE_BYTES));
	} catch (cause) {
		throw new UsageError(`${file} cannot be read (${(cause as Error).message}): nothing was written.`);
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
