/** Choices that are shown at a time; typing narrows them. */
const MAX_SHOWN = 100;

/** What a field may hold: the values that go on from what is typed, in a list behind the values before it. */
export function choicesFor(typed: string, choices: readonly string[], isList: boolean): string[] {
	const start = isList ? Math.max(...[',', '，', '、'].map((comma) => typed.lastIndexOf(comma))) + 1 : 0;
	const before = typed.slice(0, start);
	const last = typed.slice(start).trim().toLowerCase();
	return choices
		.filter((choice) => choice.toLowerCase().includes(last))
		.slice(0, MAX_SHOWN)
		.map((choice) => (before === '' ? choice : `${before.trimEnd()} ${choice}`));
}
