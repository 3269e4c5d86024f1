/**
 * Repeats random pieces of markdown and YAML, and looks for time that grows faster than the text:
 * `node bench/bin/pump.js [SECONDS] [--seed N]`. Prints what it tried, and ends with 1 if anything throws or doubling a text
 * takes more than three times as long.
 */
import { parseArgs } from 'node:util';
import { indexMarkdown } from '@pinakes/indexer';
import { splitFrontMatter } from '@pinakes/indexer/internal/markdown/front-matter';
import { findHeadings } from '@pinakes/indexer/internal/markdown/outline';
import { plainText } from '@pinakes/query/format/analysis/plain-markdown';
import { orUsage } from '../src/command.js';
import { createRandom } from '../src/random.js';

const USAGE = 'Usage: node bench/bin/pump.js [SECONDS] [--seed N]';
const PIECES = [
	...[
		'# a',
		'#',
		'>',
		'> ',
		'- ',
		'* ',
		'1. ',
		'```',
		'~~~',
		'`',
		'``',
		'<!--',
		'-->',
		'<a ',
		'<a>',
		'</',
		'<?',
		'<![CDATA[',
	],
	...[
		'[',
		']',
		'](',
		'[a]: ',
		'[a]: /u',
		'(',
		')',
		'![',
		'*',
		'**',
		'_',
		'~',
		'\\',
		'&amp;',
		'&',
		'|',
		'---',
		'===',
		'***',
	],
	...[
		'\n',
		'\n\n',
		'\r',
		'\r\n',
		'\t',
		' ',
		'    ',
		'a',
		'ab c',
		'中',
		'\u2028',
		'\u0301',
		'\0',
		'"',
		"'",
		':',
		': ',
		'{',
		'}',
	],
	...['? ', '!a ', '&a ', '*a ', 'a: ', ', ', '@', '%', '1', '.', '/', 'http://a.b', '<http://a>', '=', '\\\n', '  \n'],
];
const LENGTH = 60_000;
/** Milliseconds below which times are too short to compare. */
const MIN_MS = 250;
const MAX_GROWTH = 3;

/** @type {Record<string, (text: string) => unknown>} */
const TARGETS = {
	splitFrontMatter: (text) => splitFrontMatter(`---\nname: x\n${text}\n---\nb\n`),
	findHeadings,
	plainText,
	indexMarkdown: (text) => indexMarkdown([{ path: 'a.md', text }]),
};

const { seconds, seed } = orUsage(USAGE, () => {
	const { values, positionals } = parseArgs({ options: { seed: { type: 'string' } }, allowPositionals: true });
	const [seconds, seed] = [Number(positionals[0] ?? 90), Number(values.seed ?? Date.now() % 1e9)];
	if (!(seconds > 0) || !Number.isInteger(seed)) throw new Error('Those are no numbers.');
	return { seconds, seed };
});
console.log(`seed ${seed}`);
const { below, pick } = createRandom(seed);
/** @param {number} most */
const pieces = (most) => Array.from({ length: below(most + 1) }, () => pick(PIECES)).join('');
const end = performance.now() + seconds * 1000;
let inputs = 0;
let found = 0;
while (performance.now() < end) {
	const [before, unit, after] = [pieces(2), pick(PIECES) + pieces(3), pieces(2)];
	for (const [name, run] of Object.entries(TARGETS)) {
		/** @param {number} length */
		const time = (length) => {
			const text = before + unit.repeat(Math.ceil(length / unit.length)) + after;
			const start = performance.now();
			run(text);
			return performance.now() - start;
		};
		inputs++;
		try {
			const half = time(LENGTH / 2);
			if (half < MIN_MS / MAX_GROWTH) continue;
			const whole = Math.min(time(LENGTH), time(LENGTH));
			if (whole < MIN_MS || whole < half * MAX_GROWTH) continue;
			console.log(
				`${name}: ${JSON.stringify([before, unit, after])} takes ${half.toFixed(0)} ms, doubled ${whole.toFixed(0)} ms`,
			);
		} catch (cause) {
			console.log(`${name}: ${JSON.stringify([before, unit, after])} throws ${cause}`);
		}
		found++;
	}
}
console.log(`${inputs} inputs, ${found} found`);
process.exitCode = found > 0 ? 1 : 0;
