import { type Index, PinakesError } from '@pinakes/query';
import { signal } from '@preact/signals';
import { useLayoutEffect, useState } from 'preact/hooks';
import { opened } from './opened-index.ts';
import { view } from './view.ts';

export interface Failure {
	readonly code: (typeof CODES)[number] | 'trace_version' | 'json' | 'look_up';
	readonly message: string;
}

export type LookedUp<T> =
	| { readonly state: 'none' }
	| { readonly state: 'asking' }
	| {
			readonly state: 'answered';
			readonly answer: T;
			readonly ms: number;
			/** Whether a new answer is loading. */
			readonly isAsking: boolean;
	  }
	| ({ readonly state: 'failed' } & Failure);

/** Error codes of look-ups that the page has texts for. */
const CODES = ['invalid_value', 'missing_part', 'damaged_part', 'changed_part', 'unreadable_source'] as const;

/** Number of retries. */
const attempts = signal(0);

/** Repeats the current look-up, for example when a server is available again. */
export function askAgain(): void {
	attempts.value++;
}

/**
 * Runs a look-up in the open index, again whenever the fields in the page's address change. The last answer stays while
 * a new one is loading.
 *
 * @param ask runs the look-up; undefined if the fields are empty
 * @param dependsOn `index` if the result does not depend on the fields
 */
export function useLookUp<T>(
	ask: ((index: Index, fields: Readonly<Record<string, string>>) => Promise<T>) | undefined,
	dependsOn: 'fields' | 'index' = 'fields',
): LookedUp<T> {
	const [looked, setLooked] = useState<LookedUp<T>>({ state: 'none' });
	const index = opened.value.state === 'open' ? opened.value.index : undefined;
	const key = dependsOn === 'fields' ? JSON.stringify([view.value.fields, view.value.lang]) : '';
	const isAsked = ask !== undefined;
	// `ask` is not a dependency, as it is derived from the fields.
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

function failureOf(cause: unknown): Failure {
	const message = cause instanceof Error ? cause.message : String(cause);
	if (cause instanceof SyntaxError) return { code: 'json', message };
	if (!(cause instanceof PinakesError)) return { code: 'look_up', message };
	if (cause.code === 'unknown_field') return { code: 'invalid_value', message };
	// An unsupported version is only possible for traces, as that of an index is checked when it is opened.
	if (cause.code === 'format_version') return { code: 'trace_version', message };
	return { code: CODES.find((known) => known === cause.code) ?? 'look_up', message };
}

/** Splits a field at ASCII and full-width commas. */
export function listOf(text: string | undefined): string[] {
	return (text ?? '')
		.split(/[,，、]/)
		.map((value) => value.trim())
		.filter(Boolean);
}

/** Returns the number in a field; undefined if it is empty, NaN for other text. */
export function numberOf(text: string | undefined): number | undefined {
	return text === undefined || text === '' ? undefined : Number(text);
}
