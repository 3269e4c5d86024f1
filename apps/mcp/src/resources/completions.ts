/** The values that a text may become: those that begin with it, then those that have it within. The SDK cuts and counts. */
export function completions(values: readonly string[], text: string): string[] {
	const wanted = text.toLowerCase();
	const places = [...new Set(values)].map((value) => ({ value, place: value.toLowerCase().indexOf(wanted) }));
	const beginning = places.filter(({ place }) => place === 0);
	const within = places.filter(({ place }) => place > 0);
	return [...beginning, ...within].map(({ value }) => value);
}
