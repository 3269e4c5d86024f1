import { type FlatHeading, type TextSection, wordsOfFileName } from '@pinakes/query/internal';
import { Parser as HtmlParser } from 'htmlparser2';
import type { Token } from 'markdown-it';
import picomatch from 'picomatch';
import { withSingleSpaces } from '../formats/format.ts';
import type { Split } from '../formats/front-matter.ts';

/** Matches entities, and tags that format words. */
const FORMATTING = /&(?:[a-z]+|#\d+);|<\/(?:a|b|code|em|i|kbd|small|span|strong|su[bp])>/i;

/** Returns a title as pages show it that put it into their HTML as it is. */
export function withoutHtml(title: string): string {
	return (FORMATTING.test(title) && htmlHeadingOf(`<h1>${title}</h1>`)) || title;
}

/** Matches names of files that say less than any heading. */
const INDEX = /^(?:_?index|readme|home)$/i;

/**
 * Returns the title that a text begins with: a heading of level 1, which may be HTML, else its first heading if it alone
 * has a word of the file's name, as in chapters of books, or if the others are below it and the file's name says nothing.
 * Else it is the name of a section, and the file's name is the title.
 *
 * @param isGenerated whether a generator makes a page of the text, which may begin with the heading of a section. In text that was read
 * from another format, a first heading of level 1 is the title
 */
export function contentTitle(
	path: string,
	tokens: readonly Token[],
	headings: readonly FlatHeading[],
	isGenerated: boolean,
): string | undefined {
	const first = headings.find(({ text }) => text !== '');
	if (first?.level === 1) return isGenerated && isSection(path, first, headings) ? undefined : first.text;
	const start = tokens.findIndex(({ type, level }) => type === 'heading_open' && level === 0);
	const before = tokens.slice(0, start < 0 ? tokens.length : start);
	const html = before
		.filter(({ type }) => type === 'html_block')
		.map(({ content }) => htmlHeadingOf(content))
		.find((text) => text !== undefined);
	const isIndex = INDEX.test(stemOf(path));
	const isLike = isLikeName(path, first, headings);
	// A heading in HTML above it may be the name of the whole site, as a banner on every page.
	if (html !== undefined && (isIndex || !isLike || hasWord(nameWords(path), html))) return html;
	const isAbove = headings.every((other) => other === first || other.text === '' || other.level > (first?.level ?? 0));
	return isIndex || isLike || (isAbove && !isName(path, first?.text ?? '')) ? first?.text : undefined;
}

/** Matches the day, week or month that a note is called by. */
const DATE = /(?<![0-9])[12][0-9]{3}[- ]?[01WQ][0-9]/i;

/** Matches letters of other scripts than Latin. */
const OTHER_LETTERS = /(?!\p{Script=Latin})\p{L}/u;

/** Whether a file's name tells readers of its heading what it is: by a date, or by words that may be in the language of the heading. */
function isName(path: string, heading: string): boolean {
	const words = wordsOfFileName(path);
	if (DATE.test(words) || OTHER_LETTERS.test(words)) return true;
	return /[a-z]{2}/i.test(words) && !COMMON_NAME.test(stemOf(path)) && !OTHER_LETTERS.test(heading);
}

/** Letters of a word that tell its meaning, whatever its ending. */
const BEGINNING = 5;

/** Matches words of a file's name and of headings that are compared. */
const WORD = /\p{L}{4,}/gu;

function nameWords(path: string): readonly string[] {
	return stemOf(path).toLowerCase().match(WORD) ?? [];
}

function hasWord(words: readonly string[], text: string): boolean {
	return (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) =>
		words.some((other) => word.startsWith(other.slice(0, BEGINNING))),
	);
}

/** Whether the first heading, and none beside it, has a word of the file's name. */
function isLikeName(path: string, first: FlatHeading | undefined, headings: readonly FlatHeading[]): boolean {
	const words = nameWords(path);
	const alike = headings.filter(({ level, text }) => level <= (first?.level ?? 0) && hasWord(words, text));
	return alike.length === 1 && alike[0] === first;
}

/** Whether the first of several headings of level 1, in Latin letters, names a section: it has no word of the file name. */
function isSection(path: string, first: FlatHeading, headings: readonly FlatHeading[]): boolean {
	const isAlone = headings.every((other) => other === first || other.text === '' || other.level > 1);
	if (isAlone || INDEX.test(stemOf(path))) return false;
	const words = nameWords(path).filter((word) => LATIN.test(word));
	return words.length > 0 && /[a-z]{4}/i.test(first.text) && !hasWord(words, first.text);
}

const LATIN = /^[a-z]+$/;

/** Matches names of files that many folders have, which say little without that of the folder: `release/system.md`. */
const COMMON_NAME =
	/^(?:about|content|docs?|guide|home|intro|introduction|main|notes?|overview|page|prompt|system|template|user)$/i;

/**
 * Returns what a file is called if it has no title: its name, or that of its folder if the name says nothing. That of a document which
 * many folders have is written with the folder.
 *
 * @param patterns globs by which the file is a unit; the folder is the name where only it differs
 */
export function fileTitle(path: string, patterns?: readonly string[]): string {
	const [folder, name] = [path.split('/').at(-2), stemOf(path)];
	if (folder === undefined) return name;
	if (INDEX.test(name) || patterns?.some((pattern) => isOnlyFolder(pattern, path))) return folder;
	return patterns === undefined && COMMON_NAME.test(name) ? `${folder}/${name}` : name;
}

/** Whether a pattern fixes the name of a file, and leaves that of its folder open. */
function isOnlyFolder(pattern: string, path: string): boolean {
	const [folder = '', name] = pattern.split('/').slice(-2);
	return path.endsWith(`/${name}`) && picomatch.scan(folder).isGlob;
}

/** Returns the name of a file without folder and extensions. */
export function stemOf(path: string): string {
	const name = path.slice(path.lastIndexOf('/') + 1);
	return name.replace(/(\.agent|\.instructions|\.prompt|\.excalidraw)?\.\w+$/i, '');
}

/** Maximum number of features that are read of a home page. */
const MAX_FEATURES = 100;

/** Fields of `hero` whose texts are shown, in the order of the page: those of VitePress, and `title` of Starlight. */
const SHOWN = ['name', 'title', 'text', 'tagline'];

/** Returns the title that a home page of VitePress or Starlight shows, from its front matter. */
export function homePageTitle(fields: Split['fields']): string | undefined {
	const hero = fields?.get('hero');
	return ['name', 'title', 'text'].map((name) => textIn(hero, name)).find((text) => text !== '');
}

/**
 * Returns the section that a home page of VitePress or Starlight shows from its front matter, with the lines of these fields:
 * the texts of `hero`, and titles and details of `features`. Undefined for other pages.
 */
export function homePageSection({
	fields,
	lines,
	bodyOffset,
}: Pick<Split, 'fields' | 'lines' | 'bodyOffset'>): Pick<TextSection, 'text' | 'lines'> | undefined {
	const hero = fields?.get('hero');
	const isHome = hero instanceof Map || fields?.get('layout') === 'home';
	const features = isHome ? fields?.get('features') : undefined;
	const paragraphs = [
		...SHOWN.map((name) => textIn(hero, name)),
		...(Array.isArray(features) ? features.slice(0, MAX_FEATURES) : []).map(featureText),
	].filter((text) => text !== '');
	if (paragraphs.length === 0) return undefined;
	const own = ['hero', 'features'].flatMap((name) => lines.get(name) ?? []);
	const next = [...lines.values()].filter((line) => line > Math.max(...own));
	return {
		text: paragraphs.map((text) => `${text}\n\n`).join(''),
		...(own.length === 0 ? {} : { lines: [Math.min(...own), Math.min(bodyOffset, ...next) - 1] }),
	};
}

function featureText(feature: unknown): string {
	const [title, details] = ['title', 'details'].map((name) => textIn(feature, name));
	return title === '' || details === '' ? `${title}${details}` : `**${title}**: ${details}`;
}

/** Returns a text of a map in one line; empty if it has none. */
function textIn(map: unknown, name: string): string {
	const value: unknown = map instanceof Map ? map.get(name) : undefined;
	return typeof value === 'string' ? withSingleSpaces(value) : '';
}

/** Returns the text of the first `<h1>` with any, or what its picture is called; undefined without one. */
function htmlHeadingOf(html: string): string | undefined {
	if (!/<h1[\s>]/i.test(html)) return undefined;
	let found: string | undefined;
	let text: string | undefined;
	let picture = '';
	const parser = new HtmlParser({
		onopentag(name, { alt = '' }) {
			if (name === 'h1') [text, picture] = ['', ''];
			if (name === 'img' && text !== undefined) picture ||= alt;
		},
		ontext(data) {
			if (text !== undefined) text += data;
		},
		onclosetag(name) {
			if (name !== 'h1' || text === undefined) return;
			found ??= [text, picture].map((one) => one.replace(/\s+/g, ' ').trim()).find(Boolean);
			text = undefined;
		},
	});
	parser.end(html);
	return found;
}
