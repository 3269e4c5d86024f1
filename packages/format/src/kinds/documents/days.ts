const DAY = 86_400_000;

/** Days from 1970 to a day written as 2026-01-31; undefined for what is none, such as 30 February. */
export function daysOf(date: string): number | undefined {
	const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
	const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
	return isDay ? time / DAY : undefined;
}
