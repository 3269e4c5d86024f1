import type { UnitRecord } from '@pinakes/query';
import {
	SKILL_FILES_TABLE,
	SKILLS_TABLE,
	type SkillContent,
	type SkillFolder,
	visibleJson,
} from '@pinakes/query/internal';
import { type Zippable, zipSync } from 'fflate';
import { stringify } from 'yaml';
import { sha256Of } from '../base/digest.ts';
import { isSafePath } from '../base/read-file.ts';
import { BuildError } from '../base/report.ts';
import type { LazyFiles } from '../base/spill.ts';
import { SKILL_FILE, SKILL_NAME } from '../data/scan-paths.ts';
import { splitFrontMatter } from '../formats/front-matter.ts';
import type { ReadSkillFile } from '../model/skill.ts';
import { sortByNamePrecedence } from '../model/unit.ts';
import { type PublishedDocument, pageOf, recordsOf, type Unpublished } from './published-documents.ts';
import { linesIn, rowsIn, type WholeIndex } from './read-index.ts';

interface PublishedFile extends Omit<ReadSkillFile, 'content'> {
	readonly content: string | Uint8Array;
}

export interface PublishedSkill extends Pick<UnitRecord, 'name' | 'description'> {
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
export function skillsOf(index: WholeIndex, documents: Iterable<PublishedDocument>) {
	const folders = new Map(
		[...rowsIn(linesIn(index, SKILLS_TABLE))].map(([id, json]) => [id, JSON.parse(json) as SkillFolder]),
	);
	const contents = Array.from(linesIn(index, SKILL_FILES_TABLE), (line) => JSON.parse(line) as SkillContent);
	const skills = new Map<string, PublishedSkill>();
	const excluded: Unpublished[] = [];
	const units = [...recordsOf<UnitRecord>(index, 'units')].filter(({ kind }) => kind === 'skill');
	const sources = new Map<string, PublishedDocument | undefined>(units.map(({ source }) => [source, undefined]));
	for (const document of units.length > 0 ? documents : [])
		if (sources.has(document.path)) sources.set(document.path, document);
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

/** Returns `SKILL.md` for installers: unchanged, unless its name and description are not valid YAML. */
function skillFile({ name, description }: UnitRecord, text: string): PublishedFile {
	const { fields = new Map<string, unknown>(), body, problems } = splitFrontMatter(text.replace(/^\ufeff/, ''));
	const isValid = problems.length === 0 && fields.get('name') === name && typeof fields.get('description') === 'string';
	const head = stringify(new Map([...fields, ['name', name], ['description', description]]));
	return { path: SKILL_FILE, content: isValid ? text : `---\n${head}---\n${body}`, isExecutable: false };
}

/** The folder where agents look for a site's skills: Agent Skills Discovery 0.2.0. */
const FOLDER = '.well-known/agent-skills';
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** The folder where installers of version 0.1.0 look, which fetch file by file. */
const OLD_FOLDER = '.well-known/skills';

/** The beginning of a description, in code units and without half a character: installers skip an entry with a longer one. */
const SHOWN_DESCRIPTION = /^.{0,1023}[^\ud800-\udbff]?/s;

/** Permissions of files in archives. */
const FILE_MODE = 0o100644;
const EXECUTABLE_MODE = 0o100755;

/** The system whose permissions an archive has: Unix. */
const UNIX = 3;

/** The content of published files, by path. */
export type SiteFiles = LazyFiles<string | Uint8Array>;

/** Returns the path of the page of a skill. */
export function skillPage(name: string): string {
	return `${FOLDER}/${name}/${SKILL_FILE}`;
}

/**
 * Adds the skills and `index.json`, which lists them with description and digest: a skill of one file as it is, a folder
 * as an archive. The older index lists the same skills file by file.
 */
export function writeDiscovery(files: SiteFiles, skills: readonly PublishedSkill[], baseUrl: string): void {
	const entries = skills.map(({ name, description, files: all }) => {
		const main = all[0]?.content ?? '';
		files.set(skillPage(name), main);
		const isArchive = all.length > 1;
		const artifact = isArchive ? archiveOf(all) : main;
		const url = isArchive ? `${name}.zip` : `${name}/${SKILL_FILE}`;
		files.set(`${FOLDER}/${url}`, artifact);
		return {
			name,
			type: isArchive ? 'archive' : 'skill-md',
			description: SHOWN_DESCRIPTION.exec(description)?.[0] ?? '',
			url: baseUrl === '' ? url : `${baseUrl}${FOLDER}/${url}`,
			digest: `sha256:${sha256Of(artifact)}`,
		};
	});
	files.set(`${FOLDER}/index.json`, jsonText({ $schema: SCHEMA, skills: entries }));
	writeOldDiscovery(files, skills);
}

/** Files that a web server may interpret, or a browser run as a page of the site, or whose names old installers misread. */
const UNSAFE_FILE =
	/(?:^|\/)\.(?:ht|user\.ini$)|\.(?:s?html?|xht(?:ml)?|svg|xml|xslt?|php\d?|aspx?|jsp|cgi|config)$|[%#]|\.\./i;

/** Adds the index of version 0.1.0, and the files of every skill that can be served one by one. */
function writeOldDiscovery(files: SiteFiles, skills: readonly PublishedSkill[]): void {
	const listed = skills.filter((skill) => !skill.files.some(({ path }) => UNSAFE_FILE.test(path)));
	const entries = listed.map(({ name, description, files: all }) => {
		for (const { path, content } of all) files.set(`${OLD_FOLDER}/${name}/${path}`, content);
		return { name, description, files: all.map(({ path }) => path) };
	});
	files.set(`${OLD_FOLDER}/index.json`, jsonText({ skills: entries }));
}

function archiveOf(all: PublishedSkill['files']): Uint8Array {
	const entries: Zippable = Object.fromEntries(
		all.map(({ path, content, isExecutable }) => {
			const attrs = (isExecutable ? EXECUTABLE_MODE : FILE_MODE) << 16;
			return [path, [Buffer.from(content), { os: UNIX, attrs }]];
		}),
	);
	// The first time that an archive can have, in any time zone: the same files give the same bytes.
	return zipSync(entries, { level: 9, mtime: new Date(1980, 0, 1) });
}

function jsonText(value: unknown): string {
	return `${visibleJson(value, 2)}\n`;
}
