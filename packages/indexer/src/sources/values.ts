import { daysOf } from '@pinakes/query/format/kinds/documents/days';
import type { Report } from '../report.ts';

/** A string with something in it, or undefined. */
export function textValue(value: unknown): string | undefined {
	if (typeof value === 'number' || typeof value === 'boolean') return String(value);
	return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** Called for a field that is not what it should be. */
export type Warn = (rule: string, message: string, fix: string) => void;

/** Tells of the fields of a file's front matter, each at its line. */
export function warnAbout(file: string, lines: ReadonlyMap<string, number>, report: Report): (field: string) => Warn {
	return (field) => (rule, message, fix) =>
		report({ severity: 'warning', file, line: lines.get(field) ?? 1, rule, message, fix });
}

const DATE = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ](\d{2}:\d{2}(?::\d{2})?).*)?$/;

/**
 * A date as it is sorted, `2025-12-23`, with its time where there is one; undefined for an invalid field, which is
 * warned about.
 */
export function dateOf(text: string | undefined, field: string, warn: Warn): string | undefined {
	if (text === undefined) return undefined;
	const [, year, month = '', day = '', time] = DATE.exec(text) ?? [];
	const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
	if (year !== undefined && daysOf(date) !== undefined) return time === undefined ? date : `${date}T${time}`;
	warn('date', `${field} is ${JSON.stringify(text.slice(0, 40))}, which is no date`, 'write it as 2025-12-23');
	return undefined;
}

/**
 * The terms that an author declared, however they are written: a list, or one string with commas (or
 * 、，； between them). Undefined without any; invalid terms are warned about and left out.
 */
export function parseTerms(value: unknown, name: string, warn: Warn): string[] | undefined {
	if (value === undefined || value === null) return undefined;
	const items: unknown[] =
		typeof value === 'string' ? value.split(/[,，、;；]/) : Array.isArray(value) ? value : [value];
	const terms = items.map(textValue).filter((term) => term !== undefined);
	if (typeof value !== 'string' && terms.length < items.length) {
		warn('field-type', `${name} is no list of words, or has other things in it`, 'write it as a list of words');
	}
	return terms.length === 0 ? undefined : [...new Set(terms)];
}

/** True for a path or id that climbs out of its folder. */
export function climbs(path: string): boolean {
	return path.split(/[\\/]/).includes('..');
}
