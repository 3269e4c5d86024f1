import { describe, expect, it, vi } from 'vitest';
import { shortcutOf } from './frame.ts';

class Field {
	readonly isContentEditable = false;
	readonly matches = (): boolean => true;
}

function pressed(key: string | undefined, held: object = {}, target: object = {}): KeyboardEvent {
	return { key, ...held, composedPath: () => [target] } as unknown as KeyboardEvent;
}

describe('shortcutOf', () => {
	vi.stubGlobal('HTMLElement', Field);

	it.each([
		['k', { ctrlKey: true }, 'k'],
		['K', { metaKey: true }, 'k'],
		['k', {}, undefined],
		['k', { ctrlKey: true, shiftKey: true }, undefined],
		['k', { metaKey: true, altKey: true }, undefined],
		['/', {}, '/'],
		// Some keyboards need it for a slash.
		['/', { shiftKey: true }, '/'],
		['/', { ctrlKey: true }, undefined],
		[undefined, {}, undefined],
		// Russian, Greek and Hebrew keyboards; on Dvorak, the key in this place is another Latin letter.
		['л', { ctrlKey: true, code: 'KeyK' }, 'k'],
		['κ', { metaKey: true, code: 'KeyK' }, 'k'],
		['ל', { ctrlKey: true, code: 'KeyK' }, 'k'],
		['t', { ctrlKey: true, code: 'KeyK' }, undefined],
		['л', { code: 'KeyK' }, undefined],
	])('%s with %j: %s', (key, held, shortcut) => {
		expect(shortcutOf(pressed(key, held))).toBe(shortcut);
	});

	it('leaves the slash to a page that turned it off', () => {
		expect(shortcutOf(pressed('/'), false)).toBeUndefined();
		expect(shortcutOf(pressed('k', { ctrlKey: true }), false)).toBe('k');
	});

	it('leaves a slash to the field in which it is typed', () => {
		expect(shortcutOf(pressed('/', {}, new Field()))).toBeUndefined();
		expect(shortcutOf(pressed('k', { ctrlKey: true }, new Field()))).toBe('k');
	});
});
