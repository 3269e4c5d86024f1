/** Coverage-guided fuzzing: mutates inputs that reached new code. */
import { MAX_TAPE, mutatedTape, randomOf } from './tape.js';

/** Number of inputs between checks of the coverage, which take longer than most inputs. */
const BATCH = 50;

/** Share of inputs that are mutations of the corpus; others are random. */
const FROM_KEPT = 0.8;

/**
 * Tries inputs of one target for a time, and adds to its corpus the tapes of those that reach new code.
 *
 * @param {import('./targets.js').Target} target
 * @param {number[][]} corpus of the target; it is added to
 * @param {{ random: import('../random.js').Random, coverage: import('./coverage.js').Coverage, isOver: () => boolean, report: (input: unknown, cause: unknown) => void }} settings
 * @returns {Promise<number>} the inputs that were tried
 */
export async function tryGuided(target, corpus, { random, coverage, isOver, report }) {
	let tried = 0;
	/** @param {import('./tape.js').Tape} tape @param {number} seed */
	const attempt = async (tape, seed) => {
		const { random: stream, read } = randomOf(tape, seed);
		const input = target.make(stream);
		tried++;
		try {
			await target.run(input);
		} catch (cause) {
			report(input, cause);
		}
		return read();
	};
	const pick = () => corpus[random.below(corpus.length)] ?? [];
	coverage.takeNew();
	while (!isOver()) {
		/** @type {number[][]} */
		const batch = [];
		for (let i = 0; i < BATCH && !isOver(); i++) {
			const tape = random.chance(FROM_KEPT) ? mutatedTape(random, pick(), pick()) : [];
			batch.push(await attempt(tape, random.below(1e9)));
		}
		await keepNew(batch);
	}
	return tried;

	/** Repeats the inputs of a batch one by one, to find those that reach new code. @param {readonly number[][]} batch */
	async function keepNew(batch) {
		if (!coverage.hasNew()) return;
		for (const tape of batch) {
			await attempt(tape, 0);
			if (coverage.takeNew() > 0 && tape.length <= MAX_TAPE) corpus.push(tape);
		}
	}
}
