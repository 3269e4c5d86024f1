import { type Index, PinakesError } from '@pinakes/query';
import { signal } from '@preact/signals';
import { useLayoutEffect, useState } from 'preact/hooks';
import { opened } from './opened-index.ts';
import { view } from './view.ts';

/** Why a look-up failed: what is said of it, and the error's own words. */
export interface Failure {
	readonly code: (typeof CODES)[number] | 'trace_version' | 'json' | 'look_up';
	readonly message: string;
}

/** What became of a look-up. */
export type LookedUp<T> =
	| { readonly state: 'none' }
	| { readonly state: 'asking' }
	| {
			readonly state: 'answered';
			readonly answer: T;
			readonly ms: number;
			/** Whether another answer is loading. */
			readonly isAsking: boolean;
	  }
	| ({ readonly state: 'failed' } & Failure);

/** What a look-up fails with that the page has words for. */
const CODES = ['invalid_value', 'missing_part', 'damaged_part', 'changed_part', 'unreadable_source'] as const;

/** How often what failed was asked for again. */
const attempts = signal(0);

/** Asks anew for what is shown, such as when a server is back. */
export function askAgain(): void {
	attempts.value++;
}

/**
 * Looks something up in the open index, anew whenever the fields in the page's address change. While another answer is
 * loading the last one stays.
 *
 * @param ask undefined where the fields ask nothing yet
 * @param dependsOn `index` for what is the same whatever the fields say
 */
export function useLookUp<T>(
	ask: ((index: Index, fields: Readonly<Record<string, string>>) => Promise<T>) | undefined,
	dependsOn: 'fields' | 'index' = 'fields',
): LookedUp<T> {
	const [looked, setLooked] = useState<LookedUp<T>>({ state: 'none' });
	const index = opened.value.state === 'open' ? opened.value.index : undefined;
	const key = dependsOn === 'fields' ? JSON.stringify([view.value.fields, view.value.lang]) : '';
	const isAsked = ask !== undefined;
	// The fields are what a look-up depends on, and `ask` is made of them.
	useLayoutEffect(() => {
		if (index === undefined || ask === undefined) return setLooked({ state: 'none' });
		let isLatest = true;
		const start = performance.now();
		const settle = (next: LookedUp<T>): void => {
			if (isLatest) setLooked(next);
		};
		setLooked((last) => (last.state === 'answered' ? { ...last, isAsking: true } : { state: 'asking' }));
		ask(index, view.value.fields).then(
			(answer) => settle({ state: 'answered', answer, ms: performance.now() - start, isAsking: false }),
			(cause: unknown) => settle({ state: 'failed', ...failureOf(cause) }),
		);
		return () => {
			isLatest = false;
		};
	}, [index, key, isAsked, attempts.value]);
	return looked;
}

/** Why something failed. */
function failureOf(cause: unknown): Failure {
	const message = cause instanceof Error ? cause.message : String(cause);
	if (cause instanceof SyntaxError) return { code: 'json', message };
	if (!(cause instanceof PinakesError)) return { code: 'look_up', message };
	if (cause.code === 'unknown_field') return { code: 'invalid_value', message };
	// The version of an index is checked when it is opened.
	if (cause.code === 'format_version') return { code: 'trace_version', message };
	return { code: CODES.find((known) => known === cause.code) ?? 'look_up', message };
}

/** The values of a field that takes several, separated by commas of either width. */
export function listOf(text: string | undefined): string[] {
	return (text ?? '')
		.split(/[,，、]/)
		.map((value) => value.trim())
		.filter(Boolean);
}

/** The number in a field; undefined for an empty one, NaN for other text. */
export function numberOf(text: string | undefined): number | undefined {
	return text === undefined || text === '' ? undefined : Number(text);
}
