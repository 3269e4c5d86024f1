// Fits the weights of packages/query/src/units/judge.ts, and measures them on collections that are left out:
//
//     node research/judge/fit.js NAME=INDEX:REQUESTS.jsonl[,MORE.jsonl] …
//
// A line of requests has `text` or `goal`, `accept` (names or ids of right units; empty for none) and `kind` (near, far …).
import { readFileSync } from 'node:fs';
import { readLexicon } from '../../packages/query/dist/format/kinds/lexicon.js';
import { readUnits } from '../../packages/query/dist/format/kinds/units.js';
import { UNIT_WEIGHTS as WEIGHTS } from '../../packages/query/dist/format/kinds/weights.js';
import { openIndex } from '../../packages/query/dist/index.js';
import { directorySource } from '../../packages/query/dist/node.js';
import { readGoal } from '../../packages/query/dist/units/goal.js';
import { featuresOf, isHint, judgeUnits } from '../../packages/query/dist/units/judge.js';

const NAMES = Object.keys(WEIGHTS);

/** Weight of the collection with n requests: larger ones count more, but not in proportion. */
const weightOf = (n) => 1 / Math.sqrt(n);

/** Returns the requests of a collection with the features of every candidate. */
async function readCollection(argument) {
	const [, name, folder, files] = /^(.*?)=(.*?):(.*)$/.exec(argument) ?? [];
	if (name === undefined) throw new Error(`${argument} is not NAME=INDEX:REQUESTS.jsonl`);
	const index = await openIndex(directorySource(folder));
	const size = index.manifest.counts.units;
	const records = await index.run((opened) => readUnits(opened, [...Array(size).keys()]));
	const requests = [];
	for (const line of files.split(',').flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))) {
		const { text, goal = text, accept = [], kind = '' } = JSON.parse(line);
		const read = await index.run(function* (opened) {
			return yield* readGoal(opened, yield* readLexicon(opened), goal);
		});
		const features = { ...featuresOf(read, size), constant: 1 };
		const units = [...judgeUnits(read, size).entries()].filter(([, logOdds]) => Number.isFinite(logOdds));
		const candidates = units.map(([unit]) => ({
			features: NAMES.map((feature) => Math.max(0, features[feature][unit] ?? features[feature])),
			isHint: isHint(read, unit),
			isRight: accept.some((one) => records[unit].name === one || records[unit].unit_id.endsWith(one)),
		}));
		requests.push({ name, kind, isAnswerable: accept.length > 0, candidates });
	}
	return requests;
}

const product = (a, b) => a.reduce((sum, value, i) => sum + value * b[i], 0);
const probability = ({ features, isHint: halved }, weights) =>
	(1 / (1 + Math.exp(-product(features, weights)))) * (halved ? 0.5 : 1);
const bestOf = ({ candidates }, weights) =>
	candidates.toSorted((a, b) => probability(b, weights) - probability(a, weights))[0];

/** Fits weights to the best candidates under the last ones. Requests without an answer weigh as much as those with one. */
function fitWeights(requests) {
	let weights = NAMES.map((name) => WEIGHTS[name]);
	const counts = new Map();
	for (const { name } of requests) counts.set(name, (counts.get(name) ?? 0) + 1);
	const answerable = requests.filter(({ isAnswerable }) => isAnswerable).length;
	const balance = answerable / Math.max(1, requests.length - answerable);
	for (let round = 0; round < 4; round++) {
		const rows = requests.flatMap((request) => {
			const best = bestOf(request, weights);
			const weight = weightOf(counts.get(request.name)) * (request.isAnswerable ? 1 : balance);
			return best ? [{ x: best.features, y: best.isRight ? 1 : 0, weight }] : [];
		});
		weights = logistic(rows);
	}
	return weights;
}

/** Logistic regression by Newton's method, with a small penalty of the squares of all weights but the constant. */
function logistic(rows) {
	const n = NAMES.length;
	const total = rows.reduce((sum, { weight }) => sum + weight, 0);
	const weights = new Array(n).fill(0);
	for (let step = 0; step < 50; step++) {
		const gradient = new Array(n).fill(0);
		const curvature = Array.from({ length: n }, () => new Array(n).fill(0));
		for (const { x, y, weight } of rows) {
			const p = 1 / (1 + Math.exp(-product(x, weights)));
			for (let i = 0; i < n; i++) {
				gradient[i] += weight * (y - p) * x[i];
				for (let j = 0; j < n; j++) curvature[i][j] += weight * p * (1 - p) * x[i] * x[j];
			}
		}
		for (let i = 1; i < n; i++) {
			gradient[i] -= 1e-4 * total * weights[i];
			curvature[i][i] += 1e-4 * total;
		}
		const change = solve(curvature, gradient);
		for (let i = 0; i < n; i++) weights[i] += change[i];
		if (Math.max(...change.map(Math.abs)) < 1e-7) break;
	}
	return weights;
}

/** Solves a system of linear equations by elimination. */
function solve(matrix, values) {
	const rows = matrix.map((row, i) => [...row, values[i]]);
	for (let i = 0; i < rows.length; i++) {
		const pivot = rows.slice(i).reduce((best, row) => (Math.abs(row[i]) > Math.abs(best[i]) ? row : best));
		rows.splice(rows.indexOf(pivot), 1);
		rows.splice(i, 0, pivot);
		for (const row of rows) {
			if (row === pivot) continue;
			const factor = row[i] / pivot[i];
			for (let j = i; j < row.length; j++) row[j] -= factor * pivot[j];
		}
	}
	return rows.map((row, i) => row.at(-1) / row[i]);
}

function report(label, requests, weightsFor) {
	const judged = requests.map((request) => {
		const weights = weightsFor(request.name);
		const shown = request.candidates.toSorted((a, b) => probability(b, weights) - probability(a, weights)).slice(0, 3);
		return { ...request, best: shown[0], p: shown[0] ? probability(shown[0], weights) : 0, shown };
	});
	const answerable = judged.filter(({ isAnswerable }) => isAnswerable);
	const answered = answerable.filter(({ p }) => p >= 0.5);
	const right = answered.filter(({ best }) => best.isRight);
	const others = (kind) => judged.filter((one) => !one.isAnswerable && one.kind.includes(kind));
	const wrongly = (kind) => `${others(kind).filter(({ p }) => p >= 0.5).length} of ${others(kind).length}`;
	const within = answerable.filter(({ shown }) => shown.some(({ isRight }) => isRight)).length;
	const share = (part, whole) => (whole === 0 ? '-' : ((100 * part) / whole).toFixed(1));
	console.log(
		`| ${label} | ${answerable.length} | ${share(right.length, answerable.length)} | ${share(right.length, answered.length)} | ${share(within, answerable.length)} | ${wrongly('near')} | ${wrongly('far')} |`,
	);
}

const requests = (await Promise.all(process.argv.slice(2).map(readCollection))).flat();
const names = [...new Set(requests.map(({ name }) => name))];
const leftOut = new Map(names.map((left) => [left, fitWeights(requests.filter(({ name }) => name !== left))]));
const fitted = fitWeights(requests);
console.log(NAMES.map((name, i) => `${name} ${fitted[i].toFixed(2)}`).join(', '));
console.log('\n| left out | requests | right first % | of answered % | within three % | near | far |\n|-|-|-|-|-|-|-|');
report('all', requests, (name) => leftOut.get(name));
for (const name of names)
	report(
		name,
		requests.filter((one) => one.name === name),
		(one) => leftOut.get(one),
	);
