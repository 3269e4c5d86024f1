/** Returns an iterable that converts items on each iteration, so that results are not kept in memory. */
export function lazyMap<From, To>(items: Iterable<From>, convert: (item: From, index: number) => To): Iterable<To> {
	return {
		*[Symbol.iterator]() {
			let index = 0;
			for (const item of items) yield convert(item, index++);
		},
	};
}
