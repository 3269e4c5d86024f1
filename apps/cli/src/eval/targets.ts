import { UsageError } from '@pinakes/command-line/usage-error';
import type { Share, Summary } from './summary.ts';

/** The values of `--min-right` and `--max-wrong`, from 0 to 1; undefined if not given. */
export interface Targets {
	/** Minimum share of questions with a right answer whose first answer must be right. */
	readonly minRight: number | undefined;
	/** Maximum share of questions to refuse that may be answered. */
	readonly maxWrong: number | undefined;
}

/** A target with the measured value, and whether it is met. */
export interface Check {
	readonly target: 'min_right' | 'max_wrong';
	readonly limit: number;
	readonly measured: number;
	readonly met: boolean;
}

/**
 * Parses a share such as `0.58` or `58%`.
 *
 * @throws UsageError for other text
 */
export function parseShare(flag: string, text: string | undefined): number | undefined {
	if (text === undefined) return undefined;
	const match = /^(\d+(?:\.\d+)?|\.\d+)(%?)$/.exec(text.trim());
	const value = match === null ? Number.NaN : Number(match[1]) / (match[2] === '%' ? 100 : 1);
	if (value >= 0 && value <= 1) return value;
	throw new UsageError(`--${flag} must be a share from 0 to 1, such as 0.58, or 0% to 100%, such as 58%, not ${text}.`);
}

/**
 * Compares a summary with the targets.
 *
 * @throws UsageError if a target is set that no question measures, as such a check could never fail
 */
export function checkTargets({ minRight, maxWrong }: Targets, summary: Summary): Check[] {
	const checks: Check[] = [];
	if (minRight !== undefined) {
		const measured = measuredBy(summary.right_first, '--min-right', 'with a right answer: list its ids in "accept"');
		checks.push({ target: 'min_right', limit: minRight, measured, met: measured >= minRight });
	}
	if (maxWrong !== undefined) {
		const measured = measuredBy(summary.wrongly_answered, '--max-wrong', 'to refuse: give it "accept": []');
		checks.push({ target: 'max_wrong', limit: maxWrong, measured, met: measured <= maxWrong });
	}
	return checks;
}

function measuredBy({ share }: Share, flag: string, what: string): number {
	if (share !== null) return share;
	throw new UsageError(`${flag} cannot be checked: no golden line has a question ${what}.`);
}
