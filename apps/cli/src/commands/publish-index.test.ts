import { type ObjectStore, startObjectStore } from '@pinakes/testing/object-store';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pinakesHere } from '../testing/run.ts';

let store: ObjectStore;
beforeAll(async () => {
	store = await startObjectStore();
});
beforeEach(() => {
	for (const [name, value] of Object.entries(store.env)) vi.stubEnv(name, value);
});
afterAll(async () => {
	vi.unstubAllEnvs();
	await store.close();
});

const DOCS = {
	'docs/a.md': '# Anchors\n\nAn anchor holds a boat.\n',
	'docs/skills/sail/SKILL.md': '---\nname: sail\ndescription: Sets the sails of a boat before the wind\n---\n',
};

describe('pinakes publish-index', () => {
	it('publishes an index to a bucket, from which other commands answer', async () => {
		const cwd = tempFolder(DOCS);
		await pinakesHere(['build', `${cwd}/docs`, '--out', `${cwd}/index`]);
		const publish = () => pinakesHere(['publish-index', 's3://docs/boats', '--index', `${cwd}/index`]);
		const published = await publish();
		expect(published).toMatchObject({ code: 0, stderr: '' });
		expect(published.stdout).toMatch(
			/^published s3:\/\/docs\/boats: version [0-9a-f]{12}, (\d+) of \1 packs sent, \d+ bytes\n$/,
		);
		expect((await publish()).stdout).toMatch(/: version [0-9a-f]{12}, nothing changed\n$/);

		const answers = async (index: string) => {
			const { stdout } = await pinakesHere(['search', 'what holds a boat?', '--index', index, '--today', '2026-01-01']);
			return stdout.replace(/[\d.]+ ms/, '');
		};
		expect(await answers('s3://docs/boats')).toBe(await answers(`${cwd}/index`));
		expect((await pinakesHere(['match', 'set the sails', '--index', 's3://docs/boats'])).stdout).toContain('sail');
	});

	it('reads an endpoint, and prints JSON', async () => {
		const cwd = tempFolder(DOCS);
		await pinakesHere(['build', `${cwd}/docs`, '--out', `${cwd}/index`]);
		vi.stubEnv('AWS_ENDPOINT_URL', 'http://127.0.0.1:1');
		const args = ['publish-index', 's3://docs/json', '--index', `${cwd}/index`, '--endpoint', store.endpoint, '--json'];
		const { stdout } = await pinakesHere(args);
		expect(JSON.parse(stdout)).toMatchObject({ address: 's3://docs/json', isChanged: true, removed: 0 });
	});

	it.each([
		[['publish-index'], 'publish-index needs the address of a bucket'],
		[['publish-index', './folder'], 'publish-index needs the address of a bucket'],
		[['publish-index', 's3://docs/../x'], 'is not the address of a bucket: write s3://BUCKET/PREFIX'],
		[['publish-index', 's3://docs/x', '--index', 'none'], 'none holds no index: build one'],
		[['search', 'x', '--index', 's3://docs/none'], 's3://docs/none: manifest.json is missing'],
	])('%j: what is wrong', async (args, message) => {
		const { code, stderr } = await pinakesHere(args);
		expect(code).toBe(2);
		expect(stderr).toContain(message);
	});
});
