/** A tensor with its type, shape and bytes. */
export interface WrittenTensor {
	readonly dtype: string;
	readonly shape: readonly number[];
	readonly bytes: Uint8Array;
}

export function floats(rows: readonly (readonly number[])[]): WrittenTensor {
	const numbers = Float32Array.from(rows.flat());
	return { dtype: 'F32', shape: [rows.length, rows[0]?.length ?? 0], bytes: new Uint8Array(numbers.buffer) };
}

/** Returns a safetensors file. */
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

/** Returns a safetensors file with any text as its header. */
export function withHeader(header: string, data: readonly number[] = []): Uint8Array {
	const text = new TextEncoder().encode(header);
	const length = new Uint8Array(8);
	new DataView(length.buffer).setBigUint64(0, BigInt(text.length), true);
	return Uint8Array.from([...length, ...text, ...data]);
}

/** Returns a tokenizer.json like that of potion-base models, with tokens numbered in order. */
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
