import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { latestOnly } from './box-state.ts';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

/** Asks for texts as fast as they are typed; each aborts the one before. */
function typist() {
	const run = latestOnly();
	const begun: string[] = [];
	const finish = new Map<string, (error?: Error) => void>();
	let controller = new AbortController();
	const type = (text: string): Promise<string | undefined> => {
		controller.abort();
		controller = new AbortController();
		return run(controller.signal, () => {
			begun.push(text);
			return new Promise((resolve, reject) => {
				finish.set(text, (error) => (error === undefined ? resolve(text) : reject(error)));
			});
		});
	};
	return { begun, finish, type };
}

describe('latestOnly', () => {
	it('searches for the last of the texts that were typed during a search', async () => {
		const { begun, finish, type } = typist();
		const first = type('a');
		const [second, third] = [type('ab'), type('abc')];
		expect(begun).toEqual(['a']);
		finish.get('a')?.();
		expect(await Promise.all([first, second])).toEqual(['a', undefined]);
		expect(begun).toEqual(['a', 'abc']);
		finish.get('abc')?.();
		expect(await third).toBe('abc');
	});

	it('goes on after a search that fails, and after a second of one that does not end', async () => {
		const { begun, finish, type } = typist();
		const first = type('a');
		const second = type('ab');
		finish.get('a')?.(new Error('gone'));
		await expect(first).rejects.toThrow('gone');
		await vi.advanceTimersByTimeAsync(0);
		expect(begun).toEqual(['a', 'ab']);
		const third = type('abc');
		await vi.advanceTimersByTimeAsync(999);
		expect(begun).toEqual(['a', 'ab']);
		await vi.advanceTimersByTimeAsync(1);
		expect(begun).toEqual(['a', 'ab', 'abc']);
		finish.get('abc')?.();
		expect(await third).toBe('abc');
		finish.get('ab')?.();
		expect(await second).toBe('ab');
	});
});
