import { readFileSync } from 'node:fs';
import { splitFrontMatter } from '../markdown/front-matter.ts';
import type { Problem } from '../report.ts';
import { locateSource } from '../sources/locate.ts';
import type { Unit } from '../unit.ts';
import { type CollidingSkill, type Collision, findCollisions } from './collisions.ts';

/** Kinds of units that compete for requests: skills, and units of a registry. */
const CHOSEN: readonly string[] = ['skill', 'unit'];

/** Competing pairs, and a problem for each of their files. */
export interface FoundCollisions {
	readonly found: readonly Collision[];
	readonly problems: readonly Problem[];
}

/** The result if collisions are not looked for. */
export const NO_COLLISIONS: FoundCollisions = { found: [], problems: [] };

/** Finds skills that compete for the same requests, and the words that would distinguish them. */
export function lintCollisions(
	units: readonly Unit[],
	folders: readonly string[],
	prefixes: readonly string[],
): FoundCollisions {
	const splits = new Map<string, ReturnType<typeof splitFrontMatter> | undefined>();
	const splitOf = (source: string) => {
		if (!splits.has(source)) splits.set(source, readSplit(locateSource(source, folders, prefixes)));
		return splits.get(source);
	};
	const found = findCollisions(
		units.filter(({ kind }) => CHOSEN.includes(kind)),
		({ source }) => splitOf(source)?.body ?? '',
	);
	const problems = found.flatMap((collision) => {
		const [one, other] = collision.skills;
		return [problemOf(one, other, collision), problemOf(other, one, collision)].map((problem) => {
			const line = splitOf(problem.file)?.lines.get('description');
			return line === undefined ? problem : { ...problem, line };
		});
	});
	return { found, problems };
}

function problemOf(skill: CollidingSkill, other: CollidingSkill, { score, shared }: Collision): Problem {
	const { file, only_here, suggested } = skill;
	const words = [...suggested, ...only_here];
	return {
		severity: 'warning',
		file,
		rule: 'skill-collision',
		message: `${skill.unit_id} competes with ${other.unit_id} for the same requests (${score.toFixed(2)}): both say ${shared.join(', ')}`,
		fix:
			words.length === 0
				? 'say in each when to use it rather than the other, or merge them'
				: suggested.length === 0
					? `begin with what only it does: ${only_here.join(', ')}`
					: `say in its description what only it does: ${suggested.join(', ')}`,
	};
}

function readSplit(file: string) {
	// A registry file is JSON and has no body.
	return file.endsWith('.md') ? splitFrontMatter(readFileSync(file, 'utf8')) : undefined;
}
