/** How often something was so at a value, counted with a weight. */
export interface Observation {
	readonly value: number;
	readonly isRight: boolean;
	readonly weight: number;
}

/** A step of an isotonic regression: the share from a value on. */
interface Block {
	readonly from: number;
	readonly weight: number;
	readonly share: number;
}

/**
 * Isotonic regression by pooling adjacent violators: the share of right observations as a function of the value that
 * never falls and is closest to them.
 */
export function isotonicFit(observations: readonly Observation[]): (value: number) => number {
	const sorted = [...observations].sort((a, b) => a.value - b.value);
	const blocks: Block[] = [];
	for (let i = 0; i < sorted.length; ) {
		const from = (sorted[i] as Observation).value;
		let weight = 0;
		let right = 0;
		// Equal values are one block, whatever their order.
		for (; i < sorted.length && (sorted[i] as Observation).value === from; i++) {
			const one = sorted[i] as Observation;
			weight += one.weight;
			right += one.isRight ? one.weight : 0;
		}
		let block: Block = { from, weight, share: right / weight };
		for (let last = blocks.at(-1); last !== undefined && last.share >= block.share; last = blocks.at(-1)) {
			blocks.pop();
			const sum = last.weight + block.weight;
			block = { from: last.from, weight: sum, share: (last.share * last.weight + block.share * block.weight) / sum };
		}
		blocks.push(block);
	}
	return (value) => blocks.filter(({ from }) => from <= value).at(-1)?.share ?? blocks[0]?.share ?? 0;
}
