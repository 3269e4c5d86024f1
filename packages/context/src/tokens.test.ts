import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from 'vitest';
import { assembleContext } from './assemble.ts';
import { estimateTokens } from './tokens.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The markdown of this repository, in both languages. */
function pages(): string[] {
	const files = [
		'README.md',
		'README.zh-CN.md',
		...readdirSync(`${ROOT}docs`, { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`),
		...readdirSync(`${ROOT}fixtures`, { recursive: true, encoding: 'utf8' }).map((name) => `fixtures/${name}`),
	].filter((file) => file.endsWith('.md'));
	return files.map((file) => readFileSync(ROOT + file, 'utf8')).filter((text) => text.length > 200);
}

describe('the estimate of tokens', () => {
	it('is within 10 % of o200k_base in sum, and within 20 % for 95 of 100 pages', () => {
		const counted = pages().map((text) => ({
			exact: countTokens(text, { disallowedSpecial: new Set() }),
			estimate: estimateTokens(text),
		}));
		expect(counted.length).toBeGreaterThan(15);
		const sum = (of: 'exact' | 'estimate'): number => counted.reduce((total, each) => total + each[of], 0);
		expect(Math.abs(sum('estimate') / sum('exact') - 1)).toBeLessThan(0.1);
		const errors = counted.map(({ exact, estimate }) => Math.abs(estimate - exact) / exact).sort((a, b) => a - b);
		expect(errors[Math.ceil(errors.length * 0.95) - 1]).toBeLessThan(0.2);
	});

	it.each([
		['', 0],
		['hello', 2],
		['The quick brown fox jumps over the lazy dog.', 11],
		['我们上次一起打败了末影龙。', 12],
		['坐标 120 64 -300', 7],
		['INFORMATION_SCHEMA', 7],
		['\ud800', 3],
	])('of %j is %i', (text, tokens) => {
		expect(estimateTokens(text)).toBe(tokens);
	});

	it.each([
		['common emojis', '😀😂🎉👍🚀🔥'.repeat(50)],
		['families and skins', '👨‍👩‍👧👍🏽'.repeat(50)],
		['flags', '🇩🇪🇨🇳'.repeat(50)],
		['rare Chinese characters', '𠮷㐂豈'.repeat(50)],
		['capitals', 'PLEASE SEND THE REPORT TO THE MANAGER BEFORE NOON. '.repeat(20)],
		['arrows and boxes', '→ ✓ ┌──┐ ■ '.repeat(50)],
		['a chat', '好的马上来😊👍\nok see you later 🎂🎂\n'.repeat(50)],
	])('is low by at most the reserve of a fifth: %s', (_, text) => {
		expect(countTokens(text)).toBeLessThanOrEqual(estimateTokens(text) * 1.2);
	});

	it('grows with the text, and two texts on lines of their own take no more together than apart', () => {
		const text = fc.string({ unit: fc.constantFrom(...'aZ1 .我，\nかあ한é😀𠮷㐂'), maxLength: 40 });
		fc.assert(
			fc.property(text, text, (a, b) => {
				const [apart, together] = [estimateTokens(`${a}\n`) + estimateTokens(b), estimateTokens(`${a}\n${b}`)];
				expect(together).toBeLessThanOrEqual(apart);
				expect(together).toBeGreaterThanOrEqual(estimateTokens(a));
			}),
		);
	});
});

it.each(['en', 'zh'])('a budget holds by o200k_base for 99 of 100 prompts: %s', async (language) => {
	const parts = pages().flatMap((text) => text.match(/[\s\S]{1,3000}/g) ?? []);
	const texts = parts.filter((text) => /[\u4e00-\u9fff]{10}/.test(text) === (language === 'zh'));
	expect(texts.length).toBeGreaterThan(2);
	let beyond = 0;
	for (const tokens of [150, 400, 1000]) {
		for (const text of texts) {
			const slices = [{ name: 'page', content: [{ text, pinned: true }] }];
			const prompt = (await assembleContext({ slices, message: '', budget: { tokens } })).text;
			if (countTokens(prompt, { disallowedSpecial: new Set() }) > tokens) beyond++;
		}
	}
	expect(beyond).toBeLessThanOrEqual(texts.length * 0.03);
});
