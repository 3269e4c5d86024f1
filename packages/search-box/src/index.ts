/** Defines `<pinakes-search>`, and exports its class and backends. */
import type { Index } from '@pinakes/query';
import { lazyBackend, type SearchBackend } from './backend.ts';
import { PinakesSearch } from './element.ts';
import { importBackends } from './import-backends.ts';
import type { BackendSettings } from './index-backend.ts';

export type { Excerpt, Facet, FacetKind, Found, FoundSection, Passage, Range, SearchBackend } from './backend.ts';
export {
	FEEDBACK_EVENT,
	type FeedbackDetail,
	PinakesSearch,
	SEARCH_EVENT,
	SELECT_EVENT,
	type SearchDetail,
	type SelectDetail,
} from './element.ts';
export type { FolderNames } from './groups.ts';
export type { BackendSettings };

/**
 * Creates a backend for an index. The code that searches is loaded when it is first needed.
 *
 * @param open opens the index; called when it is first needed, and again after a failure
 */
export function indexBackend(open: () => Promise<Index>, settings: BackendSettings = {}): SearchBackend {
	return lazyBackend(async () => (await importBackends()).indexBackend(open, settings));
}

const elements = globalThis.customElements as CustomElementRegistry | undefined;
if (elements?.get('pinakes-search') === undefined) elements?.define('pinakes-search', PinakesSearch);
