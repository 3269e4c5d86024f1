import type { Counts } from '@pinakes/query';
import { countOf, words } from '../language/words.ts';
import { opened } from '../state/opened-index.ts';
import type { Panel } from '../state/panels.ts';

const NEEDED: Readonly<Partial<Record<Panel, keyof Counts>>> = {
	search: 'documents',
	match: 'units',
	get: 'documents',
	outline: 'documents',
};

/** Explains a panel and shows how much it can search, or that the index has nothing for it. */
export function Introduction({ panel }: { readonly panel: Exclude<Panel, 'packing' | 'health'> }) {
	const say = words.value;
	if (opened.value.state !== 'open') return null;
	const { counts } = opened.value.index.manifest;
	const needed = NEEDED[panel];
	const count = needed === undefined ? undefined : counts[needed];
	if (count === 0) return <p class="lacking">{say[`lacks_${needed as 'documents' | 'units'}`]}</p>;
	return (
		<p class="faint introduction">
			{say[`about_${panel}`]} {count !== undefined && say[`has_${needed as 'documents' | 'units'}`](countOf(count))}
		</p>
	);
}
