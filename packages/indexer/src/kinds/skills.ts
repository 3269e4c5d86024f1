import {
	SKILL_FILES_PART_BYTES,
	SKILL_FILES_TABLE,
	SKILLS_TABLE,
	type SkillContent,
	type SkillFile,
	type SkillFolder,
} from '@pinakes/query/internal';
import { attempt } from '../base/attempt.ts';
import { sha256Of } from '../base/digest.ts';
import { MEDIA_TYPES } from '../data/media-types.ts';
import { splitFrontMatter } from '../formats/front-matter.ts';
import type { ReadSkillFile, SkillSource } from '../model/skill.ts';
import { type FileTarget, writeRecordParts, writeTable } from './parts.ts';

/**
 * Writes the folders of skills, and the distinct contents of their files. Returns the cuts of the tables; nothing is
 * written without skills.
 *
 * @param texts concatenated sections of documents, by path
 */
export function writeSkills(
	files: FileTarget,
	skills: readonly SkillSource[],
	texts: ReadonlyMap<string, string> = new Map(),
): { [SKILLS_TABLE]?: string[]; [SKILL_FILES_TABLE]?: number[] } {
	if (skills.length === 0) return {};
	const contents: string[] = [];
	const numbers = new Map<string, number>();
	const numberOf = (sha256: string, content: SkillContent): number => {
		const number = numbers.get(sha256) ?? contents.push(JSON.stringify(content)) - 1;
		numbers.set(sha256, number);
		return number;
	};
	const rows = skills.map(({ unit_id, source, files }): [string, string] => {
		const record = toFolder(files, texts.get(source) ?? '', numberOf);
		return [unit_id, JSON.stringify(record)];
	});
	return {
		[SKILLS_TABLE]: writeTable(files, SKILLS_TABLE, new Map(rows)),
		[SKILL_FILES_TABLE]: writeRecordParts(files, SKILL_FILES_TABLE, contents, SKILL_FILES_PART_BYTES),
	};
}

function toFolder(
	files: readonly ReadSkillFile[],
	text: string,
	numberOf: (sha256: string, content: SkillContent) => number,
): SkillFolder {
	const whole = textOf(files[0]?.content ?? new Uint8Array()) ?? '';
	const { fields = new Map() } = splitFrontMatter(whole.replace(/^\ufeff/, ''));
	// The sections of the document are already in the index.
	const isShared = text !== '' && whole.endsWith(text);
	const listed = files.map(({ path, content, isExecutable }, i): SkillFile => {
		const sha256 = sha256Of(content);
		const decoded = textOf(content);
		return {
			path,
			bytes: content.length,
			sha256,
			media_type: mediaType(path, decoded !== undefined),
			content:
				i === 0 && isShared ? null : numberOf(sha256, decoded ?? { base64: Buffer.from(content).toString('base64') }),
			...(isExecutable ? { executable: true } : {}),
		};
	});
	const head = isShared ? whole.slice(0, whole.length - text.length) : '';
	return { front_matter: plain(fields) as Record<string, unknown>, head, files: listed };
}

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Decodes a file, including its byte-order mark; undefined for bytes that are not UTF-8. */
function textOf(content: Uint8Array): string | undefined {
	return attempt(() => UTF8.decode(content));
}

function mediaType(path: string, isText: boolean): string {
	const extension = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
	return MEDIA_TYPES.get(extension) ?? (isText ? 'text/plain' : 'application/octet-stream');
}

function plain(value: unknown): unknown {
	if (value instanceof Map) {
		return Object.fromEntries([...value].map(([key, item]) => [String(key), plain(item)]));
	}
	return Array.isArray(value) ? value.map(plain) : value;
}
