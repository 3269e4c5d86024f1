import type { Manifest } from '@pinakes/query';
import type { Panel } from '../state/panels.ts';

/**
 * Whether an index has something for a panel. Prompts of bots need no index, but have no business among pages: they are
 * shown beside skills. All panels are there until an index is open.
 */
export function hasPanel(panel: Panel, manifest: Pick<Manifest, 'counts'> | undefined): boolean {
	if (manifest === undefined || panel === 'health') return true;
	const { units, documents } = manifest.counts;
	return (panel === 'match' || panel === 'packing' ? units : documents) > 0;
}
