import { type Index, openIndex, PinakesError } from '@pinakes/query';
import { loadLanguages } from '@pinakes/query/languages';
import { siteSource } from '@pinakes/query/site';
import { computed, effect, signal } from '@preact/signals';
import { view } from './view.ts';

type Opened =
	| { readonly state: 'none' }
	/** On another site, which the user has not yet agreed to trust. */
	| { readonly state: 'foreign'; readonly name: string; readonly origin: string }
	| { readonly state: 'opening'; readonly name: string }
	| { readonly state: 'open'; readonly name: string; readonly index: Index }
	| { readonly state: 'failed'; readonly name: string; readonly code: FailureCode; readonly message: string };

/** Error codes of opening an index. */
const OPENING_CODES = [
	'not_an_index',
	'format_version',
	'missing_part',
	'damaged_part',
	'changed_part',
	'unreadable_source',
] as const;

/** Why an index is not open: a code of PinakesError, or a problem of the address or the server. */
type FailureCode = (typeof OPENING_CODES)[number] | 'cross_origin' | 'no_address';

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
		const message = cause instanceof Error ? cause.message : String(cause);
		opened.value = { state: 'failed', name: source.name, code: failureOf(cause, url), message };
	}
}

/**
 * Returns the failure of fetching an address. Browsers do not say why a fetch failed; for another origin, a missing
 * CORS header is likely.
 */
function failureOf(cause: unknown, url: string): FailureCode {
	const code =
		OPENING_CODES.find((code) => cause instanceof PinakesError && cause.code === code) ?? 'unreadable_source';
	const isElsewhere = new URL(url).origin !== location.origin;
	const hasStatus = cause instanceof Error && /\(\d{3}\)/.test(cause.message);
	return code === 'unreadable_source' && isElsewhere && !hasStatus ? 'cross_origin' : code;
}
