import type { DocumentOutline } from '@pinakes/query';
import { formsOf } from '@pinakes/query/internal';
import picomatch from 'picomatch';
import type { Report } from '../base/report.ts';
import { typeName } from '../config/config.ts';
import type { Config } from '../config/schema.ts';
import { BEGINNING, CONTEXT_TYPES, OTHER_TYPE } from '../data/contexts.ts';
import type { Split } from '../formats/front-matter.ts';
import { flatHeadings } from '../parse/outline.ts';
import { parseDate, parseTerms, textValue, warnAbout } from '../parse/values.ts';
import { buildAnalyzer } from '../words/content-words.ts';

/** A context: a document for tasks. */
export type ContextSource = ReturnType<typeof readContext>;

/** Returns a function that returns the scope of a path that is a context, and undefined for any other. */
export function createScopes({ global, epics }: Config['contexts']) {
	const isGlobal = picomatch([...global], { dot: true });
	const patterns = epics.map((glob) => picomatch.makeRe(glob.replaceAll('{epic}', '(?<epic>[^/]+)'), { dot: true }));
	return (path: string): Pick<ContextSource, 'epic'> | undefined => {
		const [epic] = patterns.flatMap((pattern) => (pattern as RegExp).exec(path)?.groups?.epic ?? []);
		if (epic !== undefined) return { epic };
		return isGlobal(path) ? { epic: null } : undefined;
	};
}

/**
 * Reads a markdown file as a context.
 *
 * @param epic its folder; null for the global scope
 */
export function readContext(
	epic: string | null,
	{ fields = new Map<string, unknown>(), lines, body }: Split,
	{ path, headings }: DocumentOutline,
	types: readonly string[],
	report: Report,
) {
	const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
	const warn = warnAbout(path, lines, report);
	const declared = textValue(fields.get('type'));
	return {
		path,
		epic,
		type: declared === undefined ? typeOf(name, [...types, ...CONTEXT_TYPES]) : typeName(declared),
		name,
		title: textValue(fields.get('title')) ?? '',
		tags: parseTerms(fields.get('tags'), 'tags', warn('tags')) ?? [],
		/** Date, with time if there is one, such as `2025-12-23`; empty if unknown. */
		updated: parseDate(textValue(fields.get('updated')), 'updated', warn('updated')) ?? '',
		/** Its headings and first characters. */
		content: [
			...flatHeadings(headings).map(({ text }) => text),
			[...body.slice(0, 2 * BEGINNING)].slice(0, BEGINNING).join(''),
		].join('\n'),
	};
}

/** Returns the type whose words begin the file's name. */
function typeOf(name: string, types: readonly string[]): string {
	const names = formsOf(name, buildAnalyzer()).map((form) => `${form.replaceAll(' ', '_')}_`);
	return types.find((type) => names.some((form) => form.startsWith(`${type}_`))) ?? OTHER_TYPE;
}
