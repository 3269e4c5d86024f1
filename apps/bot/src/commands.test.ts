import { createMemoryStore } from '@pinakes/context';
import { describe, expect, it } from 'vitest';
import { answer, createBot } from './bot.ts';
import { COMMANDS, readMessage } from './commands.ts';

describe('readMessage', () => {
	it.each([
		['ai', 'help', ''],
		[' \u0007', 'help', ''],
		['AI help', 'help', ''],
		['ai ctx', 'ctx', ''],
		['ai ctx 我在哪里？', 'ctx', '我在哪里？'],
		['ai，context docs on', 'context', 'docs on'],
		['ai memory forget my base', 'memory', 'forget my base'],
		['ai remember I like cats', 'remember', 'I like cats'],
	])('reads %s', (message, command, rest) => {
		expect(readMessage(message)).toEqual({ run: COMMANDS.get(command), rest });
	});

	it.each([
		['where are you?', 'where are you?'],
		['ai where are you?', 'where are you?'],
		['AI：你在哪里', '你在哪里'],
		['aim for the stars', 'aim for the stars'],
		['ai ctxx', 'ctxx'],
		['where\nare  you?', 'where are you?'],
	])('reads %s as words', (message, words) => {
		expect(readMessage(message)).toEqual({ words });
	});
});

describe('a command', () => {
	it.each([
		['ai context Memory OFF', /^The slice memory is off/],
		['ai context memory maybe', /^ai context SLICE on\|off/],
		['ai context nothing on', /^There is no slice nothing/],
		['ai snapshot Detail', /is detail\.$/],
		['ai snapshot all', /^ai snapshot lite, or/],
		['ai budget', /is 1000 tokens/],
		['ai budget -5', /^-5 is not a budget/],
		['ai memory list', /^I remember nothing/],
		['ai memory forget', /^ai memory list, or/],
		['ai memory forget 3', /^I have no memory 3/],
		['ai remember', /^ai remember TEXT/],
	])('%s answers', async (text, reply) => {
		const bot = createBot({ name: 'Pinakes', memories: createMemoryStore(), budget: 1000 });
		expect(await answer(bot, { player: 'Alice', text, isWhisper: false }, {})).toMatch(reply);
	});
});
