/** Counts the executed code of the product by V8 coverage. */
import { Session } from 'node:inspector';

/** Matches the files that count: built files of packages and programs. */
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
 * Starts counting. V8 omits blocks that ran as often as their parents, so the ranges that did not run are stored for
 * each function; they can only shrink.
 *
 * @param {RegExp} [guiding] URLs of the files that count
 * @returns {Coverage}
 */
export function countCoverage(guiding = GUIDING) {
	const session = new Session();
	session.connect();
	session.post('Profiler.enable');
	session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
	/** Ranges that never ran, of functions that did. @type {Map<string, readonly Stretch[]>} */
	const idle = new Map();
	const look = () => {
		/** @type {[string, readonly Stretch[]][]} */
		const changed = [];
		// The session of this thread answers synchronously, and resets the counts.
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

/**
 * Returns the intersection of two lists of ranges. @param {readonly Stretch[]} some @param {readonly Stretch[]} others
 * @returns {Stretch[]}
 */
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
