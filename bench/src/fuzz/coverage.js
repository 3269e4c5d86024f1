/** What code of the product runs, as V8 counts it. */
import { Session } from 'node:inspector';

/** Files whose coverage guides: what is built of the packages and programs. */
const GUIDING = /\/(?:packages|apps)\/[^/]+\/dist\//;

/**
 * A stretch of a script.
 *
 * @typedef {readonly [from: number, to: number]} Stretch
 */

/**
 * Code that ran.
 *
 * @typedef {object} Coverage
 * @property {() => boolean} hasNew whether code ran since the last look that was not taken
 * @property {() => number} takeNew counts functions with such code, and takes it
 * @property {() => number} functions counts all functions that ran
 * @property {() => void} stop
 */

/**
 * Starts counting. V8 leaves out a block that ran as often as what is around it, so that what did not run is kept of each
 * function: it can only become less.
 *
 * @param {RegExp} [guiding] URLs of the files that count
 * @returns {Coverage}
 */
export function countCoverage(guiding = GUIDING) {
	const session = new Session();
	session.connect();
	session.post('Profiler.enable');
	session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
	/** What never ran, of functions that did. @type {Map<string, readonly Stretch[]>} */
	const idle = new Map();
	const look = () => {
		/** @type {[string, readonly Stretch[]][]} */
		const changed = [];
		// Answered before it returns, as the session is of this thread. V8 begins anew to count.
		session.post('Profiler.takePreciseCoverage', (error, answer) => {
			if (error) throw error;
			for (const { scriptId, url, functions } of answer.result) {
				if (!guiding.test(url)) continue;
				for (const { ranges } of functions) {
					const [whole] = ranges;
					if (whole === undefined || whole.count === 0) continue;
					const name = `${scriptId}:${whole.startOffset}:${whole.endOffset}`;
					const before = idle.get(name) ?? [[whole.startOffset, whole.endOffset]];
					const left = common(
						before,
						ranges.filter(({ count }) => count === 0).map(({ startOffset, endOffset }) => [startOffset, endOffset]),
					);
					if (sizeOf(left) < sizeOf(before)) changed.push([name, left]);
				}
			}
		});
		return changed;
	};
	return {
		hasNew: () => look().length > 0,
		takeNew() {
			const changed = look();
			for (const [name, left] of changed) idle.set(name, left);
			return changed.length;
		},
		functions: () => idle.size,
		stop: () => session.disconnect(),
	};
}

/** What is in stretches of both lists. @param {readonly Stretch[]} some @param {readonly Stretch[]} others @returns {Stretch[]} */
function common(some, others) {
	return some.flatMap(([from, to]) =>
		others.flatMap(([start, end]) => {
			/** @type {Stretch} */
			const both = [Math.max(from, start), Math.min(to, end)];
			return both[0] < both[1] ? [both] : [];
		}),
	);
}

/** @param {readonly Stretch[]} stretches */
function sizeOf(stretches) {
	return stretches.reduce((sum, [from, to]) => sum + to - from, 0);
}
