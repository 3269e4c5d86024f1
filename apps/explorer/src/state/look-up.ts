import type { Index } from '@pinakes/query';
import { useLayoutEffect, useState } from 'preact/hooks';
import { opened } from './opened-index.ts';
import { view } from './view.ts';

/** What became of a look-up. */
export type LookedUp<T> =
	| { readonly state: 'none' }
	| { readonly state: 'asking' }
	| { readonly state: 'answered'; readonly answer: T; readonly ms: number }
	| { readonly state: 'failed'; readonly message: string };

/**
 * Looks something up in the open index, anew whenever the fields in the page's address change. While another answer is
 * on its way the last one stays.
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
		setLooked((last) => (last.state === 'answered' ? last : { state: 'asking' }));
		ask(index, view.value.fields).then(
			(answer) => settle({ state: 'answered', answer, ms: performance.now() - start }),
			(cause: unknown) => settle({ state: 'failed', message: cause instanceof Error ? cause.message : String(cause) }),
		);
		return () => {
			isLatest = false;
		};
	}, [index, key, isAsked]);
	return looked;
}

/** The values of a field that takes several, separated by commas of either width. */
export function listOf(text: string | undefined): string[] {
	return (text ?? '')
		.split(/[,，、]/)
		.map((value) => value.trim())
		.filter(Boolean);
}
