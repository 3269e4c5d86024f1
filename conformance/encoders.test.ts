import { bundleCall } from '@pinakes/conformance/bundle';
import { encodeTexts } from '@pinakes/conformance/encode';
import { run as bun } from '@pinakes/conformance/runtimes/bun';
import { run as deno } from '@pinakes/conformance/runtimes/deno';
import { run as node20 } from '@pinakes/conformance/runtimes/node20';
import { run as node24 } from '@pinakes/conformance/runtimes/node24';
import { run as quickjs } from '@pinakes/conformance/runtimes/quickjs';
import { run as workerd } from '@pinakes/conformance/runtimes/workerd';
import { describe, expect, test } from 'vitest';

const PIECES = '<unk> ▁red ▁bl ue ▁ s stone ▁数 据 é ##s red blue cafe'.split(' ');
const TEXTS = ['Red stones', 'réd\u3000BLUE', '数据 数', 'café', 'e\u0301 Ｒｅｄ 😀', '', '\ud800red'];

/** A model whose vectors are halves: a type that no runtime reads by itself. */
function modelBytes(): number[] {
	const header = JSON.stringify({
		embeddings: { dtype: 'F16', shape: [PIECES.length, 3], data_offsets: [0, PIECES.length * 6] },
	});
	const numbers = PIECES.flatMap((_, i) => [i * 7, 0x30 + (i % 9), 255 - i, 0xb0 + (i % 7), i, 0x3c]);
	return [header.length, 0, 0, 0, 0, 0, 0, 0, ...new TextEncoder().encode(header), ...numbers];
}

const vocab = Object.fromEntries(PIECES.map((piece, number) => [piece, number]));
const MODELS = [
	{
		normalizer: { type: 'BertNormalizer' },
		pre_tokenizer: { type: 'BertPreTokenizer' },
		model: { type: 'WordPiece', unk_token: '<unk>', vocab },
	},
	{
		normalizer: { type: 'Sequence', normalizers: [{ type: 'NFKC' }, { type: 'Lowercase' }] },
		pre_tokenizer: { type: 'Metaspace', prepend_scheme: 'always', split: false },
		model: { type: 'Unigram', unk_id: 0, vocab: PIECES.map((piece, i) => [piece, -1 - (i % 5) / 3]) },
	},
].map((tokenizer) => ({ tokenizer, model: modelBytes() }));

describe('static models', () => {
	test('encode each of the texts that they know', async () => {
		const vectors = JSON.parse(await encodeTexts(MODELS, TEXTS)) as number[][][];
		const known = vectors.map((all) => all.map((vector) => vector.some((number) => number !== 0)));
		expect(known[0]).toEqual([true, true, true, true, false, false, true]);
		expect(known[1]).toEqual([true, true, true, true, true, false, true]);
	});

	test.each(Object.entries({ node20, node24, deno, bun, workerd, quickjs }))(
		'give the same vectors in %s',
		async (_name, run) => {
			expect(await run(await bundleCall('./encode.js', 'encodeTexts', MODELS, TEXTS))).toBe(
				await encodeTexts(MODELS, TEXTS),
			);
		},
	);
});
