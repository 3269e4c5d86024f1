import type { FacetKind, SearchBackend } from './backend.ts';
import type { Messages } from './messages.ts';
import type { LinkTo } from './render-results.ts';

/** Settings of a search box. */
export interface BoxSettings {
	readonly backend: SearchBackend;
	readonly say: Messages;
	readonly lang: string;
	readonly facets: readonly FacetKind[];
	readonly hasAnswers: boolean;
	readonly linkTo: LinkTo;
}
