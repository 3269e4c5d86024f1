import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { normalizeTerm } from '@pinakes/query/format/analysis/normalize';
import { BuildError } from '../../errors.ts';
import type { Problem, Report } from '../../report.ts';
import { linkIsSound } from '../../sources/list-folder.ts';
import type { Glossary } from './glossary.ts';

/** Terms of a glossary, characters of one, and bytes of a file. */
export const MAX_GLOSSARY = 20_000;
export const MAX_GLOSSARY_TERM = 100;
const MAX_GLOSSARY_BYTES = 2 ** 23;

/** Problems of a file that are reported one by one. */
const MAX_REPORTED = 100;

/** Translations that are followed to find a circle. */
const MAX_FOLLOWED = 100;

/** A glossary file of the configuration: as it is named there, and its absolute path. */
export interface GlossaryFile {
	readonly name: string;
	readonly path: string;
}

/**
 * Reads a glossary from a file.
 *
 * @throws BuildError where it cannot be read
 */
export function readGlossary({ name, path }: GlossaryFile, report: Report): Glossary {
	let text: string;
	try {
		if (statSync(path).size > MAX_GLOSSARY_BYTES) {
			throw new BuildError(
				`${name}: the glossary is larger than ${MAX_GLOSSARY_BYTES} bytes; split off what is not needed.`,
			);
		}
		if (!linkIsSound(dirname(path), path, (problem) => report({ ...problem, file: name }))) return {};
		text = readFileSync(path, 'utf8');
	} catch (cause) {
		if (cause instanceof BuildError) throw cause;
		const code = (cause as NodeJS.ErrnoException).code;
		throw new BuildError(`${name}: the glossary cannot be read (${code}); correct "glossary" in the configuration.`);
	}
	return parseGlossary(text, name, report);
}

/**
 * The translations of a text with a term and its translations on each line, `term = translation, translation`. A line that
 * begins with `#` is a comment. What is wrong is reported by line, and all other lines are read.
 */
export function parseGlossary(text: string, file: string, report: Report): Glossary {
	const glossary = new Map<string, string[]>();
	const lines = new Map<string, number>();
	let reported = 0;
	const warn = (line: number, message: string, fix: string, severity: Problem['severity'] = 'warning'): void => {
		if (++reported <= MAX_REPORTED) report({ severity, file, line, rule: 'glossary', message, fix });
	};
	const read = (content: string, line: number): void => {
		const [term = '', ...translations] = content.split(/[=\t,，]/).map((part) => part.trim());
		const found = translations.filter(Boolean);
		if (!/^[^,，]*[=\t]/.test(content) || term === '' || found.length === 0) {
			warn(line, 'this is not a term with translations', 'write: term = translation, translation');
			return;
		}
		if ([term, ...found].some((part) => part.length > MAX_GLOSSARY_TERM)) {
			warn(line, `a term has more than ${MAX_GLOSSARY_TERM} characters`, 'shorten it');
			return;
		}
		const key = normalizeTerm(term);
		const others = found.filter((one) => normalizeTerm(one) !== key);
		if (others.length < found.length) warn(line, `"${term}" is translated as itself`, 'remove that translation');
		if (closesCircle(glossary, key, others)) {
			warn(
				line,
				`"${term}" is translated as itself by way of other terms`,
				'translate each term once, in one direction',
			);
		}
		const known = glossary.get(key);
		if (known !== undefined)
			warn(line, `"${term}" has translations in line ${lines.get(key)} too; all count`, 'keep one line');
		else lines.set(key, line);
		glossary.set(key, [...new Set([...(known ?? []), ...others])]);
	};
	for (const [i, content] of text.split(/\r\n?|\n/).entries()) {
		if (content.trim() === '' || content.trimStart().startsWith('#')) continue;
		if (glossary.size >= MAX_GLOSSARY) {
			warn(
				i + 1,
				`the glossary has more than ${MAX_GLOSSARY} terms; the rest is not read`,
				'remove what is not needed',
				'error',
			);
			break;
		}
		read(content, i + 1);
	}
	return Object.fromEntries(glossary);
}

/** Whether translations lead back to a term over at least one other; a term and its translation always do. */
function closesCircle(
	glossary: ReadonlyMap<string, readonly string[]>,
	term: string,
	translations: readonly string[],
): boolean {
	const seen = new Set(translations.map(normalizeTerm));
	for (const one of seen) {
		if (seen.size > MAX_FOLLOWED) return false;
		for (const next of (glossary.get(one) ?? []).map(normalizeTerm)) {
			if (next === term && !translations.some((translation) => normalizeTerm(translation) === one)) return true;
			if (next !== term) seen.add(next);
		}
	}
	return false;
}
