/** Compares the headings and sections of real pages with those of the trusted CommonMark parser. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { hasFencedMark, sectionAt } from './reference.js';

/** Matches the id of a heading, which site generators read and CommonMark does not know. */
const CUSTOM_ID = / *\{#[^\s{}]+\}$/;

/** Matches a variable, of which titles show the name. */
const VARIABLE = /\{{3} *\.(\w+) *\}{3}/g;

/** Returns the pages whose headings differ between an index and the parser, with the difference. */
export function compareHeadings(out, pages) {
	const { documents } = JSON.parse(readFileSync(join(out, 'outline.json'), 'utf8'));
	const byPath = new Map(documents.map(({ path, headings }) => [path, [...rowsOf(headings)]]));
	const differing = pages.filter(({ path, headings }) => {
		const rows = headings.map(({ level, heading, first }) => [
			level,
			heading.replace(CUSTOM_ID, '').replace(VARIABLE, '$1'),
			first,
		]);
		return !isDeepStrictEqual(byPath.get(path), rows);
	});
	const problems = differing.map(({ path }) => `${path} has other headings than by the reference parser`);
	if (documents.length !== pages.length) problems.push(`${out} has ${documents.length} of ${pages.length} pages`);
	return { problems, count: pages.reduce((sum, { headings }) => sum + headings.length, 0) };
}

function* rowsOf(headings) {
	for (const { level, text, first_line, children } of headings) {
		yield [level, text, first_line];
		yield* rowsOf(children);
	}
}

/**
 * Retrieves sections of every level in one run of the program, half of them with # in fenced code, and compares each
 * with the lines of its source.
 */
export function compareSections(pinakes, out, pages, count, folder) {
	const wanted = chooseSections(pages, count);
	const queries = join(folder, 'queries.jsonl');
	const lines = wanted.map(({ page, heading }, id) =>
		JSON.stringify({ id, target_entry: heading, file_paths: [page.path] }),
	);
	writeFileSync(queries, lines.join('\n'));
	const { stdout } = pinakes('get', '--index', out, '--queries', queries);
	const answers = stdout.split('\n').slice(0, -1);
	const problems = answers.length === count ? [] : [`${answers.length} of ${count} sections are answered`];
	answers.forEach((line, i) => {
		const { id, start_line, end_line, entry_content } = JSON.parse(line);
		const { page, first, heading } = wanted[i];
		const [texts, firsts, lasts] = [entry_content, start_line, end_line].map((value) => [value].flat());
		const isWhole = (start, n) => {
			const section = sectionAt(page, start);
			const source = page.lines.slice(start - 1, lasts[n]).join('');
			return section?.last === lasts[n] && section.text === texts[n] && source === texts[n];
		};
		if (id !== i || !firsts.includes(first) || !firsts.every(isWhole)) {
			problems.push(`${page.path}:${first}: ${heading} is not retrieved as it stands`);
		}
	});
	const fenced = wanted.filter(({ isFenced }) => isFenced).length;
	return { problems, fenced, levels: [...new Set(wanted.map(({ level }) => level))].sort() };
}

/** Chooses sections: up to half with such code, and about equally many of every level. */
function chooseSections(pages, count) {
	const all = pages.flatMap((page) =>
		page.headings
			.filter(({ heading }) => heading !== '')
			.map(({ level, heading, first }) => {
				const isFenced = hasFencedMark(sectionAt(page, first).text);
				return { page, level, heading, first, isFenced };
			}),
	);
	const fenced = chooseOfLevels(
		all.filter(({ isFenced }) => isFenced),
		count / 2,
	);
	const others = all.filter(({ isFenced }) => !isFenced);
	return [...fenced, ...chooseOfLevels(others, count - fenced.length)];
}

/** Chooses evenly by level, all of rare levels. */
function chooseOfLevels(sections, count) {
	const groups = [1, 2, 3, 4, 5, 6].map((level) => sections.filter((section) => section.level === level));
	groups.sort((a, b) => a.length - b.length);
	let left = count;
	return groups.flatMap((group, i) => {
		const number = Math.min(group.length, Math.floor(left / (groups.length - i)));
		left -= number;
		return Array.from({ length: number }, (_, n) => group[Math.floor((n * group.length) / number)]);
	});
}
