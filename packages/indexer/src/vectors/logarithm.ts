import { roundedLog } from '@pinakes/query/format';

/** `roundedLog`, remembered: frequencies are few different numbers. */
export function rememberingLog(): (x: number) => number {
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
