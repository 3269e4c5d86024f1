import { describe, expect, it } from 'vitest';
import { readMessage } from './commands.ts';

describe('readMessage', () => {
	it.each([
		['ai', { name: 'help' }],
		[' \u0007', { name: 'help' }],
		['AI help', { name: 'help' }],
		['ai ctx', { name: 'ctx', message: '' }],
		['ai ctx 我在哪里？', { name: 'ctx', message: '我在哪里？' }],
		['ai context', { name: 'context' }],
		['ai context Memory OFF', { name: 'context', slice: 'memory', on: false }],
		['ai，context docs on', { name: 'context', slice: 'docs', on: true }],
		['ai context memory maybe', { name: 'context', isWrong: true }],
		['ai snapshot detail', { name: 'snapshot', level: 'detail' }],
		['ai budget', { name: 'budget', value: '' }],
		['ai budget -5', { name: 'budget', value: '-5' }],
		['ai memory', { name: 'memory' }],
		['ai memory list', { name: 'memory' }],
		['ai memory forget 3', { name: 'memory', forget: '3' }],
		['ai memory forget my base', { name: 'memory', forget: 'my base' }],
		['ai memory forget', { name: 'memory', isWrong: true }],
		['ai remember I like cats', { name: 'remember', text: 'I like cats' }],
	])('reads %s', (message, command) => {
		expect(readMessage(message)).toEqual({ command });
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
