import type { Index } from '@pinakes/query';
import { signal } from '@preact/signals';
import { useLayoutEffect, useState } from 'preact/hooks';
import { messageOf, openedIndex } from './opened-index.ts';
import { view } from './view.ts';

export type LookedUp<T> =
	| { readonly state: 'none' }
	| { readonly state: 'asking' }
	| {
			readonly state: 'answered';
			readonly answer: T;
			/** Whether a new answer is loading. */
			readonly isAsking: boolean;
	  }
	| { readonly state: 'failed'; readonly message: string };

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
 */
export function useLookUp<T>(
	ask: ((index: Index, fields: Readonly<Record<string, string>>) => Promise<T>) | undefined,
): LookedUp<T> {
	const [looked, setLooked] = useState<LookedUp<T>>({ state: 'none' });
	const index = openedIndex();
	const key = JSON.stringify([view.value.fields, view.value.lang]);
	const isAsked = ask !== undefined;
	// `ask` is not a dependency, as it is derived from the fields.
	useLayoutEffect(() => {
		if (index === undefined || ask === undefined) return setLooked({ state: 'none' });
		let isLatest = true;
		const settle = (next: LookedUp<T>): void => {
			if (isLatest) setLooked(next);
		};
		setLooked((last) => (last.state === 'answered' ? { ...last, isAsking: true } : { state: 'asking' }));
		ask(index, view.value.fields).then(
			(answer) => settle({ state: 'answered', answer, isAsking: false }),
			(cause: unknown) => settle({ state: 'failed', message: messageOf(cause) }),
		);
		return () => {
			isLatest = false;
		};
	}, [index, key, isAsked, attempts.value]);
	return looked;
}
