import { PinakesError } from '@pinakes/query';
import { bertTokenizer } from '@pinakes/testing/model-files';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTokenizer } from './tokenizer.ts';

type Json = Record<string, unknown>;

/** What a tokenizer makes of a text, by the tokens' texts; every part but those given is left out. */
function tokensOf(text: string, parts: Json): string[] {
	const { tokens, encode } = readTokenizer(JSON.stringify(parts), 'tokenizer.json');
	const texts = new Map(Array.from(tokens, ([token, number]) => [number, token]));
	return encode(text).map((number) => texts.get(number) ?? '?');
}

/** What a normalizer makes of a text: the one token is the whole of it, or there is none. */
function normalized(text: string, normalizer: Json, expected: string): string[] {
	return tokensOf(text, { normalizer, model: { type: 'WordLevel', vocab: { [expected]: 0 } } });
}

/** The words into which a pre-tokenizer cuts a text; every one that is expected is a token. */
function words(text: string, preTokenizer: Json, expected: readonly string[]): string[] {
	const vocab = Object.fromEntries([...new Set(expected), '<unk>'].map((word, number) => [word, number]));
	return tokensOf(text, { pre_tokenizer: preTokenizer, model: { type: 'WordLevel', vocab, unk_token: '<unk>' } });
}

const unigram = (vocab: readonly [string, number][], more: Json = {}): Json => ({
	model: { type: 'Unigram', unk_id: 0, vocab: [['<unk>', 0], ...vocab], ...more },
});

describe('a normalizer', () => {
	it.each<[string, Json, string, string]>([
		['removes control characters', { type: 'BertNormalizer' }, 'A\0\u200b\tB', 'a b'],
		['strips accents where it lowers the case', { type: 'BertNormalizer' }, 'ÉTÉ', 'ete'],
		['keeps accents where told', { type: 'BertNormalizer', strip_accents: false }, 'ÉTÉ', 'été'],
		['keeps the case where told', { type: 'BertNormalizer', lowercase: false }, 'ÉTÉ', 'ÉTÉ'],
		['composes', { type: 'NFC' }, 'e\u0301', 'é'],
		['decomposes', { type: 'NFD' }, 'é', 'e\u0301'],
		['has full width as half', { type: 'NFKC' }, 'ＡＢ', 'AB'],
		['removes marks', { type: 'StripAccents' }, 'e\u0301x', 'ex'],
		['removes spaces at the end', { type: 'Strip', strip_left: false, strip_right: true }, ' a \u3000', ' a'],
		['removes spaces on both sides', { type: 'Strip' }, '\u3000a b ', 'a b'],
		['replaces a text', { type: 'Replace', pattern: { String: '.' }, content: ' $& ' }, 'a.b', 'a $& b'],
		['replaces a character', { type: 'Replace', pattern: { Regex: ' {2,}' }, content: '▁' }, 'a b   c', 'a b▁c'],
		['prepends', { type: 'Prepend', prepend: '▁' }, 'a', '▁a'],
		['normalizes as XLM-RoBERTa', { type: 'Precompiled', precompiled_charsmap: 'AA==' }, 'Ａﬁ\x01\nb', 'Afi b'],
		['is several', { type: 'Sequence', normalizers: [{ type: 'Lowercase' }, { type: 'StripAccents' }] }, 'É', 'é'],
	])('%s', (_, json, text, expected) => {
		expect(normalized(text, json, expected)).toEqual([expected]);
	});
});

describe('a pre-tokenizer', () => {
	it.each<[string, Json, string, string[]]>([
		['of BERT', { type: 'BertPreTokenizer' }, " it's 3.5… x", ['it', "'", 's', '3', '.', '5', '…', 'x']],
		['by white space', { type: 'WhitespaceSplit' }, ' a, \n b', ['a,', 'b']],
		['that keeps the text whole', { type: 'Metaspace', split: false }, 'a b', ['▁a▁b']],
		[
			'that is several',
			{ type: 'Sequence', pretokenizers: [{ type: 'WhitespaceSplit' }, { type: 'Metaspace' }] },
			'a b',
			['▁a', '▁b'],
		],
	])('cuts %s', (_, json, text, expected) => {
		expect(words(text, json, expected)).toEqual(expected);
	});
});

describe('a model', () => {
	it('of WordPiece takes the longest token from the left, or none for the whole word', () => {
		const json = bertTokenizer(['[UNK]', 'a', 'ab', '##c', '##cd', '##bc', 'x']);
		expect(tokensOf('abcd', json)).toEqual(['ab', '##cd']);
		expect(tokensOf('abcx x', json)).toEqual(['[UNK]', 'x']);
		expect(tokensOf('a'.repeat(101), json)).toEqual(['[UNK]']);
	});

	it.each([-1e308, 1e308, '1'])('of Unigram refuses the score %s', (score) => {
		const parts = unigram([['a', score as number]]);
		expect(() => tokensOf('aaa', parts)).toThrow(PinakesError);
		expect(() => tokensOf('aaa', parts)).toThrow(/is not a text of at most 64 characters with a score/);
	});

	it('of Unigram takes the likeliest of all cuts', () => {
		const vocab: [string, number][] = [
			['a', -1],
			['b', -1],
			['ab', -1.5],
			['abc', -9],
			['c', -2],
			['bc', -1.9],
		];
		// abc: a+bc is -2.9, ab+c -3.5, a+b+c -4, abc -9.
		expect(tokensOf('abc', unigram(vocab))).toEqual(['a', 'bc']);
		expect(tokensOf('ab', unigram(vocab))).toEqual(['ab']);
		expect(tokensOf('aXYab', unigram(vocab))).toEqual(['a', '<unk>', 'ab']);
		expect(tokensOf('', unigram(vocab))).toEqual([]);
	});

	it('of Unigram is as likely as the likeliest of all cuts there are', () => {
		const pieces = ['a', 'b', 'aa', 'ab', 'ba', 'aba', 'bb', '😀', '😀a'];
		const scores = fc.array(fc.integer({ min: -20, max: -1 }), { minLength: 9, maxLength: 9 });
		const text = fc.array(fc.constantFrom('a', 'b', '😀'), { minLength: 1, maxLength: 8 }).map((all) => all.join(''));
		fc.assert(
			fc.property(scores, text, (all, word) => {
				const scoreOf = new Map(pieces.map((piece, i) => [piece, all[i] as number]));
				const best = (rest: string): number =>
					rest === ''
						? 0
						: Math.max(
								...pieces
									.filter((piece) => rest.startsWith(piece))
									.map((piece) => (scoreOf.get(piece) as number) + best(rest.slice(piece.length))),
							);
				const cut = tokensOf(word, unigram([...scoreOf]));
				expect(cut.join('')).toBe(word);
				expect(cut.reduce((sum, piece) => sum + (scoreOf.get(piece) as number), 0)).toBe(best(word));
			}),
		);
	});

	it.each([null, undefined])('of Unigram leaves out what it does not know where that is no token: %s', (unk_id) => {
		expect(tokensOf('aéa', unigram([['a', -1]], { unk_id }))).toEqual(['a', 'a']);
	});
});

describe('added tokens', () => {
	const added = (token: Json): Json => ({
		added_tokens: [{ id: 9, content: '[X]', ...token }],
		...bertTokenizer(['[UNK]', 'a', 'b', 'x', '[', ']']),
	});

	it('are found before a text is cut, the longest of those that begin at a place', () => {
		const json = { ...bertTokenizer(['[UNK]', 'a', 'b']), added_tokens: [] as Json[] };
		json.added_tokens.push({ id: 7, content: '<a', special: true }, { id: 8, content: '<ab>', special: true });
		expect(tokensOf('a<ab>b<ab', json)).toEqual(['a', '<ab>', 'b', '<a', 'b']);
	});

	it('are found in the normalized text if they say so', () => {
		const json = { ...bertTokenizer(['[UNK]', 'a', '[', 'x', ']']) };
		const token = { id: 9, content: '[X]' };
		expect(tokensOf('a[x]', { ...json, added_tokens: [{ ...token, normalized: true }] })).toEqual(['a', '[X]']);
		expect(tokensOf('a[x]', { ...json, added_tokens: [{ ...token, normalized: false }] })).toEqual([
			'a',
			'[',
			'x',
			']',
		]);
	});

	it('may take the white space beside them', () => {
		const content = 'Z';
		const of = (text: string, token: Json): string[] =>
			tokensOf(text, {
				added_tokens: [{ id: 9, content, normalized: false, ...token }],
				model: { type: 'WordLevel', vocab: { 'a ': 0, ' a': 1, a: 2, aZ: 3 } },
			});
		expect(of('a Z', {})).toEqual(['a ', 'Z']);
		expect(of('a Z', { lstrip: true })).toEqual(['a', 'Z']);
		expect(of('Z a', {})).toEqual(['Z', ' a']);
		expect(of('Z a', { rstrip: true })).toEqual(['Z', 'a']);
	});

	it('without content are in no text', () => {
		expect(tokensOf('a', { ...added({ content: '' }) })).toEqual(['a']);
	});
});

describe('a tokenizer', () => {
	const model = { type: 'WordLevel', vocab: { a: 0 } };

	it.each<[string, unknown, RegExp]>([
		['is no JSON', '{', /^tokenizer\.json is not a JSON object/],
		['has no model', {}, /^tokenizer\.json: model is missing/],
		[
			'has another model',
			{ model: { type: 'Neural' } },
			/^tokenizer\.json: model is of the type Neural, not of WordPiece/,
		],
		['has a model of large language models', { model: { type: 'BPE' } }, /model is of the type BPE, not of WordPiece/],
		['has a model by a name that objects have', { model: { type: 'constructor' } }, /type constructor/],
		['has another normalizer', { model, normalizer: { type: 'X' } }, /^tokenizer\.json: normalizer is of the type X/],
		[
			'has another normalizer within',
			{ model, normalizer: { type: 'Sequence', normalizers: [{ type: 'NFC' }, { type: 'X' }] } },
			/^tokenizer\.json: normalizer\.normalizers\[1\] is of the type X/,
		],
		[
			'has another pre-tokenizer',
			{ model, pre_tokenizer: { type: 'ByteLevel' } },
			/pre_tokenizer is of the type ByteLevel/,
		],
		['has no vocabulary', { model: { type: 'WordPiece' } }, /model has no vocab/],
		['has an invalid number', { model: { type: 'WordPiece', vocab: { a: 1.5 } } }, /gives "a" an invalid number/],
		[
			'has an invalid pair',
			{ model: { type: 'Unigram', vocab: [['a']] } },
			/model\.vocab\[0\] is not a text .* with a score/,
		],
		['has an unknown token in no vocabulary', unigram([], { unk_id: 7 }), /unk_id that is not the number of a token/],
		['has no tokens', { model: { type: 'Unigram', vocab: [] } }, /model has 0 tokens/],
		['has a number beyond any', { model: { type: 'WordLevel', vocab: { a: 2 ** 32 } } }, /gives "a" an invalid number/],
		['has a huge token', unigram([['a'.repeat(65), -1]]), /vocab\[1\] is not a text of at most 64 characters/],
		[
			'has words of any length',
			{ model: { type: 'WordPiece', vocab: {}, max_input_chars_per_word: 1e9 } },
			/max_input_chars_per_word, which is not a whole number up to 256/,
		],
		[
			'inserts long texts',
			{ model, normalizer: { type: 'Prepend', prepend: 'a'.repeat(65) } },
			/not a text of at most 64 char/,
		],
		[
			'has a long added token',
			{ model, added_tokens: [{ id: 1, content: 'a'.repeat(1025) }] },
			/added_tokens\[0\] has no number, or no content of at most 1024/,
		],
		[
			'has many steps',
			{ model, pre_tokenizer: { type: 'Sequence', pretokenizers: Array(257).fill({ type: 'BertPreTokenizer' }) } },
			/pre_tokenizer has more than 256 steps/,
		],
		[
			'has an added token without a number',
			{ model, added_tokens: [{ content: 'a' }] },
			/added_tokens\[0\] has no number/,
		],
		[
			'has a regular expression that may take forever',
			{ model, normalizer: { type: 'Replace', content: '', pattern: { Regex: '(a+)+$' } } },
			/pattern is the regular expression "\(a\+\)\+\$", which is not supported/,
		],
	])('that %s is an error that names the place', (_, json, message) => {
		const text = typeof json === 'string' ? json : JSON.stringify(json);
		expect(() => readTokenizer(text, 'tokenizer.json')).toThrow(message);
	});

	it('that is nested too deeply is an error', () => {
		const deep = (depth: number): Json =>
			depth === 0 ? { type: 'NFC' } : { type: 'Sequence', normalizers: [deep(depth - 1)] };
		expect(() => readTokenizer(JSON.stringify({ model, normalizer: deep(1000) }), 't')).toThrow(/nested too deeply/);
	});

	it('that is too large is an error', () => {
		expect(() => readTokenizer(' '.repeat(2 ** 27 + 1), 't')).toThrow(/^t is larger than 134217728 bytes/);
	});

	it('that makes a text longer and longer is an error, for a text and for an added token', () => {
		const longer = { type: 'Replace', pattern: { String: 'a' }, content: 'a'.repeat(64) };
		const json = { model, normalizer: { type: 'Sequence', normalizers: Array(200).fill(longer) } };
		const tokenizer = readTokenizer(JSON.stringify(json), 't');
		expect(tokenizer.encode('b')).toEqual([]);
		expect(() => tokenizer.encode('a')).toThrow(/^t: normalizer makes a text longer by more than 1048576 characters/);
		const added = { ...json, added_tokens: [{ id: 1, content: 'a', normalized: true }] };
		expect(() => readTokenizer(JSON.stringify(added), 't')).toThrow(/normalizer makes a text longer/);
	});

	it('comes to an end with a long word of one letter, in any model', () => {
		const powers = Array.from({ length: 60 }, (_, i) => 'a'.repeat(i + 1));
		const models = [
			{ type: 'WordPiece', max_input_chars_per_word: 256, vocab: { a: 0, '##a': 1 } },
			{ type: 'Unigram', vocab: powers.map((piece, i) => [piece, -i]) },
		];
		for (const one of models) {
			const tokenizer = readTokenizer(JSON.stringify({ model: one }), 't');
			expect(tokenizer.encode('a'.repeat(16_384)).length).toBeLessThanOrEqual(16_384);
		}
	});

	it('may have tokens named like inherited properties', () => {
		const json =
			'{"model":{"type":"WordLevel","vocab":{"__proto__":1,"constructor":2}},"pre_tokenizer":{"type":"WhitespaceSplit"}}';
		expect(readTokenizer(json, 't').encode('__proto__ toString constructor')).toEqual([1, 2]);
	});

	it('cuts any text, or is an error, whatever it is made of', () => {
		const part = fc.oneof(
			fc.json().map((text) => JSON.parse(text) as unknown),
			fc.constantFrom<unknown>(
				...(['NFC', 'Metaspace', 'Sequence', 'Split', 'BPE'] as const).map((type) => ({ type })),
			),
		);
		fc.assert(
			fc.property(part, part, part, fc.string({ unit: 'binary' }), (normalizer, pre_tokenizer, added_tokens, text) => {
				try {
					const json = JSON.stringify({ model, normalizer, pre_tokenizer, added_tokens });
					readTokenizer(json, 'tokenizer.json').encode(text);
				} catch (cause) {
					expect(cause).toBeInstanceOf(PinakesError);
				}
			}),
		);
	});
});
