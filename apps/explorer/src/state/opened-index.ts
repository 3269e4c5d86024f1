import { type Index, openIndex } from '@pinakes/query';
import { loadLanguages } from '@pinakes/query/languages';
import { siteSource } from '@pinakes/query/site';
import { signal } from '@preact/signals';

type Opened =
	| { readonly state: 'opening' }
	| { readonly state: 'open'; readonly index: Index }
	| { readonly state: 'failed'; readonly message: string };

/** The index beside the folder of the page. */
export const opened = signal<Opened>({ state: 'opening' });

export async function openBeside(): Promise<void> {
	opened.value = { state: 'opening' };
	try {
		const source = siteSource(new URL('../index/', document.baseURI).href);
		opened.value = { state: 'open', index: await openIndex({ ...source, loadLanguages }) };
	} catch (cause) {
		opened.value = { state: 'failed', message: messageOf(cause) };
	}
}

export function openedIndex(): Index | undefined {
	return opened.value.state === 'open' ? opened.value.index : undefined;
}

export function messageOf(cause: unknown): string {
	return cause instanceof Error ? cause.message : String(cause);
}
