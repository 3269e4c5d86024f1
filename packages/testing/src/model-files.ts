/** A tensor to be written: its type, shape, and the bytes of its numbers. */
export interface WrittenTensor {
	readonly dtype: string;
	readonly shape: readonly number[];
	readonly bytes: Uint8Array;
}

/** A table of 32-bit numbers. */
export function floats(rows: readonly (readonly number[])[]): WrittenTensor {
	const numbers = Float32Array.from(rows.flat());
	return { dtype: 'F32', shape: [rows.length, rows[0]?.length ?? 0], bytes: new Uint8Array(numbers.buffer) };
}

/** A safetensors file. */
export function safetensors(tensors: Readonly<Record<string, WrittenTensor>>, metadata?: object): Uint8Array {
	const header: Record<string, unknown> = metadata === undefined ? {} : { __metadata__: metadata };
	let end = 0;
	for (const [name, { dtype, shape, bytes }] of Object.entries(tensors)) {
		header[name] = { dtype, shape, data_offsets: [end, end + bytes.length] };
		end += bytes.length;
	}
	return withHeader(
		JSON.stringify(header),
		Object.values(tensors).flatMap(({ bytes }) => [...bytes]),
	);
}

/** A file with any text for a header. */
export function withHeader(header: string, data: readonly number[] = []): Uint8Array {
	const text = new TextEncoder().encode(header);
	const length = new Uint8Array(8);
	new DataView(length.buffer).setBigUint64(0, BigInt(text.length), true);
	return Uint8Array.from([...length, ...text, ...data]);
}

/** A tokenizer as potion-base models have it, of these tokens, numbered in their order. */
export function bertTokenizer(tokens: readonly string[]): Record<string, unknown> {
	return {
		version: '1.0',
		added_tokens: ['[PAD]', '[UNK]']
			.filter((content) => tokens.includes(content))
			.map((content) => ({ id: tokens.indexOf(content), content, special: true, normalized: false })),
		normalizer: { type: 'BertNormalizer', clean_text: true, handle_chinese_chars: true, lowercase: true },
		pre_tokenizer: { type: 'BertPreTokenizer' },
		model: {
			type: 'WordPiece',
			unk_token: '[UNK]',
			continuing_subword_prefix: '##',
			max_input_chars_per_word: 100,
			vocab: Object.fromEntries(tokens.map((token, number) => [token, number])),
		},
	};
}
