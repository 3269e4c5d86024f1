import { visibleJson } from '@pinakes/query/format/base/shown-text';
import { type Zippable, zipSync } from 'fflate';
import { sha256Of } from '../base/digest.ts';
import { SKILL_FILE } from '../data/scan-paths.ts';
import type { LazyFiles } from '../spill/lazy-files.ts';
import type { PublishedSkill } from './skill-files.ts';

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
const UNSAFE_FILE = /\.(?:s?html?|xht(?:ml)?|svg|xml|xslt?|php\d?|aspx?|jsp|cgi|config)$|[%#]|\.\./i;

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
