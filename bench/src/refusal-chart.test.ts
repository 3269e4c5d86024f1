import { describe, expect, it } from 'vitest';
import { refusalChart } from './refusal-chart.js';

const REFUSAL = {
	name: 'own & good',
	otherName: 'other',
	inside: Array.from({ length: 40 }, (_, i) => 0.3 + i / 60),
	outside: Array.from({ length: 30 }, (_, i) => i / 60),
	threshold: 0.31,
	auroc: 0.95,
	reject_at_5pct: 0.6,
};

describe('refusalChart', () => {
	it('draws both kinds of queries and the threshold, with numbers that are some', () => {
		const svg = refusalChart(REFUSAL);
		expect(svg).toMatch(/^<svg [^>]*>\n<title>.*<\/svg>\n$/s);
		expect(svg).toContain("own &amp; good's own queries");
		expect(svg).toContain('AUROC 0.950; a threshold that refuses 5 % of own &amp; good');
		expect(svg).toContain('5 % threshold: 0.31');
		expect(svg).not.toMatch(/NaN|undefined|Infinity/);
	});

	it('leaves out the share of a range in which few queries lie', () => {
		const { inside, outside } = { inside: new Array(10).fill(0.9), outside: [...new Array(10).fill(0.1), 0.5] };
		const svg = refusalChart({ ...REFUSAL, inside, outside });
		expect(svg.match(/<circle/g)?.length).toBe(2);
	});
});
