import type { Manifest } from '../manifest.ts';
import type { Recipe } from '../recipe.ts';
import { goalRelevance } from './relevance.ts';
import { MOST_MATCHES, TOLERANCE } from './scoring.ts';

/** The best candidates: by score, then by how well they answer the goal, then by unit id. */
export function* selectBest(manifest: Manifest, units: Uint32Array, scores: Float64Array, goal: string): Recipe<number[]> {
	const contenders = contendersOf(scores);
	const tied = goal !== '' && contenders.some((place, i) => i > 0 && isEqual(scores, place, contenders[i - 1] as number));
	const relevance = tied
		? yield* goalRelevance(manifest, goal, Uint32Array.from(contenders, (place) => units[place] as number))
		: new Float64Array(contenders.length);
	const order: number[] = [];
	const before = (a: number, b: number): boolean => {
		const [left, right] = [contenders[a] as number, contenders[b] as number];
		if (!isEqual(scores, left, right)) return (scores[left] as number) > (scores[right] as number);
		return (relevance[a] as number) > (relevance[b] as number);
	};
	for (let i = 0; i < contenders.length; i++) {
		let at = order.length;
		while (at > 0 && before(i, order[at - 1] as number)) at--;
		if (at >= MOST_MATCHES) continue;
		order.splice(at, 0, i);
		if (order.length > MOST_MATCHES) order.pop();
	}
	return order.map((i) => contenders[i] as number);
}

function isEqual(scores: Float64Array, a: number, b: number): boolean {
	return Math.abs((scores[a] as number) - (scores[b] as number)) <= TOLERANCE;
}

/** Places of all candidates whose score is not below that of the last one to be returned. */
function contendersOf(scores: Float64Array): number[] {
	const top = new Float64Array(MOST_MATCHES).fill(Number.NEGATIVE_INFINITY);
	for (let i = 0; i < scores.length; i++) {
		let score = scores[i] as number;
		for (let j = 0; j < top.length; j++) {
			const held = top[j] as number;
			if (score > held) {
				top[j] = score;
				score = held;
			}
		}
	}
	const least = (top[MOST_MATCHES - 1] as number) - TOLERANCE;
	const contenders: number[] = [];
	for (let i = 0; i < scores.length; i++) {
		if ((scores[i] as number) >= least) contenders.push(i);
	}
	return contenders;
}
