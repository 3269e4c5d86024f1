import type { Manifest } from '@pinakes/query';

/** The panels of the page, in the order of their tabs. */
export const PANELS = ['search', 'match', 'get'] as const;

export type Panel = (typeof PANELS)[number];

/** What a panel looks in. */
export const NEEDED = { search: 'documents', match: 'units', get: 'documents' } as const satisfies Record<
	Panel,
	string
>;

/** Whether to show a panel for an index. Without an index, all panels are shown. */
export function hasPanel(panel: Panel, manifest: Pick<Manifest, 'counts'> | undefined): boolean {
	return manifest === undefined || manifest.counts[NEEDED[panel]] > 0;
}

/** Splits a field at ASCII and full-width commas. */
export function listOf(text: string | undefined): string[] {
	return (text ?? '')
		.split(/[,，、]/)
		.map((value) => value.trim())
		.filter(Boolean);
}

/** Returns the number in a field; undefined if it is empty, NaN for other text. */
export function numberOf(text: string | undefined): number | undefined {
	return text === undefined || text === '' ? undefined : Number(text);
}

/** Maximum number of choices, and characters of one. */
const MAX_SHOWN = 100;
const MAX_LENGTH = 200;

/** Returns the completions of a field; in a list, of its last value, preceded by the others. */
export function choicesFor(typed: string, choices: readonly string[], isList: boolean): string[] {
	const start = isList ? Math.max(...[',', '，', '、'].map((comma) => typed.lastIndexOf(comma))) + 1 : 0;
	const before = typed.slice(0, start);
	const last = typed.slice(start).trim().toLowerCase();
	return choices
		.filter((choice) => choice.length <= MAX_LENGTH && choice.toLowerCase().includes(last))
		.slice(0, MAX_SHOWN)
		.map((choice) => (before === '' ? choice : `${before.trimEnd()} ${choice}`));
}
