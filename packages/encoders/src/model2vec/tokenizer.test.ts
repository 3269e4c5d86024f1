import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PinakesError } from '../errors.ts';
import { bertTokenizer } from '../testing/model-files.ts';
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

const bytes = (text: string, vocab: Json, merges: readonly unknown[], more: Json = {}): string[] =>
	tokensOf(text, { model: { type: 'BPE', vocab, merges, ...more } });

describe('a normalizer', () => {
	it.each<[string, Json, string, string]>([
		['removes control characters', { type: 'BertNormalizer' }, 'A\0\u200b\tB', 'a b'],
		['sets Han characters apart', { type: 'BertNormalizer' }, 'x数𠀀y', 'x 数  𠀀 y'],
		['strips accents where it lowers the case', { type: 'BertNormalizer' }, 'ÉTÉ', 'ete'],
		['keeps accents where told', { type: 'BertNormalizer', strip_accents: false }, 'ÉTÉ', 'été'],
		['keeps the case where told', { type: 'BertNormalizer', lowercase: false }, 'ÉTÉ', 'ÉTÉ'],
		['takes a last sigma for any', { type: 'Lowercase' }, 'ΟΔΟΣ', 'οδοσ'],
		['composes', { type: 'NFC' }, 'e\u0301', 'é'],
		['decomposes', { type: 'NFD' }, 'é', 'e\u0301'],
		['has full width as half', { type: 'NFKC' }, 'ＡＢ', 'AB'],
		['removes marks', { type: 'StripAccents' }, 'e\u0301x', 'ex'],
		['removes spaces at the end', { type: 'Strip', strip_left: false, strip_right: true }, ' a \u0085', ' a'],
		['removes spaces on both sides', { type: 'Strip' }, '\u3000a b ', 'a b'],
		['replaces a text', { type: 'Replace', pattern: { String: '.' }, content: ' $& ' }, 'a.b', 'a $& b'],
		['replaces a character', { type: 'Replace', pattern: { Regex: ' {2,}' }, content: '▁' }, 'a b   c', 'a b▁c'],
		['prepends', { type: 'Prepend', prepend: '▁' }, 'a', '▁a'],
		['has spaces as SentencePiece', { type: 'Nmt' }, 'a\x01\u200bb\u2028c\u0085', 'a b c\u0085'],
		['is several', { type: 'Sequence', normalizers: [{ type: 'Lowercase' }, { type: 'StripAccents' }] }, 'É', 'é'],
	])('%s', (_, json, text, expected) => {
		expect(normalized(text, json, expected)).toEqual([expected]);
	});
});

describe('a precompiled normalizer', () => {
	/** A double array over a few keys, found by trying; in the layout of the file. */
	function charsmap(pairs: Readonly<Record<string, string>>): string {
		const encoder = new TextEncoder();
		let replacements = '';
		const leaves = Object.entries(pairs).map(([key, text]) => {
			const at = encoder.encode(replacements).length;
			replacements += `${text}\0`;
			return { key: [...encoder.encode(key)], at };
		});
		const units = new Array<number>(4096).fill(0);
		const taken = new Set([0]);
		const place = (node: number, depth: number, keys: typeof leaves): void => {
			const end = keys.find(({ key }) => key.length === depth);
			const next = new Map<number, typeof leaves>();
			for (const leaf of keys) {
				const byte = leaf.key[depth];
				if (byte !== undefined) next.set(byte, [...(next.get(byte) ?? []), leaf]);
			}
			const labels = [...(end === undefined ? [] : [0]), ...next.keys()];
			let offset = 1;
			while (labels.some((label) => taken.has(node ^ offset ^ label))) offset++;
			for (const label of labels) taken.add(node ^ offset ^ label);
			units[node] = ((units[node] as number) | (offset << 10) | (end === undefined ? 0 : 256)) >>> 0;
			if (end !== undefined) units[node ^ offset] = (end.at | 0x80000000) >>> 0;
			for (const byte of next.keys()) units[node ^ offset ^ byte] = byte;
			for (const [byte, below] of next) place(node ^ offset ^ byte, depth + 1, below);
		};
		place(0, 0, leaves);
		const file = new Uint8Array([...new Uint8Array(Uint32Array.from([units.length * 4, ...units]).buffer)]);
		return Buffer.concat([file, encoder.encode(replacements)]).toString('base64');
	}

	const json = {
		type: 'Precompiled',
		precompiled_charsmap: charsmap({ Ａ: 'A', '\n': ' ', ﬁ: 'fi', 'e\u0301': 'é', '\u200b': '', 数: '數' }),
	};

	it.each([
		['Ａb', 'Ab'],
		['a\nb', 'a b'],
		['a\r\nb', 'a\r b'],
		['ﬁle', 'file'],
		['e\u0301e', 'ée'],
		['a\u200bb', 'ab'],
		['数据', '數据'],
		['😀', '😀'],
	])('replaces what its map has: %j', (text, expected) => {
		expect(normalized(text, json, expected)).toEqual([expected]);
	});

	it.each(['', '!', 'AAAA', 'AAAAAA', '/////w'])('that is damaged is an error: %j', (precompiled_charsmap) => {
		const damaged = { type: 'Precompiled', precompiled_charsmap };
		expect(() => normalized('a', damaged, 'a')).toThrow(/normalizer has a precompiled_charsmap that is damaged/);
	});

	it('of any bytes ends', () => {
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 64 }), fc.string({ unit: 'binary' }), (trie, text) => {
				const length = trie.length - (trie.length % 4);
				const file = Buffer.concat([Uint8Array.from([length, 0, 0, 0]), trie]);
				const map = { type: 'Precompiled', precompiled_charsmap: file.toString('base64') };
				if (length > 0) expect(Array.isArray(normalized(text, map, 'a'))).toBe(true);
			}),
		);
	});
});

describe('a pre-tokenizer', () => {
	it.each<[string, Json, string, string[]]>([
		['of BERT', { type: 'BertPreTokenizer' }, " it's 3.5…\u0085x", ['it', "'", 's', '3', '.', '5', '…', 'x']],
		['by white space and signs', { type: 'Whitespace' }, 'naïve數_1, (a)', ['naïve數_1', ',', '(', 'a', ')']],
		['by white space', { type: 'WhitespaceSplit' }, ' a, \n b', ['a,', 'b']],
		['by signs', { type: 'Punctuation' }, 'a,.b', ['a', ',', '.', 'b']],
		['by signs together', { type: 'Punctuation', behavior: 'Contiguous' }, 'a,.b', ['a', ',.', 'b']],
		['by digits', { type: 'Digits', individual_digits: true }, 'a12', ['a', '1', '2']],
		['by numbers', { type: 'Digits', individual_digits: false }, 'a12', ['a', '12']],
		['by a character', { type: 'CharDelimiterSplit', delimiter: '-' }, 'a--b', ['a', 'b']],
		['by spaces that are letters', { type: 'Metaspace', replacement: '▁' }, 'a  b', ['▁a', '▁', '▁b']],
		['that prepends nothing', { type: 'Metaspace', prepend_scheme: 'never' }, 'a b', ['a', '▁b']],
		['that keeps the text whole', { type: 'Metaspace', split: false }, 'a b', ['▁a▁b']],
		['of before', { type: 'Metaspace', add_prefix_space: false }, 'a b', ['a', '▁b']],
		['by bytes', { type: 'ByteLevel' }, "it's é\n", ['Ġit', "'s", 'ĠÃ©', 'Ċ']],
		['by bytes without a space', { type: 'ByteLevel', add_prefix_space: false, use_regex: false }, 'a b', ['aĠb']],
		[
			'that is several',
			{ type: 'Sequence', pretokenizers: [{ type: 'WhitespaceSplit' }, { type: 'Metaspace' }] },
			'a b',
			['▁a', '▁b'],
		],
		[
			'that prepends once',
			{
				type: 'Sequence',
				pretokenizers: [{ type: 'WhitespaceSplit' }, { type: 'Metaspace', prepend_scheme: 'first' }],
			},
			'a b',
			['▁a', 'b'],
		],
	])('cuts %s', (_, json, text, expected) => {
		expect(words(text, json, expected)).toEqual(expected);
	});

	it.each<[string, string[]]>([
		['Removed', ['a', 'b']],
		['Isolated', ['-', '-', 'a', '-', '-', 'b', '-']],
		['Contiguous', ['--', 'a', '--', 'b', '-']],
		['MergedWithPrevious', ['-', '-', 'a-', '-', 'b-']],
		['MergedWithNext', ['-', '-a', '-', '-b', '-']],
	])('that splits has matches %s', (behavior, expected) => {
		const json = { type: 'Split', pattern: { String: '-' }, behavior, invert: false };
		expect(words('--a--b-', json, expected)).toEqual(expected);
	});

	it('that splits keeps what matches where it is inverted', () => {
		const json = { type: 'Split', pattern: { Regex: '\\d+' }, behavior: 'Removed', invert: true };
		expect(words('a12b3', json, ['12', '3'])).toEqual(['12', '3']);
	});

	it('cuts as Llama 3 does', () => {
		const Regex =
			"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\\r\\n\\p{L}\\p{N}]?\\p{L}+|\\p{N}{1,3}| ?[^\\s\\p{L}\\p{N}]+[\\r\\n]*|\\s*[\\r\\n]+|\\s+(?!\\S)|\\s+";
		const json = { type: 'Split', pattern: { Regex }, behavior: 'Isolated', invert: false };
		const expected = ['We', "'LL", ' go', ' ', '123', '4', '!\n', ' ', ' (', 'x', ')'];
		expect(words("We'LL go 1234!\n  (x)", json, expected)).toEqual(expected);
	});
});

describe('a model', () => {
	it('of WordPiece takes the longest token from the left, or none for the whole word', () => {
		const json = bertTokenizer(['[UNK]', 'a', 'ab', '##c', '##cd', '##bc', 'x']);
		expect(tokensOf('abcd', json)).toEqual(['ab', '##cd']);
		expect(tokensOf('abcx x', json)).toEqual(['[UNK]', 'x']);
		expect(tokensOf('a'.repeat(101), json)).toEqual(['[UNK]']);
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

	it('of Unigram spells what it does not know in bytes where it has them', () => {
		const vocab: [string, number][] = [
			['a', -1],
			['<0xC3>', -5],
			['<0xA9>', -5],
		];
		expect(tokensOf('aéa', unigram(vocab, { byte_fallback: true }))).toEqual(['a', '<0xC3>', '<0xA9>', 'a']);
		expect(tokensOf('aüa', unigram(vocab, { byte_fallback: true }))).toEqual(['a', '<unk>', 'a']);
	});

	it.each([null, undefined])('of Unigram leaves out what it does not know where that is no token: %s', (unk_id) => {
		expect(tokensOf('aéa', unigram([['a', -1]], { unk_id }))).toEqual(['a', 'a']);
	});

	it('of BPE joins pairs in the order of its merges, of equals the leftmost', () => {
		const vocab = { a: 0, b: 1, aa: 2, ab: 3, aab: 4 };
		expect(bytes('aaab', vocab, ['a b', 'a a', 'aa b'])).toEqual(['aa', 'ab']);
		expect(
			bytes('aaab', vocab, [
				['a', 'a'],
				['a', 'b'],
				['aa', 'b'],
			]),
		).toEqual(['aa', 'ab']);
		expect(bytes('aab', vocab, ['a a', 'aa b'])).toEqual(['aab']);
		expect(bytes('aab', vocab, [], { ignore_merges: true })).toEqual(['aab']);
	});

	it('of BPE has its signs for what it does not know, and for the parts of words', () => {
		const vocab = { a: 0, b: 1, '<unk>': 2, '##b': 3, 'b</w>': 4, ab: 5, '<0xC3>': 6, '<0xA9>': 7 };
		expect(bytes('axxb', vocab, [])).toEqual(['a', 'b']);
		expect(bytes('axxb', vocab, [], { unk_token: '<unk>' })).toEqual(['a', '<unk>', '<unk>', 'b']);
		expect(bytes('axxb', vocab, [], { unk_token: '<unk>', fuse_unk: true })).toEqual(['a', '<unk>', 'b']);
		expect(bytes('aé', vocab, [], { byte_fallback: true })).toEqual(['a', '<0xC3>', '<0xA9>']);
		expect(bytes('ab', vocab, ['a ##b'], { continuing_subword_prefix: '##' })).toEqual(['ab']);
		expect(bytes('ab', vocab, [], { end_of_word_suffix: '</w>' })).toEqual(['a', 'b</w>']);
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

	it('are found in the normalized text where they say so', () => {
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

	it('may be words, and take the white space beside them', () => {
		const content = 'Z';
		const of = (text: string, token: Json): string[] =>
			tokensOf(text, {
				added_tokens: [{ id: 9, content, normalized: false, ...token }],
				model: { type: 'WordLevel', vocab: { 'a ': 0, ' a': 1, a: 2, aZ: 3 } },
			});
		expect(of('aZ', { single_word: true })).toEqual(['aZ']);
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
	it.each<[string | undefined, string[]]>([
		[undefined, ['a', 'b']],
		['Right', ['a', 'b']],
		['Left', ['b', 'c']],
	])('cuts off what is too long, on the side %s', (direction, expected) => {
		const json = { ...bertTokenizer(['[UNK]', 'a', 'b', 'c']), truncation: { max_length: 2, direction } };
		expect(tokensOf('a b c', json)).toEqual(expected);
	});

	const model = { type: 'WordLevel', vocab: { a: 0 } };

	it.each<[string, unknown, RegExp]>([
		['is no JSON', '{', /^tokenizer\.json is not a JSON object/],
		['has no model', {}, /^tokenizer\.json has no model/],
		['has another model', { model: { type: 'Neural' } }, /^tokenizer\.json: model is of the type Neural, .* WordPiece/],
		['has a model by a name that objects have', { model: { type: 'constructor' } }, /type constructor/],
		['has another normalizer', { model, normalizer: { type: 'X' } }, /^tokenizer\.json: normalizer is of the type X/],
		[
			'has another normalizer within',
			{ model, normalizer: { type: 'Sequence', normalizers: [{ type: 'NFC' }, { type: 'X' }] } },
			/^tokenizer\.json: normalizer\.normalizers\[1\] is of the type X/,
		],
		[
			'has another pre-tokenizer',
			{ model, pre_tokenizer: { type: 'UnicodeScripts' } },
			/pre_tokenizer is of the type Un/,
		],
		['splits otherwise', { model, pre_tokenizer: { type: 'Punctuation', behavior: 'X' } }, /has the behavior X/],
		['has no vocabulary', { model: { type: 'WordPiece' } }, /model has no vocab/],
		['has a number that is none', { model: { type: 'WordPiece', vocab: { a: 1.5 } } }, /gives "a" a number/],
		['has a pair that is none', { model: { type: 'Unigram', vocab: [['a']] } }, /model\.vocab\[0\] is not a pair/],
		['has an unknown token in no vocabulary', unigram([], { unk_id: 7 }), /unk_id is in no vocab/],
		[
			'has a merge of strangers',
			{ model: { type: 'BPE', vocab: { a: 0 }, merges: ['a b'] } },
			/merges\[0\] is not a pair/,
		],
		['has a flag that is none', { model, normalizer: { type: 'Strip', strip_left: 1 } }, /strip_left is not true or/],
		[
			'has an added token without a number',
			{ model, added_tokens: [{ content: 'a' }] },
			/added_tokens\[0\]\.id is not/,
		],
		[
			'has a regular expression that may take forever',
			{ model, pre_tokenizer: { type: 'Split', behavior: 'Isolated', pattern: { Regex: '(a+)+$' } } },
			/pattern is the regular expression "\(a\+\)\+\$", which is not read/,
		],
		[
			'has a class that there is not',
			{ model, normalizer: { type: 'Replace', content: '', pattern: { Regex: '\\p{Nonsense}+' } } },
			/"\\\\p\{Nonsense\}\+", which is not read/,
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

	it('may have tokens that objects have for names', () => {
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
