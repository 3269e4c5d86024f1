import type { UnitRecord } from '@pinakes/query';
import {
	SKILL_FILES_TABLE,
	SKILLS_TABLE,
	type SkillContent,
	type SkillFolder,
} from '@pinakes/query/format/kinds/skills';
import { stringify } from 'yaml';
import { sha256Of } from '../base/digest.ts';
import { isSafePath } from '../base/read-file.ts';
import { BuildError } from '../base/report.ts';
import { SKILL_FILE, SKILL_NAME } from '../data/scan-paths.ts';
import { splitFrontMatter } from '../formats/front-matter.ts';
import { sortByNamePrecedence } from '../model/unit.ts';
import { type PublishedDocument, pageOf, recordsOf, type Unpublished } from './published-documents.ts';
import { linesIn, rowsIn, type WholeIndex } from './read-index.ts';

interface PublishedFile {
	/** Relative to the skill's folder, with forward slashes. */
	readonly path: string;
	readonly content: string | Uint8Array;
	readonly isExecutable: boolean;
}

export interface PublishedSkill {
	readonly name: string;
	readonly description: string;
	/** `SKILL.md` first. */
	readonly files: readonly PublishedFile[];
}

/** Maximum characters of a name for discovery. */
const MAX_NAME_LENGTH = 64;

/**
 * Returns the skills that can be published, sorted by name, and the ids of those with an invalid or repeated name.
 *
 * @throws BuildError for contents that are not those of the sources
 */
export function skillsOf(
	index: WholeIndex,
	documents: Iterable<PublishedDocument>,
): { skills: PublishedSkill[]; excluded: Unpublished[] } {
	const folders = new Map(
		[...rowsIn(linesIn(index, SKILLS_TABLE))].map(([id, json]) => [id, JSON.parse(json) as SkillFolder]),
	);
	const contents = Array.from(linesIn(index, SKILL_FILES_TABLE), (line) => JSON.parse(line) as SkillContent);
	const skills = new Map<string, PublishedSkill>();
	const excluded: Unpublished[] = [];
	const units = [...recordsOf<UnitRecord>(index, 'units')].filter(({ kind }) => kind === 'skill');
	const sources = documentsAt(new Set(units.map(({ source }) => source)), documents);
	for (const unit of sortByNamePrecedence(units)) {
		const { unit_id, name, description, source } = unit;
		const document = sources.get(source);
		const folder = folders.get(unit_id);
		const needsDocument = folder === undefined || folder.files.some(({ content }) => content === null);
		const fault = nameFault(name, skills);
		if (fault !== undefined || (needsDocument && document === undefined)) {
			excluded.push({ id: unit_id, reason: fault ?? 'its text is not in the index; build it again' });
			continue;
		}
		const body = document === undefined ? '' : pageOf(document);
		const files = folder === undefined ? [skillFile(unit, body)] : filesOf(unit, folder, body, contents);
		skills.set(name, { name, description, files });
	}
	return { skills: [...skills.values()].sort((a, b) => (a.name < b.name ? -1 : 1)), excluded };
}

/** Returns the documents with some paths. */
function documentsAt(
	paths: ReadonlySet<string>,
	documents: Iterable<PublishedDocument>,
): ReadonlyMap<string, PublishedDocument> {
	const found = new Map<string, PublishedDocument>();
	if (paths.size === 0) return found;
	for (const document of documents) if (paths.has(document.path)) found.set(document.path, document);
	return found;
}

/** Why installers cannot know a skill by its name; undefined where they can. */
function nameFault(name: string, taken: ReadonlyMap<string, unknown>): string | undefined {
	if (taken.has(name)) return `another skill is called ${name}; rename one of them`;
	if (SKILL_NAME.test(name) && name.length <= MAX_NAME_LENGTH) return undefined;
	return `its name is not of a-z, 0-9 and single hyphens, or has more than ${MAX_NAME_LENGTH} characters; rename it`;
}

function filesOf(
	unit: UnitRecord,
	{ head, files }: SkillFolder,
	body: string,
	contents: readonly SkillContent[],
): PublishedFile[] {
	return files.map(({ path, sha256, content: number, executable = false }) => {
		const stored = number === null ? head + body : contents[number];
		const content = typeof stored === 'object' ? Buffer.from(stored.base64, 'base64') : stored;
		if (content === undefined || sha256Of(content) !== sha256 || !isSafePath(path)) {
			throw new BuildError(`${path} of the skill ${unit.unit_id} is damaged in the index: build the index again.`);
		}
		if (path === SKILL_FILE) return skillFile(unit, content.toString());
		return { path, content, isExecutable: executable };
	});
}

/**
 * Returns `SKILL.md` for installers. If its name and description are valid YAML, it is unchanged; otherwise the front
 * matter is rewritten with all fields.
 */
function skillFile({ name, description }: UnitRecord, text: string): PublishedFile {
	const { fields = new Map<string, unknown>(), body, problems } = splitFrontMatter(text.replace(/^\ufeff/, ''));
	const isValid = problems.length === 0 && fields.get('name') === name && typeof fields.get('description') === 'string';
	const head = isValid
		? ''
		: `---\n${stringify(new Map([...fields, ['name', name], ['description', description]]))}---\n`;
	return { path: SKILL_FILE, content: isValid ? text : head + body, isExecutable: false };
}
