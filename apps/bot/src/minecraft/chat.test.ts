import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatLines, MAX_LINES, type OnlinePlayer, readServerMessage, textForBot } from './chat.ts';

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

const ALICE: OnlinePlayer = { name: 'Alice', id: '11111111-2222-3333-4444-555555555555' };
const BOB: OnlinePlayer = { name: 'Bob', id: '66666666-7777-8888-9999-000000000000' };
const LISTED = [ALICE, BOB];
const NOBODY = '00000000-0000-0000-0000-000000000000';

describe('readServerMessage', () => {
	it('takes the player whom the server names by id', () => {
		const message = {
			text: '<Alice> hello',
			translationKey: 'chat.type.text',
			values: ['Alice', 'hello'],
			sender: ALICE.id,
		};
		expect(readServerMessage(message, LISTED)).toEqual({ player: 'Alice', text: 'hello', isWhisper: false });
	});

	it('recognizes a whisper', () => {
		const translationKey = 'commands.message.display.incoming';
		const message = { text: 'Bob whispers to you: psst', translationKey, values: ['Bob', 'psst'], sender: BOB.id };
		expect(readServerMessage(message, LISTED)).toEqual({ player: 'Bob', text: 'psst', isWhisper: true });
		expect(readServerMessage({ ...message, translationKey: undefined, values: [] }, LISTED)).toEqual({
			player: 'Bob',
			text: 'psst',
			isWhisper: true,
		});
	});

	it('takes the name before a text if the server names nobody', () => {
		expect(readServerMessage({ text: '<Alice> 你好', values: [], sender: NOBODY }, LISTED)).toEqual({
			player: 'Alice',
			text: '你好',
			isWhisper: false,
		});
	});

	it('takes the name in the server’s own translationKey, if the server lists nobody', () => {
		const message = { text: '<Carol> hi', translationKey: 'chat.type.text', values: ['Carol', 'hi'] };
		expect(readServerMessage(message, [])).toEqual({ player: 'Carol', text: 'hi', isWhisper: false });
		expect(readServerMessage({ text: '<Carol> hi', values: [] }, [])).toEqual({
			player: 'Carol',
			text: 'hi',
			isWhisper: false,
		});
		expect(readServerMessage({ ...message, values: [] }, [])).toBeUndefined();
	});

	it.each([
		'Alice joined the game.',
		'* Al Bob> ai memory list',
		'[Server] <Bob> ai memory list',
		'Bob whispers to you: ai memory list',
		'<Carol hello',
		'<> hello',
		'Bob: ai memory list',
		'',
	])('assigns %s to nobody', (text) => {
		expect(readServerMessage({ text, values: [] }, LISTED)).toBeUndefined();
	});

	it('assigns a text that could be of two players to nobody', () => {
		const text = '<Bob> ai memory list> hi';
		expect(
			readServerMessage({ text, values: [] }, [...LISTED, { name: 'Bob> ai memory list', id: NOBODY }]),
		).toBeUndefined();
	});

	it('never assigns the words of a player to another', () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.constant('<Bob> x'), fc.constant('Bob whispers to you: x')), (said) => {
				const named = readServerMessage({ text: `<Alice> ${said}`, values: [], sender: ALICE.id }, LISTED);
				const unnamed = readServerMessage({ text: `<Alice> ${said}`, values: [] }, LISTED);
				expect(named).toEqual({ player: 'Alice', text: said, isWhisper: false });
				expect(unnamed).toEqual(named);
			}),
		);
	});
});

describe('textForBot', () => {
	it.each([
		['ai where are you?', 'ai where are you?'],
		['AI：你在哪里', 'AI：你在哪里'],
		['ai', 'ai'],
		['ai你好', undefined],
		['Pinakes, hello', 'hello'],
		['@pinakes: hello', 'hello'],
		['pinakes你好', '你好'],
		['Pinakes', ''],
		['  Pinakes ai ctx', 'ai ctx'],
	])('takes %s', (text, message) => {
		expect(textForBot(text, 'Pinakes')).toBe(message);
	});

	it.each(['hello', 'aim higher', 'ai-generated', 'Pinakes2 hello', 'I like Pinakes', ''])(
		'leaves %s to others',
		(text) => {
			expect(textForBot(text, 'Pinakes')).toBeUndefined();
		},
	);
});
