/** Maximum number of concurrent requests. */
const MAX_PARALLEL = 8;

/** Processes all items with limited concurrency. After an error no further item is started. */
export async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
	const left = [...items].reverse();
	const worker = async (): Promise<void> => {
		for (let item = left.pop(); item !== undefined; item = left.pop()) {
			try {
				await work(item);
			} catch (cause) {
				left.length = 0;
				throw cause;
			}
		}
	};
	const workers = Array.from({ length: MAX_PARALLEL }, worker);
	await Promise.allSettled(workers);
	await Promise.all(workers);
}
