import { describe, expect, it } from 'vitest';
import { PANELS } from '../state/panels.ts';
import { hasPanel } from './has-panel.ts';

const counts = { units: 0, packages: 0, tags: 0, keywords: 0, ides: 0, documents: 0, sections: 0 };

describe('hasPanel', () => {
	it.each([
		['all, before an index is open', undefined, PANELS],
		[
			'no skills and no prompts of bots for pages',
			{ counts: { ...counts, documents: 3 } },
			['search', 'contexts', 'get', 'outline', 'health'],
		],
		['no documents for a registry', { counts: { ...counts, units: 3 } }, ['match', 'packing', 'health']],
	])('shows %s', (_what, manifest, expected) => {
		expect(PANELS.filter((panel) => hasPanel(panel, manifest))).toEqual(expected);
	});
});
