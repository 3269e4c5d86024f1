import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { PinakesError } from '@pinakes/query';
import type { Encoder } from '@pinakes/query/search';
import { model2vecEncoder } from '../model2vec/model2vec.ts';

/** Subfolders with the files of a static model, as written by Model2Vec and by sentence-transformers. */
const MODEL_FOLDERS = ['.', '0_StaticEmbedding'];

/**
 * Reads the encoder of a static embedding model from a folder with `tokenizer.json`, `model.safetensors` and,
 * optionally, `config.json`. The encoder is named after the folder, never after its path.
 *
 * @throws PinakesError `invalid_model` if a file is missing, damaged or not supported; `unreadable_source` if a file
 * exists but cannot be read
 */
export async function readModel2vec(folder: string): Promise<Encoder> {
	for (const inner of MODEL_FOLDERS) {
		const [tokenizer, model] = ['tokenizer.json', 'model.safetensors'].map((file) =>
			readIfThere(join(folder, inner, file)),
		);
		if (tokenizer !== undefined && model !== undefined) {
			const config = readIfThere(join(folder, inner, 'config.json'));
			return model2vecEncoder({ name: basename(resolve(folder)), tokenizer, model, config });
		}
	}
	throw new PinakesError(
		'invalid_model',
		`${folder} has no tokenizer.json and model.safetensors. Name the folder of a model in the Model2Vec layout.`,
	);
}

function readIfThere(file: string): Uint8Array | undefined {
	if (!existsSync(file)) return undefined;
	try {
		return readFileSync(file);
	} catch (cause) {
		const { code } = cause as { code?: string };
		throw new PinakesError(
			'unreadable_source',
			`${file} cannot be read (${code ?? String(cause)}). Check its permissions.`,
		);
	}
}
