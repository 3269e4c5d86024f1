/** Returns a function that runs once for each key, and again only after a failure. */
export function once<T>(run: (key: string) => Promise<T>): (key: string) => Promise<T> {
	const results = new Map<string, Promise<T>>();
	return (key) => {
		let result = results.get(key);
		if (result === undefined) {
			result = run(key);
			results.set(key, result);
			result.catch(() => results.delete(key));
		}
		return result;
	};
}
