/** Maximum number of choices. */
const MAX_SHOWN = 100;

/** Returns the completions of a field; in a list, of its last value, preceded by the others. */
export function choicesFor(typed: string, choices: readonly string[], isList: boolean): string[] {
	const start = isList ? Math.max(...[',', '，', '、'].map((comma) => typed.lastIndexOf(comma))) + 1 : 0;
	const before = typed.slice(0, start);
	const last = typed.slice(start).trim().toLowerCase();
	return choices
		.filter((choice) => choice.toLowerCase().includes(last))
		.slice(0, MAX_SHOWN)
		.map((choice) => (before === '' ? choice : `${before.trimEnd()} ${choice}`));
}
