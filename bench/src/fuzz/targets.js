/**
 * A fuzz target: it makes an input from random numbers and runs it. Exceptions other than intended errors are faults.
 *
 * @typedef {object} Target
 * @property {(random: import('../random.js').Random) => unknown} make
 * @property {(input: any) => unknown} run
 */
import { findContexts, matchUnits, memorySource, openIndex, retrieveEntry, searchText } from '@pinakes/query';
import { MANIFEST_FILE, withChecksum } from '@pinakes/query/internal';
import { search } from '@pinakes/query/search';
import { checkedSource } from '@pinakes/query/signed';
import { anyValue, mutated, somePieces } from './pieces.js';
import { TEXT_TARGETS, timeless } from './text-targets.js';

/** Intended errors, about invalid input. */
const MEANT = new Set(['PinakesError', 'BuildError', 'UsageError']);

/** @param {unknown} cause */
export const isMeant = (cause) => cause instanceof Error && MEANT.has(cause.name);

/** @type {readonly (readonly [string, (index: any, query: any) => Promise<any>, any, readonly string[]])[]} */
const LOOK_UPS = [
	[
		'matchUnits',
		matchUnits,
		{ goal: 'review a commit', tags: ['git-commit'] },
		['goal', 'tags', 'keywords', 'ide', 'env', 'constraints'],
	],
	['searchText', searchText, 'roll back a release', []],
	['search', search, 'roll back a release', ['query', 'tags', 'categories', 'confidence']],
	['findContexts', findContexts, { keywords: ['order'] }, ['keywords', 'task', 'scope', 'epic', 'types']],
	[
		'retrieveEntry',
		retrieveEntry,
		{ targetEntry: 'Step 5', filePaths: ['handbook/release.md'] },
		['targetEntry', 'filePaths'],
	],
];

/**
 * Returns the targets, by name.
 *
 * @param {ReadonlyMap<string, string>} files of an index
 * @returns {Record<string, Target>}
 */
export function createTargets(files) {
	const paths = [...files.keys()].filter((path) => path !== MANIFEST_FILE);
	const whole = openIndex(memorySource(files));
	/** @type {Map<string, Promise<string>>} */
	const answers = new Map();
	/** @param {any} look @param {any} index */
	const answerOf = async ([, run, query], index) => timeless(await run(index, query));
	/** @param {any} look */
	const rightAnswer = (look) => {
		const answer = answers.get(look[0]) ?? whole.then((index) => answerOf(look, index));
		answers.set(look[0], answer);
		return answer;
	};
	/** @param {any} input */
	const withPart = ({ path, text }) => memorySource(new Map([...files, [path, text]]));
	/** @param {any} random @param {string} path */
	const damaged = (random, path) => ({
		path,
		text: mutated(random, files.get(path) ?? ''),
		look: random.pick(LOOK_UPS),
	});
	return {
		manifests: {
			make: (random) => damaged(random, MANIFEST_FILE),
			async run(input) {
				await openIndex(withPart(input));
				if (input.text !== files.get(MANIFEST_FILE)) throw new Error('a damaged manifest was opened');
			},
		},
		'manifests with a right checksum': {
			make: (random) => damaged(random, MANIFEST_FILE),
			run: async ({ look, text, path }) =>
				answerOf(look, await openIndex(withPart({ path, text: withChecksum(text) }))),
		},
		parts: {
			make: (random) => damaged(random, random.pick(paths)),
			run: async (input) => answerOf(input.look, await openIndex(withPart(input))),
		},
		'parts that are checked': {
			make: (random) => damaged(random, random.pick(paths)),
			async run(input) {
				const answer = await answerOf(input.look, await openIndex(checkedSource(withPart(input))));
				// Questions are answered without translations that cannot be read, and `search` says so in its notes.
				if (!input.path.includes('translations') && answer !== (await rightAnswer(input.look)))
					throw new Error('a damaged part gave another answer');
			},
		},
		queries: {
			make: (random) => {
				const look = random.pick(LOOK_UPS);
				return {
					look,
					query: random.chance(0.5) ? somePieces(random, 20) : anyValue(random, look[3].length > 0 ? look[3] : ['a']),
				};
			},
			run: async ({ look, query }) => look[1](await whole, query),
		},
		...TEXT_TARGETS,
	};
}
