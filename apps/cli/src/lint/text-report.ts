import { adviceFor, type ReportedCollision } from '@pinakes/indexer';
import { counted, type Output, printable } from '../output.ts';
import { problemLine } from '../problem-line.ts';
import type { Located } from './baseline.ts';

/** Maximum number of problems per rule, unless there are few problems in total. */
const MAX_SHOWN = 10;
const MAX_WARNINGS_SHOWN = 3;

/** Prints errors, then warnings; only the first few of each rule unless `isAll`. */
export function showProblems(located: readonly Located[], isAll: boolean, output: Output): void {
	for (const [severity, max] of [
		['error', MAX_SHOWN],
		['warning', MAX_WARNINGS_SHOWN],
	] as const) {
		const counts = new Map<string, number>();
		for (const { problem } of located.filter((one) => one.problem.severity === severity)) {
			const count = (counts.get(problem.rule) ?? 0) + 1;
			counts.set(problem.rule, count);
			if (isAll || located.length <= MAX_SHOWN || count <= max) output.data(problemLine(problem, output));
		}
		for (const [rule, count] of counts) {
			if (!isAll && located.length > MAX_SHOWN && count > max) {
				output.data(`and ${counted(count - max, `more ${severity}`)} [${rule}]: --all shows them`);
			}
		}
	}
}

/** Prints pairs of colliding skills, most similar first, with words that would distinguish them. */
export function showCollisions(collisions: readonly ReportedCollision[], output: Output): void {
	if (collisions.length === 0) return;
	output.data('\nSkills that compete for the same requests:');
	for (const { score, skills, shared } of collisions) {
		output.data(
			`${output.style('yellow', score.toFixed(2))}  ${skills.map(({ unit_id }) => printable(unit_id)).join(' and ')}`,
		);
		output.data(printable(`      both say ${shared.join(', ')}`));
		for (const skill of skills) {
			const advice = adviceFor(skill);
			if (advice !== undefined) output.data(printable(`      ${advice}`));
		}
	}
}
