import { estimateTokens } from '@pinakes/context';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aroundMatch } from './around-match.ts';

const rows = Array.from({ length: 80 }, (_, i) => `| E${String(i + 1).padStart(4, '0')} | cause ${i} of it | reset |`);
const TABLE = ['| code | cause | what to do |', '| - | - | - |', ...rows].join('\n');
const SENTENCES = Array.from({ length: 60 }, (_, i) => `Sentence ${i} is about the weather.`);

function prose(sentence: string): string {
	return [...SENTENCES, sentence, ...SENTENCES].join(' ');
}

it('leaves a text that fits as it is', () => {
	expect(aroundMatch('A short text.', 'anything', 250)).toEqual({ value: 'A short text.', isCut: false });
});

it.each(['E0001', 'E0031', 'e0080'])('shows the row of a table that has %s, below its heading', (code) => {
	const { value, isCut } = aroundMatch(TABLE, `what is ${code}?`, 250);
	expect(isCut).toBe(true);
	expect(value).toContain(`| ${code.toUpperCase()} |`);
	expect(value.startsWith('| code | cause | what to do |\n| - | - | - |\n')).toBe(true);
	expect(estimateTokens(value)).toBeLessThanOrEqual(250);
});

it.each([
	['The retention of snapshots is ninety days.', 'how long is the retention of snapshots?'],
	['Set `cache.max_age = 5` in server.config.js first.', 'where do I set max_age?'],
	['See [the policy](https://example.org/a.b/policy.html) first.', 'the policy'],
	['快照保留九十天。', '快照保留多久'],
	['Backups are encrypted, e.g. by a key.', 'is a backup encrypted?'],
])('shows the sentence %j of a long paragraph', (sentence, question) => {
	const { value } = aroundMatch(prose(sentence), question, 120);
	expect(value).toContain(sentence);
	expect(value.startsWith('… ')).toBe(true);
	expect(value.endsWith('\n…')).toBe(true);
	expect(estimateTokens(value)).toBeLessThanOrEqual(120);
});

it('shows the beginning if no word is there', () => {
	expect(aroundMatch(prose('x'), 'qwvvk', 120).value.startsWith('Sentence 0 ')).toBe(true);
});

it('cuts no link, code span or address of a text without sentences', () => {
	const link = '[a long name of a link](https://example.org/one/two.html)';
	const text = Array.from({ length: 200 }, (_, i) => (i % 7 === 0 ? link : `word${i}`)).join(' ');
	const { value } = aroundMatch(text, 'word100', 150);
	expect(value.replaceAll(link, '')).not.toMatch(/[[\]()]|https/);
	expect(value).toContain('word100');
});

it('stays within its tokens for any text and question', () => {
	const text = fc.string({
		unit: fc.constantFrom('a', 'B', ' ', '\n', '|', '.', '。', '快', '`', '[', ']', '(', ')', '-'),
	});
	fc.assert(
		fc.property(fc.array(text), fc.string(), fc.integer({ min: 1, max: 60 }), (parts, question, tokens) => {
			const whole = parts.join(' ');
			const { value, isCut } = aroundMatch(whole, question, tokens);
			return estimateTokens(value) <= tokens && (isCut || value === whole);
		}),
	);
});
