import type { UnitRecord } from '../format/kinds/units.js';

/** Words that show that what is next to them is the name of a unit. */
const BEFORE_NAME = /(?:^|[^a-z])(?:use|using|run|invoke|start|call|apply)(?: (?:the|my|our|this))?$|[用行调調]$/;
const AFTER_NAME = /^(?:skill|command|prompt|agent|plugin)(?:$|[^a-z])|^(?:技能|命令|插件)/;

/**
 * Whether a goal has the name of a unit, in any spelling: `/deploy`, `use deploy`, `the deploy skill`, the name alone, or
 * a name of several words anywhere.
 */
export function isNamedIn(goal: string, name: string): boolean {
	const [said, named] = [wordsIn(goal), wordsIn(name)];
	if (named === '') return false;
	if (goal.toLowerCase().includes(`/${name.toLowerCase()}`)) return true;
	const isSpaced = /^[\0-\x7f]*$/.test(named);
	for (let at = said.indexOf(named); at >= 0; at = said.indexOf(named, at + 1)) {
		const [before, after] = [said.slice(0, at), said.slice(at + named.length)];
		if (isSpaced && (/[a-z0-9]$/.test(before) || /^[a-z0-9]/.test(after))) continue;
		if (named.includes(' ') || before + after === '') return true;
		if (BEFORE_NAME.test(before.trimEnd()) || AFTER_NAME.test(after.trimStart())) return true;
	}
	return false;
}

/** Returns the words of a text, or of a name such as `code-review` or `codeReview`, with a space between each. */
function wordsIn(text: string): string {
	const apart = text.replace(/[a-z](?=[A-Z])/g, '$& ').toLowerCase();
	return (apart.match(/[a-z0-9]+|[\u0080-\uffff]+/g) ?? []).join(' ');
}

/** Whether a unit is only for users, and a goal does not ask for it by name. */
export function isHidden({ disable_model_invocation, name }: UnitRecord, goal: string): boolean {
	return disable_model_invocation === true && !isNamedIn(goal, name);
}
