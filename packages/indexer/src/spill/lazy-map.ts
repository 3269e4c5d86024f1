/** Items that are converted each time they are read, so that none is held in memory. */
export function lazyMap<From, To>(items: Iterable<From>, convert: (item: From, index: number) => To): Iterable<To> {
	return {
		*[Symbol.iterator]() {
			let index = 0;
			for (const item of items) yield convert(item, index++);
		},
	};
}
