/** Measures skill matching by a goal alone, a collection's documents being the units; see ../README.md. */
import { parseArgs } from 'node:util';
import { indexUnits } from '@pinakes/indexer';
import { MIN_SCORE, matchUnits, memorySource, openIndex } from '@pinakes/query';
import { readCollection } from '../src/collections.js';
import { orExit, orUsage, typedPath } from '../src/command.js';
import { percent, table } from '../src/table.js';

const USAGE = 'Usage: node bench/bin/goal.js COLLECTION_FOLDER [--json] [--curve]';

/** The thresholds of the curve; the default is among them. */
const THRESHOLDS = [0.1, 0.2, 0.3, 0.4, 0.5, MIN_SCORE, 0.7, 0.8, 0.9];

/** A threshold at which every goal is answered that has a word in common with any unit. */
const NO_THRESHOLD = 0;

const { folder, json, isCurve } = readOptions();
const { docs, queries, judged } = orExit(() => readCollection(folder));
const units = docs.map(({ id, title, text }) => ({ unit_id: id, name: title || id, description: text }));
const index = await openIndex(memorySource(indexUnits(units)));
const goals = queries.filter(({ id }) => judged.has(id));
const open = await outcomesAt(NO_THRESHOLD);

if (isCurve) {
	const rows = [];
	for (const threshold of THRESHOLDS) rows.push({ threshold, ...figuresOf(await outcomesAt(threshold)) });
	if (json) console.log(JSON.stringify(rows));
	else
		process.stdout.write(
			table(
				Object.keys(rows[0] ?? {}),
				rows.map((row) => Object.values(row).map(String)),
			),
		);
} else {
	const figures = figuresOf(await outcomesAt(MIN_SCORE));
	console.log(json ? JSON.stringify(figures) : `${goals.length} goals, ${units.length} units: ${inWords(figures)}`);
}

/**
 * @typedef {object} Outcome of one goal
 * @property {boolean} isAnswered
 * @property {boolean} isFirst whether the first match is a right one
 * @property {boolean} isThere whether any match is
 */

/**
 * @param {number} threshold
 * @returns {Promise<Outcome[]>} in the order of the goals
 */
async function outcomesAt(threshold) {
	const outcomes = [];
	for (const { id, text } of goals) {
		const { matches } = await matchUnits(index, { goal: text }, { threshold });
		const right = matches.map(({ unit_id }) => (judged.get(id)?.get(unit_id) ?? 0) > 0);
		outcomes.push({ isAnswered: matches.length > 0, isFirst: right[0] === true, isThere: right.includes(true) });
	}
	return outcomes;
}

/** @param {readonly Outcome[]} outcomes */
function figuresOf(outcomes) {
	const answered = outcomes.filter(({ isAnswered }) => isAnswered);
	/** @param {number} part @param {number} whole */
	const share = (part, whole) => (whole === 0 ? 0 : Math.round((part / whole) * 1e4) / 1e4);
	const wrongly = outcomes.filter(({ isAnswered }, i) => !isAnswered && open[i]?.isThere);
	return {
		answered: share(answered.length, outcomes.length),
		precision_at_1: share(answered.filter(({ isFirst }) => isFirst).length, answered.length),
		precision_at_3: share(answered.filter(({ isThere }) => isThere).length, answered.length),
		// Refused, although without a threshold a right unit would have been among the three.
		wrongly_refused: share(wrongly.length, outcomes.length),
	};
}

/** @param {ReturnType<typeof figuresOf>} figures */
function inWords({ answered, precision_at_1, precision_at_3, wrongly_refused }) {
	return [
		`${percent(answered)} answered`,
		`of these ${percent(precision_at_1)} with a right unit first and ${percent(precision_at_3)} with one among the three`,
		`${percent(wrongly_refused)} of all refused that would have been answered rightly`,
	].join('; ');
}

function readOptions() {
	return orUsage(USAGE, () => {
		const { values, positionals } = parseArgs({
			allowPositionals: true,
			options: { json: { type: 'boolean', default: false }, curve: { type: 'boolean', default: false } },
		});
		const [folder, ...rest] = positionals.map(typedPath);
		if (folder === undefined || rest.length > 0) throw new Error('Name the folder of a collection.');
		return { folder, json: values.json, isCurve: values.curve };
	});
}
