import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatLines, MAX_LINES } from './chat-lines.ts';

describe('chatLines', () => {
	it('sends one message per line', () => {
		expect(chatLines('one\n\n two \r\nthree')).toEqual(['one', 'two', 'three']);
	});

	it('says no command', () => {
		expect(chatLines('/op Mallory\n  //stop')).toEqual(['›op Mallory', '›stop']);
	});

	it('leaves out what servers kick for', () => {
		expect(chatLines('a§cb\u0007\u001b[31mc')).toEqual(['acb\\u0007\\u001b[31mc']);
	});

	it('cuts long lines at spaces and says how much is left out', () => {
		expect(chatLines('aaaa bbbb cccc', 10)).toEqual(['aaaa bbbb', 'cccc']);
		const lines = chatLines(Array.from({ length: 20 }, (_, at) => `line ${at}`).join('\n'));
		expect(lines).toHaveLength(MAX_LINES);
		expect(lines.at(-1)).toBe('… (+13)');
	});

	it('never says a command, a long line or half a character, whatever the text', () => {
		const text = fc.string({ unit: fc.constantFrom('/', ' ', 'a', '\n', '木', '😀', '\ud83d', '§', '\t', '\u202e') });
		fc.assert(
			fc.property(text, fc.integer({ min: 4, max: 40 }), (reply, limit) => {
				for (const line of chatLines(reply, limit)) {
					expect(line.length).toBeGreaterThan(0);
					expect(line.startsWith('… (') || line.length <= limit).toBe(true);
					expect(line.normalize().trimStart().startsWith('/')).toBe(false);
					expect(line).not.toMatch(/\p{Surrogate}/u);
					expect(line).not.toMatch(/[\p{Cc}§\u202e]/u);
				}
			}),
		);
	});
});
