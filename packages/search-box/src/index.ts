/** Defines `<pinakes-search>`, and exports its class and backends. */
import { PinakesSearch } from './element.ts';

export type { Facet, FacetKind, Found, FoundSection, Passage, SearchBackend } from './backend.ts';
export { PinakesSearch, SELECT_EVENT, type SelectDetail } from './element.ts';
export { indexBackend } from './index-backend.ts';
export { endpointBackend } from './remote-backends.ts';

const elements = globalThis.customElements as CustomElementRegistry | undefined;
if (elements?.get('pinakes-search') === undefined) elements?.define('pinakes-search', PinakesSearch);
