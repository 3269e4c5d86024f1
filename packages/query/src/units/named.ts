import type { Recipe } from '../format/base/recipe.js';
import { callNameOf, readUnits } from '../format/kinds/units.js';
import type { Opened } from '../format/manifest/opened.js';

/** What calls the unit whose name follows, by a sign or a verb. "The start time" calls nothing, nor does "don't use". */
const SIGN = /[/@]$/;
const VERB =
	/(?<![a-z])(?<!(?:(?<![a-z])(?:not|never|without|no|the|an?)|n t) )(?:use|using|run|invoke|start|call|apply)(?: (?:the|my|our|this))?(?: (?:skill|command|prompt|agent|plugin))?$|(?<!不要?|别|別|勿)[用行调調]$/;
/** What may follow a name after a verb: "use memory efficiently" names nothing. */
const AFTER_CALLED =
	/^(?:$|[^a-z]|(?:to|for|on|in|at|with|and|or|then|before|after|when|if|as|by|from|now|here|please)(?![a-z]))/;
const AFTER_NAME = /^(?:skill|command|prompt|agent|plugin)(?![a-z])|^(?:技能|命令|插件)/;
const ALONE = /^(?:this|that|it)?$/;

const FOUND = '\0';

/**
 * Returns the names of units that a goal has, in any spelling: `/deploy`, `use deploy`, `the deploy skill`, `deploy this`,
 * `deploy: …`, the name alone, or a name of several words written as one anywhere. A name within a longer one is not returned.
 */
export function namesSaid(goal: string, names: readonly string[]): ReadonlySet<string> {
	const byForm = new Map<string, string[]>();
	for (const name of names) {
		const form = formOf(name);
		if (form !== '') byForm.set(form, [...(byForm.get(form) ?? []), name]);
	}
	const said = new Set<string>();
	let left = wordsIn(goal);
	const written = new Set(
		goal
			.match(/[\w-]+/g)
			?.filter(isOfWords)
			.map(formOf),
	);
	const lead = wordsIn(goal.split(/[:：]/, 1)[0] as string);
	for (const [form, alike] of [...byForm].sort(([a], [b]) => b.length - a.length)) {
		const isWritten = written.has(form) && alike.some(isOfWords);
		const letters = [...form].map((letter) => letter.replace('+', '\\+'));
		left = left.replace(new RegExp(letters.join(' ?'), 'g'), (found: string, at: number, text: string) => {
			const [before, after] = [text.slice(0, at), text.slice(at + found.length)];
			const isPart = /[a-z0-9]{2}$/.test(before.slice(-1) + found[0]) || /^[a-z0-9+#]{2}/.test(found.slice(-1) + after);
			const [ahead, behind] = [before.trimEnd(), after.trimStart()];
			const isCalled = SIGN.test(ahead) || AFTER_NAME.test(behind) || (VERB.test(ahead) && AFTER_CALLED.test(behind));
			const isAlone = before === '' && (found === lead || ALONE.test(behind));
			if (isPart || !(isCalled || isAlone || isWritten)) return found;
			for (const name of alike) said.add(name);
			return FOUND;
		});
	}
	return said;
}

/** Returns the words of a text, or of a name such as `code-review` or `codeReview`, and signs that begin one, with spaces between. */
function wordsIn(text: string): string {
	const apart = text.replace(/[a-z0-9](?=[A-Z])/g, '$& ').toLowerCase();
	return (apart.match(/[a-z0-9]+[+#]*|[\u0080-\uffff]+|(?:^|\s)[/@]/g) ?? []).map((word) => word.trim()).join(' ');
}

/** Returns a name as it is compared: in lower case and without what separates its words. */
function formOf(name: string): string {
	return wordsIn(name).replace(/[ /@]/g, '');
}

function isOfWords(name: string): boolean {
	return wordsIn(name).includes(' ');
}

/** Maximum units whose names are looked for in a goal. */
export const MAX_NAMED = 16;

/** Units that a goal names, and those that users alone may start and it does not name, with their names. */
export interface NamedUnits {
	readonly named: ReadonlySet<number>;
	readonly hidden: ReadonlyMap<number, string>;
}

/** Looks for the names of the first units in a goal. */
export function* readNamed(manifest: Opened, units: readonly number[], goal: string): Recipe<NamedUnits> {
	const records = yield* readUnits(manifest, units.slice(0, MAX_NAMED));
	const calls = records.map(callNameOf);
	const names = records.map(({ name }) => name);
	const said = namesSaid(goal, [...calls, ...names]);
	// The heading of a file may be the name of another one.
	const own = calls.some((name) => said.has(name)) ? calls : names;
	const named = new Set<number>();
	const hidden = new Map<number, string>();
	records.forEach(({ disable_model_invocation }, i) => {
		if (said.has(own[i] as string)) named.add(units[i] as number);
		else if (disable_model_invocation) hidden.set(units[i] as number, calls[i] as string);
	});
	return { named, hidden };
}
