import type { Problem } from '../base/report.ts';
import { isRule } from '../config/lint-rules.ts';

/**
 * Comments that disable rules, in markdown or in its front matter: `<!-- pinakes-lint-disable RULE… -->` for the file,
 * `<!-- pinakes-lint-disable-next-line RULE… -->` for one line, and the same after `#` in YAML.
 */
// Harmless: linear: names hold neither blanks nor what a comment begins with.
const DIRECTIVE = /(?:<!--|#)[ \t]*pinakes-lint-disable(-next-line)?((?:[ \t,]+[a-z0-9-]+)*)[ \t]*(?:-->|$)/;

export interface Directives {
	readonly isDisabled: (problem: Pick<Problem, 'rule' | 'line'>) => boolean;
	/** Comments that name no rule, or one that does not exist. */
	readonly problems: readonly Omit<Problem, 'file'>[];
}

/** Reads the comments of a text that disable rules. */
export function readDirectives(text: string): Directives {
	const disabled = new Set<string>();
	const problems: Omit<Problem, 'file'>[] = [];
	if (text.includes('pinakes-lint-disable')) {
		text.split('\n').forEach((content, i) => {
			const [found, nextLine, list = ''] = DIRECTIVE.exec(content.trimEnd()) ?? [];
			if (found === undefined) return;
			const names = list.split(/[ \t,]+/).filter((name) => name !== '' && !/^-+$/.test(name));
			for (const name of names) disabled.add(nextLine === undefined ? name : `${name} ${i + 2}`);
			for (const name of names.length === 0 ? [''] : names.filter((one) => !isRule(one))) {
				const message = name === '' ? 'the comment names no rule' : `there is no rule ${name}`;
				const fix = 'name rules, such as: pinakes-lint-disable skill-body-lines';
				problems.push({ severity: 'warning', line: i + 1, rule: 'unknown-rule', message, fix });
			}
		});
	}
	return { isDisabled: ({ rule, line }) => disabled.has(rule) || disabled.has(`${rule} ${line}`), problems };
}
