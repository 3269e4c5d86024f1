const DAY = 86_400_000;

/** Returns the date of a day, such as 2026-01-31, from the days since 1970-01-01. */
export function dateOf(days: number): string {
	return new Date(days * DAY).toISOString().slice(0, 10);
}

/** Returns the days from 1970-01-01 to a date such as 2026-01-31; undefined for an invalid one such as 30 February. */
export function daysOf(date: string): number | undefined {
	const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
	const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
	return isDay ? time / DAY : undefined;
}
