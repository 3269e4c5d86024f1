import { UsageError } from '@pinakes/command-line/usage-error';
import type { Share, Summary } from './summary.ts';

/** What `--min-right` and `--max-wrong` demand, as shares from 0 to 1; undefined where nothing is demanded. */
export interface Targets {
	/** Of the questions that have a right answer, how many must be answered right first. */
	readonly minRight: number | undefined;
	/** Of the questions that should be refused, how many may be answered. */
	readonly maxWrong: number | undefined;
}

/** A target, what was measured, and whether it is met. */
export interface Check {
	readonly target: 'min_right' | 'max_wrong';
	readonly limit: number;
	readonly measured: number;
	readonly met: boolean;
}

/**
 * A share from 0 to 1, given as such or in percent: `0.58` or `58%`.
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
 * Compares what was measured with the targets.
 *
 * @throws UsageError where a target is set and no question measures it: such a check could not fail
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
