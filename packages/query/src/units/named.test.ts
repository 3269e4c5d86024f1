import { describe, expect, it } from 'vitest';
import { isNamedIn } from './named.ts';

describe('isNamedIn', () => {
	it.each([
		['use the trailmark skill', 'trailmark'],
		['use the trailmark skill on this repository before we merge it', 'trailmark'],
		['run grill-me on the plan for the new billing service', 'grill-me'],
		['fp-check this', 'fp-check'],
		['do a Code Review of this', 'code-review'],
		['codeReview please', 'code-review'],
		['do a code_review', 'codeReview'],
		['use deploy', 'deploy'],
		['/deploy now', 'deploy'],
		['deploy', 'deploy'],
		['用 trailmark 技能', 'trailmark'],
		['用代码审查技能', '代码审查'],
		['请使用代码审查', '代码审查'],
	])('%j names %s', (goal, name) => {
		expect(isNamedIn(goal, name)).toBe(true);
	});

	it.each([
		['use the trailmark skill', 'trailmark-structural'],
		['review the code', 'code-review'],
		['review the pull request before lunch', 'review'],
		['deploy to production', 'deploy'],
		['how do I use deployments', 'deploy'],
		['use redeploy', 'deploy'],
		['这段代码审查得怎么样', '代码审查'],
		['anything', ''],
	])('%j does not name %j', (goal, name) => {
		expect(isNamedIn(goal, name)).toBe(false);
	});
});
