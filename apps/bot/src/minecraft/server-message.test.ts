import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OnlinePlayer, readServerMessage } from './server-message.ts';

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
