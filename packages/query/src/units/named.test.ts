import { describe, expect, it } from 'vitest';
import { namesSaid } from './named.ts';

describe('namesSaid', () => {
	it.each([
		['use the trailmark skill', 'trailmark'],
		['use the trailmark skill on this repository before we merge it', 'trailmark'],
		['run grill-me on the plan for the new billing service', 'grill-me'],
		['fp-check this', 'fp-check'],
		['vcpkg this', 'vcpkg'],
		['@grilling look at this', 'grilling'],
		['use C++ Expert', 'C++ Expert'],
		['use COLDFUSION CODING STANDARDS', 'ColdFusion Coding Standards'],
		['use react18LegacyContext', 'react18-legacy-context'],
		['run codereview', 'code-review'],
		['codeReview please', 'code-review'],
		['do a code_review', 'codeReview'],
		['use deploy', 'deploy'],
		['/deploy now', 'deploy'],
		['deploy', 'deploy'],
		['用 trailmark 技能', 'trailmark'],
		['用代码审查技能', '代码审查'],
		['请使用代码审查', '代码审查'],
		['use the skill deploy', 'deploy'],
		['deploy: the shop', 'deploy'],
		['use github to open a pull request', 'github'],
		['tell them using slack', 'slack'],
	])('%j names %s', (goal, name) => {
		expect([...namesSaid(goal, [name])]).toEqual([name]);
	});

	it.each([
		['use the trailmark skill', 'trailmark-structural'],
		['review the code', 'code-review'],
		['review the pull request before lunch', 'review'],
		['deploy to production', 'deploy'],
		['how do I use deployments', 'deploy'],
		['use redeploy', 'deploy'],
		['这段代码审查得怎么样', '代码审查'],
		['deploy this to production', 'deploy'],
		['use C++ Expert', 'C Expert'],
		['write a todo list', 'to-do'],
		['look at src/deploy', 'deploy'],
		['anything', ''],
		['how do I deploy: by hand?', 'deploy'],
		['use /@', '/'],
		['do a code review of this', 'code-review'],
		["don't write a commit message, just fix the bug", 'commit-message'],
		['who invented the lesson plan?', 'lesson-plan'],
		['use memory efficiently in this C program', 'memory'],
		['what is the start time of the race?', 'time'],
		['run time error 429 in my macro', 'time'],
		["don't use github", 'github'],
		['explain rebase without using github', 'github'],
		['不要用 slack', 'slack'],
	])('%j does not name %j', (goal, name) => {
		expect([...namesSaid(goal, [name])]).toEqual([]);
	});

	it('returns the longest of names within each other, and all that are spelled alike', () => {
		const names = ['persona', 'persona-setup', 'C++ Expert', 'C# Expert', 'Persona', '代码审查', '代码'];
		expect([...namesSaid('use the persona-setup skill', names)]).toEqual(['persona-setup']);
		expect([...namesSaid('use persona, then the persona-setup skill', names)]).toEqual([
			'persona-setup',
			'persona',
			'Persona',
		]);
		expect([...namesSaid('用代码审查技能', names)]).toEqual(['代码审查']);
		expect([...namesSaid('use C# Expert', names)]).toEqual(['C# Expert']);
	});
});
