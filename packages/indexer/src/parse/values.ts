import { daysOf } from '@pinakes/query/internal';
import type { Report } from '../base/report.ts';

/** Returns a trimmed string; undefined if it is empty or not a string. */
export function textValue(value: unknown): string | undefined {
	if (typeof value === 'number' || typeof value === 'boolean') return String(value);
	return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** Says what a value is that should be a text; undefined for texts, numbers, truth values, and values that are not there. */
export function whatElse(value: unknown): string | undefined {
	if (Array.isArray(value)) return 'a list';
	return value instanceof Map ? 'fields' : undefined;
}

/** Reports an invalid field. */
export type Warn = (rule: string, message: string, fix: string, line?: number) => void;

/** Creates functions that report problems with fields of front matter, at their lines. */
export function warnAbout(file: string, lines: ReadonlyMap<string, number>, report: Report): (field: string) => Warn {
	return (field) => (rule, message, fix) =>
		report({ severity: 'warning', file, line: lines.get(field) ?? 1, rule, message, fix });
}

const DATE = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ](\d{2}:\d{2}(?::\d{2})?).*)?$/;

/** Returns a sortable date, `2025-12-23`, with its time if there is one; warns and returns undefined if it is invalid. */
export function parseDate(text: string | undefined, field: string, warn: Warn): string | undefined {
	if (text === undefined) return undefined;
	const [, year, month = '', day = '', time] = DATE.exec(text) ?? [];
	const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
	if (year !== undefined && daysOf(date) !== undefined) return time === undefined ? date : `${date}T${time}`;
	warn('date', `${field} is ${JSON.stringify(text.slice(0, 40))}, which is not a date`, 'write it as 2025-12-23');
	return undefined;
}

/**
 * Parses declared terms: a list, or a string separated by commas (or 、，；). Undefined if there are none. Warns about
 * invalid terms, which are left out.
 */
export function parseTerms(value: unknown, name: string, warn: Warn): string[] | undefined {
	if (value === undefined || value === null) return undefined;
	const items: unknown[] =
		typeof value === 'string' ? value.split(/[,，、;；]/) : Array.isArray(value) ? value : [value];
	const terms = items.map(textValue).filter((term) => term !== undefined);
	if (typeof value !== 'string' && terms.length < items.length) {
		warn('field-type', `${name} is not a list of words`, 'write it as a list of words');
	}
	return terms.length === 0 ? undefined : [...new Set(terms)];
}
