import type { Excerpt, FoundSection } from './backend.ts';

export const MAX_SECTIONS_OF_PAGE = 4;

/** What a row leads to, which its icon says. */
export type RowKind = 'page' | 'post' | 'heading' | 'code';

export interface Row {
	readonly section: FoundSection;
	readonly kind: RowKind;
	/** Names above the last one that its group does not say; empty for most. */
	readonly above: readonly string[];
	/** With what matches in it; undefined for the start of a page that is listed below other sections of it. */
	readonly name: Pick<Excerpt, 'text' | 'marks'> | undefined;
	/** The day of a post, such as 2026-05-12. */
	readonly date: string | undefined;
}

export interface Group {
	/** The part of the path that the rows do not say; empty without a label. */
	readonly label: readonly string[];
	readonly rows: readonly Row[];
}

/** Names of folders of the site by their paths, such as `guide/`; those without a name are called as they are written. */
export type FolderNames = Readonly<Record<string, string>>;

interface Page {
	readonly id: string;
	readonly title: string;
	/** Best first. */
	readonly sections: FoundSection[];
}

function pagesOf(sections: readonly FoundSection[]): Page[] {
	const pages = new Map<string, Page>();
	for (const section of sections) {
		const { id, title } = section;
		const page = pages.get(id) ?? { id, title, sections: [] };
		pages.set(id, page);
		// The sections before and below the first heading have the same name and address; only one is shown.
		const name = namesOf(section).join('\n');
		const isShown = page.sections.some((one) => one.url === section.url && namesOf(one).join('\n') === name);
		if (page.sections.length < MAX_SECTIONS_OF_PAGE && !(isShown && section.url !== undefined))
			page.sections.push(section);
	}
	return [...pages.values()];
}

/** Returns the headings of a section, except a first one that repeats the title; empty for the start of a page. */
export function namesOf({ title, headings }: Pick<FoundSection, 'title' | 'headings'>): readonly string[] {
	return headings[0] === title ? headings.slice(1) : headings;
}

/**
 * Groups sections for a list. A label says the part of the path that its rows do not: of pages whose own row comes first the
 * folder, of others the folder and the title. Neighbors with the same label are one group.
 */
export function groupSections(sections: readonly FoundSection[], folders: FolderNames, lang: string): Group[] {
	const groups: { label: readonly string[]; rows: Row[] }[] = [];
	const pages = pagesOf(sections);
	for (const page of pages) {
		const [first] = page.sections as [FoundSection];
		const isOwnFirst = namesOf(first).length === 0;
		const path = foldersOf(page.id, folders, lang);
		// Versions of a page may have the same title and folder; their addresses distinguish them.
		const isSame = (other: Page): boolean =>
			other !== page && other.title === page.title && foldersOf(other.id, folders, lang).join() === path.join();
		const label = pages.some(isSame) ? [addressOf(first)] : isOwnFirst ? path : [...path, page.title];
		const rows = page.sections.map((section, i) => rowOf(section, namesOf(section).length === 0 && i > 0, false));
		const last = groups.at(-1);
		if (isOwnFirst && path.length > 0 && last?.label.join('\n') === label.join('\n')) last.rows.push(...rows);
		else groups.push({ label, rows });
	}
	return groups;
}

/** Returns the path of the address of a section's page as readers know it, or its id if it has none. */
function addressOf({ id, url }: FoundSection): string {
	if (url === undefined) return id;
	const path = url.replace(/^[a-z]+:\/\/[^/]*|[?#].*/gi, '');
	try {
		return decodeURI(path);
	} catch {
		return path;
	}
}

/** Returns sections as rows without a group, each with its page before its name. */
export function singleRows(sections: readonly FoundSection[]): Row[] {
	return sections.map((section) => rowOf(section, false, true));
}

function rowOf(section: FoundSection, isStart: boolean, hasPage: boolean): Row {
	const { id, title, headings, marks } = section;
	const names = namesOf(section);
	const isPost = POST.test(id);
	const last = names.at(-1);
	const page = { text: title, marks: marks?.title ?? [] };
	const name = last === undefined ? page : { text: last, marks: marks?.headings[headings.length - 1] ?? [] };
	const kind = last === undefined ? (isPost ? 'post' : 'page') : isCode(last) ? 'code' : 'heading';
	const above = [...(hasPage && last !== undefined ? [title] : []), ...names.slice(0, -1)];
	return { section, kind, above, name: isStart ? undefined : name, date: isPost ? dateOf(id) : undefined };
}

const POST = /(?:^|\/)(?:blog|news|posts?)\//i;

/** Returns the day in a path, as of Jekyll, Hugo and Docusaurus: 2026-05-12-title.md, 2026/05/12/title.md. */
function dateOf(path: string): string | undefined {
	const [, year, month, day] = /(?:^|\/)(\d{4})[-/](\d\d)[-/](\d\d)(?!\d)/.exec(path) ?? [];
	return year && `${year}-${month}-${day}`;
}

/** Whether a heading is a name of code: `server.proxy`, `configPlugin(hooks)`, `--dry-run`, `BGSAVE`. */
export function isCode(heading: string): boolean {
	const short = heading.slice(0, 200);
	const [name = ''] = /[)\]]$/.test(short) ? short.split(/[([]/, 1) : [short];
	return (
		/^[-@.$#/:\w]*\w$/.test(name) && /^(?:[a-z]|[-@$./])|[\w.](?:\.|::|\/)\w|[a-z][A-Z]|\(|_|^[A-Z]{4,}$/.test(heading)
	);
}

/** Folders that say nothing: of all documentation, and of the reader's language. */
const SAYS_NOTHING = /^(?:docs?|documentation|content|src|source|pages?|website|site|www|public|i18n|current)$/i;

/** Returns the names of the folders of a document, outermost first; those that say nothing are left out. */
export function foldersOf(id: string, folders: FolderNames, lang: string): string[] {
	const parts = id
		.replace(/^[\w+.-]+:\/\/[^/]*/, '')
		.split('/')
		.filter(Boolean);
	const file = parts.pop() ?? '';
	// The file of a folder stands for it.
	if (/^(?:index|readme)\.\w+$/i.test(file)) parts.pop();
	const tongue = lang.toLowerCase();
	return parts.flatMap((part, i) => {
		const path = parts.slice(0, i + 1).join('/');
		const given = Object.hasOwn(folders, `${path}/`) ? folders[`${path}/`] : undefined;
		if (given !== undefined) return given === '' ? [] : given;
		const isLanguage = part.toLowerCase() === tongue || part.toLowerCase() === tongue.split('-')[0];
		return SAYS_NOTHING.test(part) || isLanguage || /^\d+$/.test(part) ? [] : nameOf(part);
	});
}

/** Returns a folder as a name: `02-getting-started` as Getting started. A version stays as it is. */
function nameOf(folder: string): string {
	if (/^v?\d+(?:\.\d+)*/.test(folder) && !/^\d+[-_. ]+\D/.test(folder)) return folder;
	const words = folder.replace(/^\d+[-_. ]+/, '').replace(/[-_]+/g, ' ');
	return words.charAt(0).toUpperCase() + words.slice(1);
}
