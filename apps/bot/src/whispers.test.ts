import { createMemoryStore } from '@pinakes/context';
import { describe, expect, it } from 'vitest';
import { whisperedId, withoutWhispers } from './whispers.ts';

describe('withoutWhispers', () => {
	it('contains public statements only', () => {
		const store = createMemoryStore();
		store.add({ kind: 'long_term', text: 'my base is by the river', owner: 'Alice' });
		const [secret] = store.add({ id: whisperedId(), kind: 'long_term', text: 'my base has a vault', owner: 'Alice' });
		const open = withoutWhispers(store);
		const texts = ['my base is by the river'];
		expect(open.size).toBe(1);
		expect(open.list('Alice').map(({ text }) => text)).toEqual(texts);
		const hits = open.search({ message: 'what about my base?', player: 'Alice' });
		expect(hits.map(({ memory }) => memory.text)).toEqual(texts);
		expect(open.get(secret?.id ?? '')).toBeUndefined();
		expect(store.search({ message: 'what about my base?', player: 'Alice' })).toHaveLength(2);
	});
});
