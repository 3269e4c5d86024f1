import type { Shape } from '../../json.ts';
import { fits, isRecord } from '../../json.ts';
import type { Manifest } from '../../manifest.ts';
import type { Recipe } from '../../recipe.ts';
import { readKeys, readKeysFrom, readRecords } from '../tables.ts';
import { SKILL_FILES_TABLE, SKILLS_TABLE, type SkillContent, type SkillFile, type SkillFolder } from './schema.ts';

const FOLDER: Shape = { front_matter: {}, head: '', files: [isFile] };

/** Reads the ids of the skills whose folders the index has, sorted. */
export function* readSkillIds(manifest: Manifest): Recipe<string[]> {
	return manifest.cuts[SKILLS_TABLE] === undefined ? [] : yield* readKeysFrom(manifest, SKILLS_TABLE, '');
}

/** Reads the folders of skills by their unit ids; undefined for other ids. */
export function* readSkillFolders(manifest: Manifest, ids: readonly string[]): Recipe<(SkillFolder | undefined)[]> {
	if (manifest.cuts[SKILLS_TABLE] === undefined) return ids.map(() => undefined);
	return yield* readKeys<SkillFolder>(manifest, SKILLS_TABLE, FOLDER, ids);
}

/** Reads contents of files by their numbers, in that order. */
export function readSkillContents(manifest: Manifest, numbers: readonly number[]): Recipe<SkillContent[]> {
	return readRecords(manifest, SKILL_FILES_TABLE, isContent, numbers);
}

function isFile(json: unknown): boolean {
	return (
		fits(json, { path: '', bytes: 0, sha256: '', media_type: '' }) &&
		isContentNumber((json as Partial<SkillFile>).content)
	);
}

function isContentNumber(json: unknown): boolean {
	return json === null || (Number.isSafeInteger(json) && (json as number) >= 0);
}

function isContent(json: unknown): boolean {
	return typeof json === 'string' || (isRecord(json) && typeof json.base64 === 'string');
}
