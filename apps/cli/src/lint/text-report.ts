import { adviceFor, type ReportedCollision } from '@pinakes/indexer';
import { type Output, printable } from '../output.ts';

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
