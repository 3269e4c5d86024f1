import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildInto, indexOf } from '../../testing/index-folder.ts';
import { PROGRAM } from '../../testing/program.ts';

/** A client of the program, with all that it was told, and a wait for so many notifications. */
async function connect(index: string, mode: 'legacy' | 'auto') {
	const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
	const told: string[] = [];
	let tell: () => void = () => {};
	const add = (what: string): void => {
		told.push(what);
		tell();
	};
	client.setNotificationHandler('notifications/tools/list_changed', () => add('tools'));
	client.setNotificationHandler('notifications/resources/list_changed', () => add('resources'));
	const args = [PROGRAM, '--index', index];
	await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'ignore' }));
	onTestFinished(() => client.close());
	const untilTold = async (count: number): Promise<string[]> => {
		while (told.length < count) {
			await new Promise<void>((resolve) => {
				tell = resolve;
			});
		}
		return told.splice(0).sort();
	};
	return { client, untilTold };
}

describe.each(['legacy', 'auto'] as const)('a client of the %s protocol', (mode) => {
	it('is notified of another index', async () => {
		const folder = await indexOf({ 'a.md': '# Anchors\n\nOld.\n', 'b.md': '# Boats\n' });
		const { client, untilTold } = await connect(folder, mode);
		expect(client.getServerCapabilities()).toMatchObject({
			tools: { listChanged: true },
			resources: { listChanged: true },
		});
		if (mode === 'auto') await client.listen({ toolsListChanged: true, resourcesListChanged: true });
		// The server has looked at the index before it answers.
		await client.listTools();
		await buildInto(folder, { 'a.md': '# Anchors\n\nNew.\n', 'b.md': '# Boats\n' });
		expect(await untilTold(2)).toEqual(['resources', 'tools']);
	});
});
