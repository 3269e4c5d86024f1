/**
 * Returns a function that asks at most once in an interval, and answers with what it was told until then.
 *
 * @param refreshAfter milliseconds
 */
export function refreshed<T>(ask: () => Promise<T>, refreshAfter: number): () => Promise<T> {
	let asked: { readonly at: number; readonly answer: Promise<T> } | undefined;
	return () => {
		const now = performance.now();
		if (asked !== undefined && now - asked.at < refreshAfter) return asked.answer;
		const answer = ask();
		asked = { at: now, answer };
		// What failed is asked again by the next call.
		answer.catch(() => {
			asked = undefined;
		});
		return answer;
	};
}
