import { useEffect, useState } from 'preact/hooks';
import { words } from '../language/words.ts';

/**
 * The first rows of a list, and a button that shows as many again until all are shown.
 *
 * @param filter what the list depends on: when it changes, the first rows are shown again
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
