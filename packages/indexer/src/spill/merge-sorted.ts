import { compare } from '../base/report.ts';

/** A text, with the numbers of the lists that contain it, ascending. */
interface MergedText {
	readonly text: string;
	readonly lists: readonly number[];
}

/** Merges sorted lists of distinct texts, in code unit order. */
export function* mergeSorted(lists: readonly Iterable<string>[]): Generator<MergedText> {
	const iterators = lists.map((list) => list[Symbol.iterator]());
	const heads: string[] = [];
	/** Binary heap of list numbers, ordered by next text, then by number. */
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
	/** Advances a list to its next text. Returns false at the end. */
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
