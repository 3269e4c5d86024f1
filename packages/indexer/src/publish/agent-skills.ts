import type { UnitRecord } from '@pinakes/query';
import { sha256Of } from '../write/sha256.ts';
import type { PublishedDocument } from './pages.ts';
import { pageOf } from './pages.ts';

/** The folder where agents look for a site's skills: Agent Skills Discovery 0.2.0. */
const FOLDER = '.well-known/agent-skills';
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** Valid names for discovery. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_NAME_LENGTH = 64;

/** A published skill. */
export interface PublishedSkill {
	readonly name: string;
	readonly description: string;
	/** Path and content of its `SKILL.md`. */
	readonly path: string;
	readonly content: string;
}

/** Returns the skills that can be published, sorted by name, and the ids of those with an invalid or repeated name. */
export function skillsOf(
	units: readonly UnitRecord[],
	documents: ReadonlyMap<string, PublishedDocument>,
): { skills: PublishedSkill[]; excluded: string[] } {
	const skills = new Map<string, PublishedSkill>();
	const excluded: string[] = [];
	for (const { unit_id, kind, name, description, source } of units) {
		const document = documents.get(source);
		if (kind !== 'skill' || document === undefined) continue;
		if (!NAME.test(name) || name.length > MAX_NAME_LENGTH || skills.has(name)) {
			excluded.push(unit_id);
			continue;
		}
		const front = `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n`;
		const path = `${FOLDER}/${name}/SKILL.md`;
		skills.set(name, { name, description, path, content: front + pageOf(document) });
	}
	return { skills: [...skills.values()].sort((a, b) => (a.name < b.name ? -1 : 1)), excluded };
}

/** Adds the skills and `index.json`, which lists them with description and digest. */
export function writeDiscovery(files: Map<string, string>, skills: readonly PublishedSkill[], baseUrl: string): void {
	for (const { path, content } of skills) files.set(path, content);
	const entries = skills.map(({ name, description, path, content }) => ({
		name,
		type: 'skill-md',
		description,
		url: baseUrl === '' ? path.slice(FOLDER.length + 1) : baseUrl + path,
		digest: `sha256:${sha256Of(content)}`,
	}));
	files.set(`${FOLDER}/index.json`, `${JSON.stringify({ $schema: SCHEMA, skills: entries }, null, 2)}\n`);
}
