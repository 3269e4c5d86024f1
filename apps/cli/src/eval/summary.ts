import { auroc, calibrationError, type ReliabilityBin, reliabilityBins } from '@pinakes/indexer';
import { isAnswerable, type Judged, type Verdict } from './judge.ts';

/** Number of bins of the reliability table. */
const BINS = 10;

/** A count, the total, and the share from 0 to 1; null for a total of 0. */
export interface Share {
	readonly count: number;
	readonly of: number;
	readonly share: number | null;
}

/** Counts of verdicts. */
export interface Summary {
	readonly questions: number;
	/** Among the questions that have a right answer. */
	readonly answered: Share;
	readonly right_first: Share;
	readonly right_within_three: Share;
	readonly wrongly_refused: Share;
	/** Among those that are answered. */
	readonly right_first_of_answered: Share;
	/** Among the questions that should be refused, or have forbidden answers. */
	readonly wrongly_answered: Share;
}

/** How well confidence predicts right answers. */
export interface Reliability {
	/** AUROC of confidence for questions whose first answer is right. */
	readonly auroc: number | null;
	/** AUROC for right best candidates, including refused ones. */
	readonly auroc_of_candidates: number | null;
	/** AUROC for questions that have a right answer. */
	readonly auroc_of_answerable: number | null;
	/** Expected calibration error for the best candidate, over the bins. */
	readonly calibration_error: number | null;
	readonly bins: readonly ReliabilityBin[];
}

export function summaryOf(judged: readonly Judged[]): Summary {
	const count = (...verdicts: readonly Verdict[]): number =>
		judged.filter(({ verdict }) => verdicts.includes(verdict)).length;
	const answerable = judged.filter(({ question }) => isAnswerable(question));
	const right = answerable.filter(({ verdict }) => verdict === 'right').length;
	const refused = count('wrongly_refused');
	const answered = answerable.length - refused;
	return {
		questions: judged.length,
		answered: share(answered, answerable.length),
		right_first: share(right, answerable.length),
		right_within_three: share(right + count('not_first'), answerable.length),
		wrongly_refused: share(refused, answerable.length),
		right_first_of_answered: share(right, answered),
		wrongly_answered: share(count('wrongly_answered'), judged.length - answerable.length),
	};
}

/** Compares confidence with correctness. */
export function reliabilityOf(judged: readonly Judged[]): Reliability {
	// Questions without right answers are left out.
	const known = judged.filter(({ isBestRight }) => isBestRight !== null);
	const confidences = (some: readonly Judged[]): number[] => some.map(({ answer }) => answer.confidence);
	const isFirst = ({ question, verdict }: Judged): boolean => isAnswerable(question) && verdict === 'right';
	const bins = reliabilityBins(
		known.map(({ answer, isBestRight }) => ({ confidence: answer.confidence, isRight: isBestRight === true })),
		BINS,
	);
	const separation = (isPositive: (one: Judged) => boolean): number | null =>
		auroc(confidences(known.filter(isPositive)), confidences(known.filter((one) => !isPositive(one))));
	return {
		auroc: separation(isFirst),
		auroc_of_candidates: separation(({ isBestRight }) => isBestRight === true),
		auroc_of_answerable: separation(({ question }) => isAnswerable(question)),
		calibration_error: calibrationError(bins),
		bins,
	};
}

/** Returns summaries by the value of a field of the golden lines, sorted by value. */
export function summariesBy(judged: readonly Judged[], field: string): Map<string, Summary> {
	const groups = new Map<string, Judged[]>();
	for (const one of judged) {
		const value = Object.hasOwn(one.question.json, field) ? one.question.json[field] : null;
		const name = typeof value === 'string' ? value : JSON.stringify(value);
		groups.set(name, [...(groups.get(name) ?? []), one]);
	}
	const sorted = [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
	return new Map(sorted.map(([name, group]) => [name, summaryOf(group)]));
}

function share(count: number, of: number): Share {
	return { count, of, share: of === 0 ? null : count / of };
}
