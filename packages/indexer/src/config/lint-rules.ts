import type { Problem } from '../base/report.ts';
import { ERRORS, WARNINGS } from '../data/lint-rules.ts';

/** Name of a rule, as problems and the page of lint have it. */
export type RuleName = keyof typeof ERRORS | keyof typeof WARNINGS;

/** The rules, each with its default severity and a description. */
export const LINT_RULES = Object.fromEntries([
	...Object.entries(ERRORS).map(([name, what]) => [name, { severity: 'error', what }]),
	...Object.entries(WARNINGS).map(([name, what]) => [name, { severity: 'warning', what }]),
]) as Readonly<Record<RuleName, Pick<Problem, 'severity'> & { readonly what: string }>>;

/** Returns the problem of a file that breaks a rule, with the rule's severity. */
export function problemOf(
	rule: RuleName,
	location: Pick<Problem, 'file' | 'line'>,
	message: string,
	fix: string,
): Problem {
	return { severity: LINT_RULES[rule].severity, ...location, rule, message, fix };
}

export const RULE_NAMES = Object.keys(LINT_RULES) as RuleName[];

export function isRule(name: string): name is RuleName {
	return Object.hasOwn(LINT_RULES, name);
}
