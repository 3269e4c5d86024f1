import { compare } from '../report.ts';

/** A text, and the numbers of the lists that have it, ascending. */
export interface MergedText {
	readonly text: string;
	readonly lists: readonly number[];
}

/** Merges lists of texts, each sorted and without repeats, in the order of code units. */
export function* mergeSorted(lists: readonly Iterable<string>[]): Generator<MergedText> {
	const iterators = lists.map((list) => list[Symbol.iterator]());
	const heads: string[] = [];
	/** A binary heap of the numbers of lists, by their next text and else by the number. */
	const heap: number[] = [];
	const isBefore = (a: number, b: number): boolean => {
		const order = compare(heads[a] as string, heads[b] as string);
		return order < 0 || (order === 0 && a < b);
	};
	const sink = (from: number): void => {
		const list = heap[from] as number;
		let at = from;
		for (let child = 2 * at + 1; child < heap.length; child = 2 * at + 1) {
			if (child + 1 < heap.length && isBefore(heap[child + 1] as number, heap[child] as number)) child++;
			if (!isBefore(heap[child] as number, list)) break;
			heap[at] = heap[child] as number;
			at = child;
		}
		heap[at] = list;
	};
	/** Goes on to the next text of a list; false at its end. */
	const advance = (list: number): boolean => {
		const next = (iterators[list] as Iterator<string>).next();
		if (next.done) return false;
		heads[list] = next.value;
		return true;
	};
	iterators.forEach((_, list) => {
		if (advance(list)) heap.push(list);
	});
	for (let at = heap.length >> 1; at-- > 0; ) sink(at);
	while (heap.length > 0) {
		const text = heads[heap[0] as number] as string;
		const found: number[] = [];
		while (heap.length > 0 && heads[heap[0] as number] === text) {
			const list = heap[0] as number;
			found.push(list);
			if (!advance(list)) {
				const last = heap.pop() as number;
				if (heap.length === 0) break;
				heap[0] = last;
			}
			sink(0);
		}
		yield { text, lists: found };
	}
}
