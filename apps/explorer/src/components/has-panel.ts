import type { Manifest } from '@pinakes/query';
import type { Panel } from '../state/panels.ts';

/**
 * Whether to show a panel for an index. Packing needs no index, but is only shown with skills, as it is for bots.
 * Without an index, all panels are shown.
 */
export function hasPanel(panel: Panel, manifest: Pick<Manifest, 'counts'> | undefined): boolean {
	if (manifest === undefined || panel === 'health') return true;
	const { units, documents } = manifest.counts;
	return (panel === 'match' || panel === 'packing' ? units : documents) > 0;
}
