import { search } from '@pinakes/query/search';
import { describe, expect, it } from 'vitest';
import { indexBase } from '../testing/knowledge-index.ts';

const POD = `# Configure Pod

## Before you begin

You need a cluster.

## Set the memory request

To configure a pod, write the memory request into its containers.

## Clean up

Delete the namespace.
`;
const OTHERS = {
	'net.md': '# Networking\n\nPolicies say what a pod may reach.\n',
	'jobs.md': '# Jobs\n\nConfigure parallelism by the spec of a job.\n',
};

describe('a title without a text', () => {
	it('is answered by the section below it that has most of the question', async () => {
		const index = await indexBase({ 'pod.md': POD, ...OTHERS });
		const { results, answer } = await search(index, 'configure pod');
		expect(results[0]).toMatchObject({
			path: 'pod.md',
			passage: 'To configure a pod, write the memory request into its containers.',
			citation: { headings: ['Configure Pod', 'Set the memory request'], lines: [7, 10] },
		});
		expect(answer.startsWith('## Set the memory request\n\nTo configure a pod')).toBe(true);
	});

	it('is all there is, if nothing is below it', async () => {
		const index = await indexBase({ 'pod.md': '# Pods\n\n## Configure pod\n\n## Clean up\n\nDelete it.\n', ...OTHERS });
		const { results } = await search(index, 'configure pod');
		expect(results[0]).toMatchObject({
			passage: '## Configure pod',
			citation: { headings: ['Pods', 'Configure pod'] },
		});
	});
});
