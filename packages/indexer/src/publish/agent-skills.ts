import type { UnitRecord } from '@pinakes/query';
import { sha256Of } from '../write/sha256.ts';
import type { PublishedDocument } from './pages.ts';
import { pageOf } from './pages.ts';

/** The folder where agents look for a site's skills: Agent Skills Discovery 0.2.0. */
const FOLDER = '.well-known/agent-skills';
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** Names that the discovery knows. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_NAME = 64;

/** A skill that is published. */
export interface PublishedSkill {
	readonly name: string;
	readonly description: string;
	/** Its `SKILL.md`, below the folder that is written, and what that says. */
	readonly path: string;
	readonly content: string;
}

/** The skills that can be published, by name; and the ids of those whose name is taken, or no name. */
export function skillsOf(
	units: readonly UnitRecord[],
	documents: ReadonlyMap<string, PublishedDocument>,
): { skills: PublishedSkill[]; leftOut: string[] } {
	const skills = new Map<string, PublishedSkill>();
	const leftOut: string[] = [];
	for (const { unit_id, kind, name, description, source } of units) {
		const document = documents.get(source);
		if (kind !== 'skill' || document === undefined) continue;
		if (!NAME.test(name) || name.length > LONGEST_NAME || skills.has(name)) {
			leftOut.push(unit_id);
			continue;
		}
		const front = `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n`;
		const path = `${FOLDER}/${name}/SKILL.md`;
		skills.set(name, { name, description, path, content: front + pageOf(document) });
	}
	return { skills: [...skills.values()].sort((a, b) => (a.name < b.name ? -1 : 1)), leftOut };
}

/** `index.json` of the discovery: every skill with its description and its digest. */
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
