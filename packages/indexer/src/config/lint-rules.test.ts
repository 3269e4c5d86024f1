import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LINT_RULES } from './lint-rules.ts';

const PAGE = readFileSync(new URL('../../../../docs/reference/lint.md', import.meta.url), 'utf8');

it('are those of docs/reference/lint.md, as grave as it says', () => {
	const rows = [...PAGE.matchAll(/^\| `([a-z0-9-]+)` *\| (error|warning)/gm)].map(([, rule, severity]) => [
		rule,
		severity,
	]);
	const prose = ['registry-field', 'missing-package'];
	const rules = Object.entries(LINT_RULES).filter(([rule]) => !prose.includes(rule));
	expect(rows.sort()).toEqual(rules.map(([rule, { severity }]) => [rule, severity]).sort());
});
