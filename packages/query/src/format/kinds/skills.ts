import { fits, type Shape } from '../base/json.ts';
import type { Recipe } from '../base/recipe.ts';
import type { Opened } from '../manifest/opened.ts';
import { readKeys, readKeysFrom, readRecords } from './tables.ts';

/**
 * The folders of skills by unit id, and the contents of their files. Only indexes with skills have them, and no look-up
 * of units reads them:
 *
 *     parts/skills.0.json        { "unit id": SkillFolder, … }
 *     parts/skill_files.0.json   [ SkillContent, … ]     each content once, by number
 */
export const SKILLS_TABLE = 'skills';
export const SKILL_FILES_TABLE = 'skill_files';

/** Target size of a part of contents, in bytes. */
export const SKILL_FILES_PART_BYTES = 65_536;

/** Limits of a skill that the MCP extension for skills (SEP-2640) obliges every host to support. */
export const MAX_SKILL_FILES = 512;
export const MAX_SKILL_BYTES = 16 * 1024 * 1024;

export interface SkillFile {
	/** Relative to the skill's folder, with forward slashes. */
	readonly path: string;
	readonly bytes: number;
	/** SHA-256 of the file in hexadecimal. */
	readonly sha256: string;
	readonly media_type: string;
	/** Number of its content; null for a `SKILL.md` that is `head` and the sections of its document. */
	readonly content: number | null;
	readonly executable?: boolean;
}

/** What a skill consists of. */
export interface SkillFolder {
	/** Every field of the front matter. */
	readonly front_matter: Readonly<Record<string, unknown>>;
	/** The text of `SKILL.md` before its first section, front matter included. */
	readonly head: string;
	/** `SKILL.md` first, the others sorted by path. */
	readonly files: readonly SkillFile[];
}

/** The content of a file: a text, or bytes in base64. */
export type SkillContent = string | { readonly base64: string };

const FILE: Shape = {
	path: '',
	bytes: 0,
	sha256: '',
	media_type: '',
	content: (json) => json === null || fits(json, 0),
};
const FOLDER: Shape = { front_matter: {}, head: '', files: [FILE] };
const CONTENT: Shape = (json) => fits(json, '') || fits(json, { base64: '' });

/** Reads the ids of the skills whose folders the index has, sorted. */
export function* readSkillIds(opened: Opened): Recipe<string[]> {
	return opened.cuts[SKILLS_TABLE] === undefined ? [] : yield* readKeysFrom(opened, SKILLS_TABLE, '');
}

/** Reads the folders of skills by their unit ids; undefined for other ids. */
export function* readSkillFolders(opened: Opened, ids: readonly string[]): Recipe<(SkillFolder | undefined)[]> {
	if (opened.cuts[SKILLS_TABLE] === undefined) return ids.map(() => undefined);
	return yield* readKeys<SkillFolder>(opened, SKILLS_TABLE, FOLDER, ids);
}

/** Reads contents of files by their numbers, in that order. */
export function readSkillContents(opened: Opened, numbers: readonly number[]): Recipe<SkillContent[]> {
	return readRecords(opened, SKILL_FILES_TABLE, CONTENT, numbers);
}
