/**
 * Evaluates on collections that were not used for tuning: `node bench/bin/fresh.js FOLDER [--half tuning|kept]
 * [--failures]`. FOLDER has a folder for each collection of bench/data/fresh/README.md; those that are missing are left
 * out. Small ones are here.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments, scratchFolder } from '../src/command.js';
import { pinakes } from '../src/programs.js';
import { writeResult } from '../src/results.js';
import { table } from '../src/table.js';

const USAGE = 'Usage: node bench/bin/fresh.js FOLDER [--half tuning|kept] [--failures]';
const QUESTIONS = fileURLToPath(new URL('../data/fresh', import.meta.url));
const COLUMNS =
	'collection, half, answered, right first, within three, wrongly refused, of answered right, near answered, far answered, AUROC, ECE';

const { folder, halves, failures } = readOptions();
const work = scratchFolder('fresh');
const rows = readdirSync(QUESTIONS)
	.filter((name) => name.endsWith('.jsonl') && sourceOf(basename(name, '.jsonl')) !== undefined)
	.flatMap(measure);
const text = table(COLUMNS.split(', '), rows, 2);
console.log(text);
// Those that need nothing but this repository.
if (folder === QUESTIONS && halves.length === 2)
	writeResult('fresh.md', 'node bench/bin/fresh.js bench/data/fresh', text);

/** @param {string} name of a file of questions; a collection may have several: `vant` and `vant.forms` */
function sourceOf(name) {
	const [collection = ''] = name.split('.');
	return [join(folder, collection), join(QUESTIONS, collection)].find(existsSync);
}

/**
 * Builds the index of a collection, and asks it the questions of each half.
 *
 * @param {string} file
 */
function measure(file) {
	const name = basename(file, '.jsonl');
	const index = join(work, name);
	pinakes(['build', String(sourceOf(name)), '--out', index]);
	const lines = readFileSync(join(QUESTIONS, file), 'utf8').trim().split('\n');
	return halves
		.filter((half) => lines.some((line) => JSON.parse(line).half === half))
		.map((half) => {
			const asked = join(work, `${name}-${half}.jsonl`);
			writeFileSync(asked, `${lines.filter((line) => JSON.parse(line).half === half).join('\n')}\n`);
			if (failures) console.log(pinakes(['eval', asked, '--index', index]));
			return row(name, half, JSON.parse(pinakes(['eval', asked, '--index', index, '--by', 'kind', '--json'])));
		});
}

/** @param {string} name @param {string} half @param {any} evaluation what `pinakes eval --json` prints */
function row(name, half, { summary, reliability, groups }) {
	/** @param {string} kind */
	const answeredOf = (kind) => groups[kind]?.wrongly_answered ?? { count: 0, of: 0 };
	const counts = [
		...[summary.answered, summary.right_first, summary.right_within_three, summary.wrongly_refused],
		...[summary.right_first_of_answered, answeredOf('near'), answeredOf('far')],
	];
	const values = [reliability.auroc, reliability.calibration_error];
	return [
		...[name, half, ...counts.map(({ count, of }) => `${count} of ${of}`)],
		...values.map((value) => (value === null ? '-' : value.toFixed(3))),
	];
}

function readOptions() {
	const options = /** @type {const} */ ({ half: { type: 'string' }, failures: { type: 'boolean' } });
	return readArguments(USAGE, options, ({ half, failures }, [folder, ...others]) => {
		if (folder === undefined || others.length > 0) throw new Error('Name one folder.');
		if (half !== undefined && half !== 'tuning' && half !== 'kept') throw new Error('A half is tuning or kept.');
		return { folder, halves: half === undefined ? ['tuning', 'kept'] : [half], failures };
	});
}
