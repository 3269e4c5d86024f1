import { unknownId } from '../golden/golden-line.ts';
import type { GoldenFile, GoldenProblem, GoldenQuery, LookUp } from '../golden/golden-query.ts';
import type { KnownIds } from '../golden/known-ids.ts';

/** The look-ups whose answers have a confidence. */
type EvaluatedLookUp = Extract<LookUp, 'match' | 'search'>;

/** Fields of a query by look-up; others are not read. */
const FIELDS: Readonly<Record<EvaluatedLookUp, readonly string[]>> = {
	match: ['goal', 'tags', 'keywords', 'ide', 'env', 'constraints'],
	search: ['query', 'scope', 'category', 'tag', 'tags', 'confidence', 'today'],
};

const TEXT_FIELDS: Readonly<Record<EvaluatedLookUp, string>> = { match: 'goal', search: 'query' };

/** Fields of a golden line that are not passed to the look-up. */
const GOLDEN_FIELDS = ['id', 'look_up', 'question', 'accept', 'expected', 'forbidden'];

/** A golden query that can be evaluated. */
export interface Question extends Omit<GoldenQuery, 'expected' | 'lookUp'> {
	readonly lookUp: EvaluatedLookUp;
	/** Right answers: ids of units, or paths and `path#heading`. Null if there is only `forbidden`. */
	readonly accept: readonly string[] | null;
}

interface Questions {
	readonly questions: readonly Question[];
	readonly problems: readonly GoldenProblem[];
	readonly warnings: readonly GoldenProblem[];
	/** Number of lines by unknown field. */
	readonly unreadFields: ReadonlyMap<string, number>;
}

/** Checks that golden queries can be evaluated, and resolves names of units to ids. */
export function questionsOf(files: readonly GoldenFile[], known: KnownIds): Questions {
	const questions: Question[] = [];
	const problems = files.flatMap((file) => file.problems);
	const warnings: GoldenProblem[] = [];
	const unreadFields = new Map<string, number>();
	for (const query of files.flatMap(({ queries }) => queries)) {
		const { file, line, lookUp } = query;
		const message = problemOf(query);
		if (message !== undefined) problems.push({ file, line, message });
		if (message !== undefined || !isEvaluated(lookUp)) continue;
		const warn = (text: string): void => void warnings.push({ file, line, message: text });
		questions.push(questionOf({ ...query, lookUp }, known, warn));
		for (const name of unreadFieldsOf(query.json, FIELDS[lookUp])) {
			unreadFields.set(name, (unreadFields.get(name) ?? 0) + 1);
		}
	}
	return { questions, problems, warnings, unreadFields };
}

function questionOf(
	query: GoldenQuery & { readonly lookUp: EvaluatedLookUp },
	known: KnownIds,
	warn: (message: string) => void,
): Question {
	const { lookUp, expected, forbidden } = query;
	const resolve = (ids: readonly string[], field: string): string[] =>
		ids.flatMap((id) => {
			const resolved = resolveId(lookUp, id, known);
			if (resolved.length > 0) return resolved;
			warn(unknownId(field, id, nearestId(lookUp, id, known)));
			return [id];
		});
	const fields = Object.entries(query.fields).filter(([name]) => FIELDS[lookUp].includes(name));
	return {
		...query,
		fields: Object.fromEntries(fields),
		accept: expected === undefined ? null : resolve(expected, query.json.accept === undefined ? 'expected' : 'accept'),
		forbidden: resolve(forbidden, 'forbidden'),
	};
}

function unreadFieldsOf(json: GoldenQuery['json'], read: readonly string[]): string[] {
	if ('should_trigger' in json) return [];
	return Object.keys(json).filter((name) => !read.includes(name) && !GOLDEN_FIELDS.includes(name));
}

function isEvaluated(lookUp: LookUp): lookUp is EvaluatedLookUp {
	return lookUp === 'match' || lookUp === 'search';
}

function problemOf({ lookUp, fields, expected, forbidden, json }: GoldenQuery): string | undefined {
	if (!isEvaluated(lookUp)) {
		return `look_up is ${lookUp}, whose answers have no confidence: give a goal or a query, or use pinakes diff`;
	}
	if (json.goal !== undefined && lookUp === 'search') return 'goal and question are both given: give one of them';
	const name = TEXT_FIELDS[lookUp];
	const text = fields[name];
	const shown = name === 'query' && json.query === undefined ? 'question' : name;
	const needsText = lookUp === 'search' || ['tags', 'keywords'].every((list) => fields[list] === undefined);
	if (needsText && (typeof text !== 'string' || text.trim() === '')) {
		return `${shown} must be a text that is not empty, got ${text === undefined ? 'nothing' : JSON.stringify(text)}`;
	}
	if (expected !== undefined || forbidden.length > 0) return undefined;
	return 'expected is missing: list the ids that are right, or [] where a refusal is right';
}

/** Returns the ids that an id of a golden line stands for; an empty list if the index has none. */
function resolveId(lookUp: EvaluatedLookUp, id: string, known: KnownIds): readonly string[] {
	if (known.isKnown(lookUp, id)) return [id];
	return lookUp === 'match' ? known.skillsNamed(id) : [];
}

function nearestId(lookUp: EvaluatedLookUp, id: string, known: KnownIds): string | undefined {
	return known.nearest(lookUp, id) ?? (lookUp === 'match' ? known.nearestSkill(id) : undefined);
}
