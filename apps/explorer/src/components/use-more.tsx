import { useEffect, useState } from 'preact/hooks';
import { words } from '../language/words.ts';

/**
 * Returns the first rows of a list, and a button that shows more.
 *
 * @param filter resets the list to the first rows when it changes
 */
export function useMore<T>(rows: readonly T[], step: number, filter = '') {
	const [limit, setLimit] = useState(step);
	useEffect(() => setLimit(step), [filter]);
	const more = rows.length > limit && (
		<button type="button" onClick={() => setLimit(limit + step)}>
			{words.value.more}
		</button>
	);
	return { shown: rows.slice(0, limit), more };
}
