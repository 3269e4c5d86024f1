import type { Heading } from '@pinakes/query';
import { groupBy } from '@pinakes/query/internal';
import { flatHeadings } from '../parse/outline.ts';
import { stemOf } from '../parse/title.ts';

/** Match the words of a heading that is a version, such as `v1.4.2 (2025-07-17)`, `[1.0.0] - 2025-01-02` or `Tool 3.2`. */
const BETWEEN_WORDS = /[\s()[\]{}:,–—]+/;
const NAME = /^\p{L}[\p{L}\d-]*$/u;
const VERSION = /^v?\d+(?:\.\d+)+(?:[-.+]?(?:alpha|beta|rc|pre|dev|next)[\w.-]*)?$/i;
const DATE = /^[-./\d年月日]+$/;

/** Matches headings that are a kind of changes. */
const KIND =
	/^[^\p{L}]*(?:(?:breaking|major|minor|patch|other|dependency) (?:changes|updates)|patches|bug ?fixes|fixes|bugs? fixed|added|changed|removed|fixed|deprecated|新特性|新功能|改进提升|功能优化|不兼容(?:变更|更新)|(?:兼容性|行为|破坏性)(?:变更|更改)|(?:错误|缺陷|问题|bug) ?修复)[^\p{L}]*$/iu;

/** Minimum headings of a level that are versions or different kinds of changes, and minimum share of that level. */
const MIN_VERSIONS = 3;
const MIN_KINDS = 2;
const MIN_SHARE = 0.5;

/**
 * Whether a document lists changes from version to version, as changelogs and release notes do: most headings of a level
 * are versions, or kinds of changes.
 */
export function listsChanges(headings: readonly Heading[]): boolean {
	const levels = groupBy(flatHeadings(headings), ({ level }) => level);
	return [...levels.values()].some((ofLevel) => {
		const texts = ofLevel.map(({ text }) => text);
		const versions = texts.filter(isVersion).length;
		const kinds = texts.filter((text) => KIND.test(text)).map((text) => text.toLowerCase());
		const isMost = (count: number): boolean => count >= MIN_SHARE * texts.length;
		return (versions >= MIN_VERSIONS && isMost(versions)) || (new Set(kinds).size >= MIN_KINDS && isMost(kinds.length));
	});
}

/** Whether a heading has a version alone, or with a word before it and a date behind it. */
function isVersion(text: string): boolean {
	const words = text.split(BETWEEN_WORDS).filter((word) => /[\p{L}\d]/u.test(word));
	if (NAME.test(words[0] ?? '') && !VERSION.test(words[0] ?? '')) words.shift();
	const [version = '', ...rest] = words;
	return VERSION.test(version) && rest.every((word) => DATE.test(word));
}

/** Match folders of posts, and dates at the beginning of a name or as folders. */
const POSTS = /(?:^|\/)(?:blog|news|announcements?|_posts)\//i;
const DATED = /(?:^|\/)(?:19|20)\d\d(?:-\d\d?-\d\d?(?=[^/]*$)|\/(?:0?[1-9]|1[0-2])\/)/;

/** Matches names of guides from one version to the next. */
const UPGRADE =
	/\b(?:upgrad(?:e|ing)|migrat(?:e|ing|ion))\b(?:[^.]{0,40}\b(?:guide|notes)\b|[^.]{0,40}\bv?\d)|\bv?\d[\d.x]{0,9}\s[^.]{0,20}\b(?:upgrade|migration)\b|(?:升级|迁移)(?:指南|说明|手册)|升级[到至]/i;

/** Whether a document announces a change or leads to a new version: a post, by its date or folder, one named by a version alone, or a guide to an upgrade. */
export function announces(path: string, title: string, fields: ReadonlyMap<string, unknown> | undefined): boolean {
	const isSigned = fields?.has('date') === true && ['author', 'authors'].some((name) => fields.has(name));
	const stem = stemOf(path);
	const isOf = POSTS.test(path) || DATED.test(path) || isVersion(stem);
	return isSigned || isOf || UPGRADE.test(title) || UPGRADE.test(stem.replace(/[-_]+/g, ' '));
}
