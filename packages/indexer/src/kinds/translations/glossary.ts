import { isUnspaced, MAX_SHARE, normalizeTerm, SHARE_ZERO, tokensOf } from '@pinakes/query/internal';
import { readText } from '../../base/read-file.ts';
import { BuildError, type Problem, type Report } from '../../base/report.ts';
import { type ConfiguredFile, type Glossary, MAX_GLOSSARY, MAX_GLOSSARY_TERM } from '../../config/config.ts';
import { buildAnalyzer } from '../../words/content-words.ts';
import { ONE_WAY } from './dictionary.ts';

/** Converts a glossary to lines of a dictionary in both directions, with the maximum share. */
export function glossaryLines(glossary: Glossary): string {
	const share = String.fromCharCode(SHARE_ZERO + MAX_SHARE);
	const lines = Object.entries(glossary).flatMap(([term, translations]) => {
		const [words, targets] = [termsOf(term), translations.flatMap(termsOf)];
		return words.flatMap((word) => targets.map((target) => [lineOf(word, target), lineOf(target, word)]));
	});
	return lines.flat().join('');

	// A line of one direction adds to those of the built-in dictionary, which may have one for the word.
	function lineOf(word: string, target: string): string {
		return `${isUnspaced(word) ? ONE_WAY : ''}${word} ${target}${share}\n`;
	}
}

/** Returns the stems of words, and text without spaces as a whole. */
function termsOf(text: string): readonly string[] {
	const analyzer = buildAnalyzer();
	return tokensOf(text, analyzer).flatMap(({ kind, text: token }) => {
		if (kind === 'unspaced') return [token];
		return kind === 'word' && !analyzer.stopWords.has(token) ? [analyzer.stem(token)] : [];
	});
}

/** Maximum problems of a file that are reported. */
const MAX_REPORTED = 100;

/**
 * Reads a glossary from a file.
 *
 * @throws BuildError where it cannot be read
 */
export function readGlossary({ root, path }: ConfiguredFile, report: Report): Glossary {
	const text = readText(root, path, ({ message }) => {
		throw new BuildError(`${path}: the glossary cannot be read: ${message}; correct "glossary" in the configuration.`);
	});
	return parseGlossary(text ?? '', path, report);
}

/**
 * Parses a glossary: a term and its translations on each line, `term = translation, translation`. A line that begins with `#` is
 * a comment. Problems are reported with their line, and all other lines are read.
 */
export function parseGlossary(text: string, file: string, report: Report): Glossary {
	const glossary = new Map<string, string[]>();
	const lines = new Map<string, number>();
	let reported = 0;
	const tell = (line: number, { message, fix }: LineProblem, severity: Problem['severity'] = 'warning'): void => {
		if (++reported <= MAX_REPORTED) report({ severity, file, line, rule: 'glossary', message, fix });
	};
	for (const [i, content] of text.split(/\r\n?|\n/).entries()) {
		const line = i + 1;
		if (content.trim() === '' || content.trimStart().startsWith('#')) continue;
		if (glossary.size >= MAX_GLOSSARY) {
			const message = `the glossary has more than ${MAX_GLOSSARY} terms; the rest is not read`;
			tell(line, { message, fix: 'remove what is not needed' }, 'error');
			break;
		}
		const entry = parseLine(content);
		if ('message' in entry) {
			tell(line, entry);
			continue;
		}
		const { term, translations } = entry;
		const key = normalizeTerm(term);
		const others = translations.filter((one) => normalizeTerm(one) !== key);
		if (others.length < translations.length) {
			tell(line, { message: `"${term}" is translated as itself`, fix: 'remove that translation' });
		}
		const known = glossary.get(key);
		if (known === undefined) lines.set(key, line);
		else {
			const message = `"${term}" has translations in line ${lines.get(key)} too; all count`;
			tell(line, { message, fix: 'keep one line' });
		}
		glossary.set(key, [...new Set([...(known ?? []), ...others])]);
	}
	return Object.fromEntries(glossary);
}

interface GlossaryLine {
	readonly term: string;
	readonly translations: readonly string[];
}

type LineProblem = Pick<Problem, 'message' | 'fix'>;

/** Parses a line; returns what is wrong with a line that is not read. */
function parseLine(content: string): GlossaryLine | LineProblem {
	const [term = '', ...parts] = content.split(/[=\t,，]/).map((part) => part.trim());
	const translations = parts.filter(Boolean);
	if (!/^[^,，]*[=\t]/.test(content) || term === '' || translations.length === 0) {
		return { message: 'this is not a term with translations', fix: 'write: term = translation, translation' };
	}
	if ([term, ...translations].some((part) => part.length > MAX_GLOSSARY_TERM)) {
		return { message: `a term has more than ${MAX_GLOSSARY_TERM} characters`, fix: 'shorten it' };
	}
	return { term, translations };
}
