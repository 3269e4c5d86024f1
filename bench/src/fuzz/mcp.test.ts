import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIndex } from '@pinakes/indexer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../random.js';
import { fuzzMcp } from './mcp.js';
import { fuzzedMessage } from './mcp-messages.js';

const folder = mkdtempSync(join(tmpdir(), 'pinakes-fuzz-test-'));
const index = join(folder, 'index');

beforeAll(async () => {
	await buildIndex({ folders: [fileURLToPath(new URL('../../../fixtures', import.meta.url))], out: index });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('messages of a fuzzer', () => {
	it('are the same for a seed, in one line each, sound and not', () => {
		const draw = () => {
			const random = createRandom(3);
			return Array.from({ length: 500 }, () => fuzzedMessage(random));
		};
		const messages = draw();
		expect(Buffer.concat(draw()).equals(Buffer.concat(messages))).toBe(true);
		expect(messages.some((message) => message.includes('\n'))).toBe(false);
		const sound = messages.filter((message) => {
			try {
				JSON.parse(message.toString());
				return true;
			} catch {
				return false;
			}
		});
		expect(sound.length).toBeGreaterThan(250);
		expect(sound.length).toBeLessThan(500);
	});
});

// More are sent by bench/bin/fuzz.js, which .ci/run starts.
it('random and mutated messages neither end the server nor make it hang', async () => {
	const { messages, requests, answers, errors } = await fuzzMcp(index, 4000, 11);
	expect(messages).toBeGreaterThan(3000);
	expect(requests).toBeGreaterThan(300);
	expect(errors).toBeGreaterThan(500);
	expect(answers).toBeGreaterThan(errors);
});
