/** How far the estimate of tokens is from what a tokenizer counts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { estimateTokens } from '@pinakes/context';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';

/** Characters of the shortest page that counts. */
const MIN_LENGTH = 50;

/**
 * @param {string} folder of markdown
 * @returns {{ pages: number, tokens: number, sum: number, p95: number }} errors as shares, that of the sum with its sign
 */
export function measureTokens(folder) {
	const errors = [];
	let exact = 0;
	let estimated = 0;
	for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
		if (!name.endsWith('.md')) continue;
		const text = readFileSync(join(folder, name), 'utf8');
		if (text.length < MIN_LENGTH) continue;
		// Pages that speak of special tokens have them as text.
		const counted = countTokens(text, { disallowedSpecial: new Set() });
		const estimate = estimateTokens(text);
		exact += counted;
		estimated += estimate;
		errors.push(Math.abs(estimate - counted) / counted);
	}
	errors.sort((a, b) => a - b);
	const p95 = errors[Math.ceil(errors.length * 0.95) - 1] ?? Number.NaN;
	return { pages: errors.length, tokens: exact, sum: estimated / exact - 1, p95 };
}
