import { readFileSync } from 'node:fs';
import { splitFrontMatter } from '../markdown/front-matter.ts';
import type { Problem } from '../report.ts';
import { locateSource } from '../sources/locate.ts';
import type { Unit } from '../units/unit.ts';
import { type CollidingSkill, type Collision, findCollisions } from './collisions.ts';
import { problemOf } from './rules.ts';

/** Kinds of units that compete for requests: skills, and units of a registry. */
const COMPARED_KINDS: readonly string[] = ['skill', 'unit'];

/** Two competing skills, with the problem that is reported in the file of the first. */
export interface ReportedCollision extends Collision {
	readonly problem: Problem;
}

/** Finds skills that compete for the same requests, and the words that would distinguish them. */
export function lintCollisions(
	units: readonly Unit[],
	folders: readonly string[],
	prefixes: readonly string[],
): ReportedCollision[] {
	const splits = new Map<string, ReturnType<typeof splitFrontMatter> | undefined>();
	const splitOf = (source: string) => {
		if (!splits.has(source)) splits.set(source, readSplit(locateSource(source, folders, prefixes)));
		return splits.get(source);
	};
	const found = findCollisions(
		units.filter(({ kind }) => COMPARED_KINDS.includes(kind)),
		({ source }) => splitOf(source)?.body ?? '',
	);
	return found.map((collision) => {
		const problem = collisionProblem(collision);
		const line = splitOf(problem.file)?.lines.get('description');
		return { ...collision, problem: line === undefined ? problem : { ...problem, line } };
	});
}

function collisionProblem({ score, skills, shared }: Collision): Problem {
	const [{ unit_id, file }, other] = skills;
	const advice = skills.map(adviceFor).filter((text) => text !== undefined);
	const message = `${unit_id} competes with ${other.unit_id} for the same requests (${score.toFixed(2)}): both say ${shared.join(', ')}`;
	const fix = advice.join('; ') || 'say in each when to use it rather than the other, or merge them';
	return problemOf('skill-collision', { file }, message, fix);
}

/** Returns how to distinguish a skill from the one that it competes with; undefined if its text has no words of its own. */
export function adviceFor({ unit_id, only_here, suggested }: CollidingSkill): string | undefined {
	if (suggested.length > 0) return `say of ${unit_id} what only it does: ${suggested.join(', ')}`;
	return only_here.length > 0 ? `begin ${unit_id} with what only it does: ${only_here.join(', ')}` : undefined;
}

function readSplit(file: string) {
	// A registry file is JSON and has no body.
	return file.endsWith('.md') ? splitFrontMatter(readFileSync(file, 'utf8')) : undefined;
}
