/** What the library is given must mean the same as the file, in layouts of published models. */
import { Tokenizer as Reference } from '@huggingface/tokenizers';
import { bertTokenizer } from '@pinakes/testing/model-files';
import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTokenizer } from './tokenizer.ts';

type Json = Record<string, unknown>;

function expectSame(json: Json, texts: fc.Arbitrary<string>): void {
	const reference = new Reference({ ...json, post_processor: null, decoder: null } as never, {} as never);
	const ours = readTokenizer(JSON.stringify(json), 'tokenizer.json');
	fc.assert(
		fc.property(texts, (text) => {
			expect(ours.encode(text)).toEqual(reference.encode(text, { add_special_tokens: false }).ids);
		}),
		{ numRuns: runs(500) },
	);
}

const WORDS = "the vector Vectors unaffable naïve CAFÉ 数据库 集群 x 12 3.5 😀 it's".split(' ');
const SIGNS = [' ', '  ', '\n', '\t', ', ', '.', '-', '_', '(', ')', '…', '、', '\u00a0', '\u3000', '\u200b', '$', '`'];
const texts = fc
	.array(fc.oneof(fc.constantFrom(...WORDS, ...SIGNS), fc.string({ maxLength: 5 })), { maxLength: 12 })
	.map((parts) => parts.join(''));

describe('the tokens of a text are those of the reference', () => {
	it('for WordPiece with the normalizer and pre-tokenizer of BERT', () => {
		const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
		const tokens = '[PAD] [UNK] the vector ##s un ##aff ##able naive cafe 数 据 .'.split(' ');
		expectSame(bertTokenizer([...tokens, ...letters, ...letters.map((letter) => `##${letter}`)]), texts);
		expectSame(bertTokenizer(tokens), texts);
	});

	it('for Unigram with Metaspace, as multilingual models have it', () => {
		const pieces = '▁ ▁the ▁vector s ▁un aff able 数据 数 据 库 ▁集群 t h e . 1 12'.split(' ');
		expectSame(
			{
				version: '1.0',
				added_tokens: [],
				normalizer: {
					type: 'Sequence',
					normalizers: [
						{ type: 'NFKC' },
						{ type: 'Lowercase' },
						{ type: 'Replace', pattern: { String: '.' }, content: ' . ' },
						{ type: 'Replace', pattern: { Regex: '\\s+' }, content: ' ' },
						{ type: 'Strip', strip_left: false, strip_right: true },
					],
				},
				pre_tokenizer: { type: 'Metaspace', replacement: '▁', prepend_scheme: 'always', split: false },
				model: {
					type: 'Unigram',
					unk_id: 0,
					vocab: [['[UNK]', 0], ...pieces.map((piece, i) => [piece, -1 - ((i * 7) % 11) / 3])],
				},
			},
			// The reference makes a token of an empty text.
			texts.filter((text) => text.trim() !== ''),
		);
	});
});
