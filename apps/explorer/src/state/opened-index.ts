import { type Index, openIndex, PinakesError } from '@pinakes/query';
import { loadLanguages } from '@pinakes/query/languages';
import { siteSource } from '@pinakes/query/site';
import { computed, effect, signal } from '@preact/signals';
import { view } from './view.ts';

/** Error codes that the page has texts for. */
const CODES = [
	...(['not_an_index', 'format_version', 'invalid_value', 'missing_part'] as const),
	...(['damaged_part', 'changed_part', 'unreadable_source'] as const),
];

/** Why an index is not open, or a look-up failed. */
export interface Failure {
	/** A code of PinakesError, or a problem of the address, the server or the look-up. */
	readonly code: (typeof CODES)[number] | 'cross_origin' | 'no_address' | 'look_up';
	readonly message: string;
}

type Opened =
	| { readonly state: 'none' }
	/** On another site, which the user has not yet agreed to trust. */
	| { readonly state: 'foreign'; readonly name: string; readonly origin: string }
	| { readonly state: 'opening'; readonly name: string }
	| { readonly state: 'open'; readonly name: string; readonly index: Index }
	| ({ readonly state: 'failed'; readonly name: string } & Failure);

/** Returns the failure for an error, with a code for which the page has a text. */
export function failureOf(cause: unknown, other: Failure['code'] = 'look_up'): Failure {
	const message = cause instanceof Error ? cause.message : String(cause);
	if (!(cause instanceof PinakesError)) return { code: other, message };
	const code = cause.code === 'unknown_field' ? 'invalid_value' : cause.code;
	return { code: CODES.find((known) => known === code) ?? other, message };
}

/** The current index. */
export const opened = signal<Opened>({ state: 'none' });

let latest = 0;

const address = computed(() => view.value.index);

/**
 * Origins whose indexes may be opened without confirmation, so that a link cannot make this page show content of
 * another site as its own.
 */
const trustedOrigins = new Set([location.origin]);

/** Opens the index of the page's address, and again whenever it changes. */
export function followAddress(): void {
	effect(() => {
		if (address.value === '') return;
		const url = URL.canParse(address.value, location.href) ? new URL(address.value, location.href) : undefined;
		if (url === undefined || trustedOrigins.has(url.origin)) void openAddress(address.value);
		else {
			latest++;
			opened.value = { state: 'foreign', name: url.href, origin: url.origin };
		}
	});
}

/** Trusts the site of an address until the page is closed. */
export function trustSiteOf(address: string): void {
	if (URL.canParse(address, location.href)) trustedOrigins.add(new URL(address, location.href).origin);
}

/** Opens the index at an address, absolute or relative to the page. */
export async function openAddress(address: string): Promise<void> {
	if (!URL.canParse(address, location.href)) {
		opened.value = { state: 'failed', name: address, code: 'no_address', message: '' };
		return;
	}
	const url = new URL(address, location.href).href;
	const source = siteSource(url, (address, options) => fetch(address, options));
	const turn = ++latest;
	opened.value = { state: 'opening', name: source.name };
	try {
		const index = await openIndex({ name: source.name, read: (path) => source.read(path), loadLanguages });
		if (turn === latest) opened.value = { state: 'open', name: source.name, index };
	} catch (cause) {
		if (turn !== latest) return;
		const failure = failureOf(cause, 'unreadable_source');
		// Browsers do not say why a fetch failed; for another origin, a missing CORS header is likely.
		const isElsewhere = new URL(url).origin !== location.origin && !/\(\d{3}\)/.test(failure.message);
		const code = failure.code === 'unreadable_source' && isElsewhere ? 'cross_origin' : failure.code;
		opened.value = { state: 'failed', name: source.name, code, message: failure.message };
	}
}
