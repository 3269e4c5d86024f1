import type { DocumentOutline, Heading } from '@pinakes/query';
import { type DocumentRecord, sectionsOf, type TextDocument } from '@pinakes/query/internal';
import picomatch from 'picomatch';
import { isSkillFile } from '../base/read-file.ts';
import { type Problem, type Report, reportBelow } from '../base/report.ts';
import type { Config } from '../config/schema.ts';
import { DEFAULT_RULES, type MarkdownRule } from '../data/markdown-rules.ts';
import type { ReadText } from '../formats/format.ts';
import { readAsMarkdown } from '../formats/formats.ts';
import { type Split, splitFrontMatter, splitToml } from '../formats/front-matter.ts';
import { isDraft, isMenu, isOfNoUse, isRedirect, isRefresh } from '../parse/left-out.ts';
import { outlineOf } from '../parse/outline.ts';
import { isUnlisted, pageReader } from '../parse/page-urls.ts';
import { toDocument } from '../parse/sections.ts';
import { fileTitle } from '../parse/title.ts';
import { announces, listsChanges } from './change-lists.ts';
import { type ContextSource, createScopes, readContext } from './context.ts';
import { aboutOf, readDocumentRecord, readStoredFields } from './document.ts';
import { type EntrySource, entryFields, toEntry } from './flows.ts';
import { readMarkdownUnit } from './markdown-unit.ts';
import { isInternal, readSkill, reportMisnamedSkill } from './skill.ts';
import { REGISTRY_KIND, type Unit } from './unit.ts';

/** Everything that is extracted from a document. It depends only on its path, its text and the settings. */
export interface ParsedDocument {
	readonly outline: DocumentOutline;
	readonly text: TextDocument;
	/** Its sections, for retrieval by heading. */
	readonly entry: EntrySource;
	readonly record: DocumentRecord;
	/** See `ReadText`. */
	readonly hidden: number;
	/** See `listsChanges` and `announces`. */
	readonly listsChanges: boolean;
	readonly context: ContextSource | undefined;
	readonly unit: Unit | undefined;
	readonly problems: readonly Problem[];
}

/** A document without the terms of its sections. Plain data, for the build cache. */
export interface SourceDocument extends Omit<ParsedDocument, 'outline' | 'text' | 'entry' | 'record'> {
	readonly path: string;
	/** Changes whenever the file does; empty if that cannot be told without reading it. */
	readonly stamp: string;
	/** Digest of the path and the bytes of the file. */
	readonly digest: string;
	/** JSON texts: outline, record, and fields of its entry. */
	readonly outline: string;
	readonly record: string;
	readonly entry: string;
	readonly headings: number;
	/** Text of a unit's file; undefined for other files. */
	readonly prose: string | undefined;
}

export function toSource(
	{ outline, text, entry, record, ...others }: ParsedDocument,
	digest: string,
	stamp: string,
): SourceDocument {
	const sections = others.unit && sectionsOf(text).map((section) => section.text);
	return {
		...others,
		path: outline.path,
		stamp,
		digest,
		outline: JSON.stringify(outline),
		record: JSON.stringify(record),
		entry: entryFields(entry),
		headings: entry.headings.length,
		prose: sections?.join(''),
	};
}

/** Settings that the extraction depends on. */
export type DocumentSettings = Pick<Config, 'include' | 'markdown' | 'contexts' | 'documents' | 'site'>;

/** A document that is left out: one that only leads to others, a draft, or an internal skill. */
export const LEFT_OUT = 'left out';

/** What is known of a document besides its text. */
export interface Beside {
	/** Line of the file, from 1, for each line of the text. Default: the same numbers. */
	readonly lines?: readonly number[] | undefined;
	/** Its title in a menu, in place of its own. */
	readonly title?: string | undefined;
}

/** Splits a converted document into front matter and body. That of skills is YAML, as agents read no other. */
export function splitText({ markdown, fields }: ReadText, path: string): Split {
	if (fields === undefined) {
		return (isSkillFile(path) ? undefined : splitToml(markdown)) ?? splitFrontMatter(markdown);
	}
	return { fields, body: markdown, bodyOffset: 0, lines: new Map(), present: true, problems: [] };
}

/** Whether the front matter of a text has the fields that a rule needs. */
function hasFields(text: string, needs: MarkdownRule['needs']): boolean {
	if (needs === undefined) return true;
	const { fields } = splitFrontMatter(text);
	return needs.every((names) => [names].flat().some((name) => fields?.has(name)));
}

/**
 * Creates the reader for the documents of a folder, by their paths in it. It returns undefined if a file is not a document.
 *
 * @param prefix prefix of paths in the index
 */
export function documentReader(settings: DocumentSettings, prefix: string) {
	const rules = [...settings.markdown, ...DEFAULT_RULES].map((rule: MarkdownRule) => ({
		rule,
		fits: picomatch([...rule.include], { dot: true }),
	}));
	const isIncluded = picomatch([...settings.include], { dot: true });
	const scopeOf = createScopes(settings.contexts);
	const readPage = pageReader(settings.site);
	return (path: string, text: string, beside: Beside = {}): ParsedDocument | typeof LEFT_OUT | undefined => {
		const rule = rules.find(({ rule: { needs }, fits }) => fits(path) && hasFields(text, needs))?.rule;
		const isUnit = isSkillFile(path) || rule !== undefined;
		const mayBeLeftOut = !isUnit && !isIncluded(path);
		if (mayBeLeftOut && isMenu(path, text)) return LEFT_OUT;
		const site = isUnit ? undefined : settings.site;
		const read = readAsMarkdown(text, path, site?.generator);
		if (read === undefined) return mayBeLeftOut && isRefresh(text) ? LEFT_OUT : undefined;
		const problems: Problem[] = [];
		// Data made from the outline already has the prefix.
		const reportOutlined: Report = (problem) => problems.push(problem);
		const report = reportBelow(prefix, reportOutlined);
		const split = splitText(read, path);
		if (mayBeLeftOut && isOfNoUse(path, text, split.fields)) return LEFT_OUT;
		if (isSkillFile(path) && isInternal(split.fields)) return LEFT_OUT;
		if (site !== undefined && isUnlisted(site, path, split.fields)) return undefined;
		if (mayBeLeftOut && site === undefined && isDraft(path, split.fields)) return LEFT_OUT;
		if (mayBeLeftOut && isRedirect(text, split.fields, split.body)) return LEFT_OUT;
		// Other formats than markdown and MDX have been read by the rules of their generators.
		const name = fileTitle(path, isUnit ? (rule?.include ?? []) : undefined);
		const written = outlineOf(path, read.markdown, split, read.fields === undefined, name);
		const { outline: own, page } = readPage(path, split.fields, written, read.anchors);
		const outline = { ...own, title: beside.title ?? own.title, path: prefix + path };
		const scope = scopeOf(path);
		// Contexts and units report these fields themselves.
		const isPlain = scope === undefined && !isUnit;
		const record = {
			...readDocumentRecord(outline, split, settings.documents.fields, isPlain ? reportOutlined : () => {}),
			...readStoredFields(outline.path, split, settings.documents.stored, reportOutlined),
		};
		if (!isUnit) reportFrontMatter(path, split, report);
		for (const problem of read.problems ?? []) report({ severity: 'warning', file: path, ...problem });
		const context = scope && readContext(scope.epic, split, outline, settings.contexts.types, reportOutlined);
		const unit = readUnit(path, split, outline, rule, report);
		return {
			...atSourceLines(
				{
					outline,
					text: { ...toDocument(outline, split, page), ...aboutOf(split.fields, settings.documents.fields) },
					entry: toEntry(outline, read.markdown),
				},
				read.lines?.map((line) => beside.lines?.[line - 1] ?? line) ?? beside.lines,
			),
			record,
			hidden: read.hidden ?? 0,
			listsChanges: listsChanges(outline.headings) || (!isUnit && announces(path, outline.title, split.fields)),
			context,
			unit: unit && unitWithPrefix(unit, prefix),
			problems,
		};
	};
}

/** Parts of a document that have line numbers. */
type WithLines = Pick<ParsedDocument, 'outline' | 'text' | 'entry'>;

/** Converts line numbers of converted markdown to those of the file. */
export function atSourceLines(located: WithLines, lines: readonly number[] | undefined): WithLines {
	if (lines === undefined) return located;
	const { outline, text, entry } = located;
	const at = (line: number): number => lines[Math.min(line, lines.length) - 1] ?? 1;
	const heading = ({ first_line, last_line, children, ...rest }: Heading): Heading => ({
		...rest,
		first_line: at(first_line),
		last_line: at(last_line),
		children: children.map(heading),
	});
	return {
		outline: { ...outline, headings: outline.headings.map(heading) },
		text: {
			...text,
			sections: (text.sections ?? []).map((section) => {
				return section.lines === undefined
					? section
					: { ...section, lines: [at(section.lines[0]), at(section.lines[1])] };
			}),
		},
		entry: {
			...entry,
			headings: entry.headings.map((each) => ({ ...each, line: at(each.line) })),
			last_line: at(entry.last_line),
		},
	};
}

/** Adds the prefix to the id of a unit if it is a path. Ids of registries are unchanged. */
export function unitWithPrefix(unit: Unit, prefix: string): Unit {
	const unit_id = unit.kind === REGISTRY_KIND ? unit.unit_id : prefix + unit.unit_id;
	return prefix === '' ? unit : { ...unit, unit_id, source: prefix + unit.source };
}

function reportFrontMatter(path: string, { problems }: Split, report: Report): void {
	for (const { lost, line, rule, message, fix } of problems) {
		report({ severity: lost ? 'error' : 'warning', file: path, line, rule, message, fix });
	}
}

function readUnit(
	path: string,
	split: Split,
	outline: DocumentOutline,
	rule: MarkdownRule | undefined,
	report: Report,
): Unit | undefined {
	const isSkill = isSkillFile(path);
	if (!isSkill && rule === undefined) {
		reportMisnamedSkill(path, split, report);
		return undefined;
	}
	reportFrontMatter(path, split, report);
	if (isSkill) return readSkill(path, split, report);
	if (split.problems.some(({ lost }) => lost)) return undefined;
	return readMarkdownUnit(path, split, outline, rule as MarkdownRule, report);
}
