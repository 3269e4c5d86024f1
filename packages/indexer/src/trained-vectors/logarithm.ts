import { roundedLog } from '@pinakes/query/format/kinds/vectors/rounded-log';

/** Returns a memoized `roundedLog`: frequencies have few distinct values. */
export function memoizedLog(): (x: number) => number {
	const known = new Map<number, number>();
	return (x) => {
		let value = known.get(x);
		if (value === undefined) {
			value = roundedLog(x);
			known.set(x, value);
		}
		return value;
	};
}
