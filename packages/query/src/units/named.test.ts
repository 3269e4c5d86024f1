import { describe, expect, it } from 'vitest';
import { calledNames, nameKey } from './named.ts';

describe('calledNames', () => {
	it.each([
		['use the trailmark skill', 'trailmark'],
		['use the trailmark skill on this repository before we merge it', 'trailmark'],
		['run grill-me', 'grill-me'],
		['run grill-me on the plan for the new billing service of the shop', 'grill-me'],
		['fp-check this', 'fp-check'],
		['please do a Code Review for me', 'code-review'],
		['codeReview', 'code-review'],
		['/code_review', 'code-review'],
		['the skill release notes, please', 'release-notes'],
		['用 trailmark 技能', 'trailmark'],
		['用代码审查技能', '代码审查'],
		['请使用代码审查', '代码审查'],
	])('of %j have %s', (goal, name) => {
		expect([...calledNames(goal)]).toContain(nameKey(name));
	});

	it.each([
		['use the trailmark skill', 'trailmark-structural'],
		['review the pull request of the other team before lunch', 'review'],
		['plan a trip to the sea for two people and a dog', 'plan'],
		['', ''],
	])('of %j do not have %s', (goal, name) => {
		expect([...calledNames(goal)]).not.toContain(nameKey(name));
	});
});
