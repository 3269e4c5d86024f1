import { randomUUID } from 'node:crypto';
import { existsSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { applyEdits, type FormattingOptions, modify } from 'jsonc-parser';
import { UsageError } from './exit-codes.ts';
import { readText } from './read-text.ts';

/** The field that holds paths of contexts. */
const FIELD = 'contexts';

/** Permissions to write, of anybody. */
const WRITABLE = 0o222;

/**
 * Adds paths to the `contexts` of a context.manifest.json, those that it has not; everything else in it stays as it
 * was written. A file that is not there is made.
 *
 * @returns the paths that were added
 * @throws UsageError where the file is broken, has other things in `contexts`, or cannot be written; it is then
 * as it was
 */
export function addContexts(file: string, paths: readonly string[]): string[] {
	const exists = existsSync(file);
	const text = exists ? read(file) : '{}\n';
	const known = contextsOf(file, text);
	const added = paths.filter((path) => !known?.includes(path));
	if (exists && added.length === 0 && known !== undefined) return [];
	const formattingOptions = formattingOf(text);
	let changed = text;
	if (known === undefined) changed = applyEdits(text, modify(text, [FIELD], added, { formattingOptions }));
	else {
		added.forEach((path, i) => {
			const edit = modify(changed, [FIELD, known.length + i], path, { formattingOptions, isArrayInsertion: true });
			changed = applyEdits(changed, edit);
		});
	}
	write(exists ? realpathSync(file) : file, changed);
	return added;
}

function read(file: string): string {
	try {
		return readText(file);
	} catch (cause) {
		throw new UsageError(`${file} cannot be read (${(cause as Error).message}): nothing was written.`);
	}
}

/** What the file has in `contexts`: paths, or objects that name one; undefined without that field. */
function contextsOf(file: string, text: string): string[] | undefined {
	let json: unknown;
	try {
		json = JSON.parse(text);
	} catch (cause) {
		throw new UsageError(`${file} is no JSON (${(cause as Error).message}): mend it; nothing was written.`);
	}
	if (typeof json !== 'object' || json === null || Array.isArray(json)) {
		throw new UsageError(`${file} holds no JSON object: a context manifest is one; nothing was written.`);
	}
	if (!Object.hasOwn(json, FIELD)) return undefined;
	const { contexts } = json as { contexts: unknown };
	if (!Array.isArray(contexts)) {
		throw new UsageError(`${file}: ${FIELD} is no list: make it one; nothing was written.`);
	}
	return contexts.map((one: unknown) =>
		typeof one === 'string' ? one : String((one as { path?: unknown } | null)?.path),
	);
}

/** The indentation and line ends of a text. */
function formattingOf(text: string): FormattingOptions {
	const [, indent = '  '] = /^[{[]\s*?\n([ \t]+)\S/.exec(text) ?? [];
	return {
		insertSpaces: !indent.startsWith('\t'),
		tabSize: indent.startsWith('\t') ? 1 : indent.length,
		eol: text.includes('\r\n') ? '\r\n' : '\n',
	};
}

/** Replaces a file in one step, so that it is never half written. */
function write(file: string, text: string): void {
	const half = `${file}.${randomUUID()}.tmp`;
	try {
		const mode = existsSync(file) ? statSync(file).mode : undefined;
		if (mode !== undefined && (mode & WRITABLE) === 0) throw new Error('it is read-only');
		writeFileSync(half, text, mode === undefined ? {} : { mode });
		renameSync(half, file);
	} catch (cause) {
		rmSync(half, { force: true });
		throw new UsageError(`${file} cannot be written (${(cause as Error).message}): nothing was written.`);
	}
}
