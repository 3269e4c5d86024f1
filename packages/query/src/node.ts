import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { PinakesError } from './errors.ts';
import { MANIFEST_FILE, PREVIOUS_SUFFIX } from './manifest.ts';
import type { Source } from './source.ts';
import type { Encoder } from './vectors/encoder.ts';

/**
 * An index in a folder of the file system.
 *
 * A build swaps the whole folder by two renames; killed between the two, it leaves the old index
 * under the folder's name plus `.previous`, and that is where this source then reads.
 *
 * @param folder path of the folder that holds `manifest.json`
 * @throws PinakesError `unreadable_source` where a file is there and cannot be read
 */
export function directorySource(folder: string): Source {
	let root = folder;
	return {
		name: folder,
		async read(path) {
			if (path === MANIFEST_FILE) root = currentFolder(folder);
			return readIfThere(join(root, path), path);
		},
	};
}

function currentFolder(folder: string): string {
	const previous = join(dirname(folder), basename(folder) + PREVIOUS_SUFFIX);
	const isThere = (place: string): boolean => existsSync(join(place, MANIFEST_FILE));
	return !isThere(folder) && isThere(previous) ? previous : folder;
}

/** Parts are small files of the local disk: to wait for them costs more than to read them. */
function readIfThere(file: string, path: string): Uint8Array | undefined {
	try {
		return readFileSync(file);
	} catch (cause) {
		const code = (cause as { code?: string }).code;
		if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
		throw new PinakesError(
			'unreadable_source',
			`${file} cannot be read (${code ?? String(cause)}): check its permissions.`,
			path,
		);
	}
}

/** Where the files of a static embedding model lie: as Model2Vec and as sentence-transformers write them. */
const MODEL_FOLDERS = ['.', '0_StaticEmbedding'];

/**
 * The encoder of a static embedding model in a folder: `tokenizer.json`, `model.safetensors` and, if there is one,
 * `config.json`. It is named by the folder's name, never by its path.
 *
 * @throws PinakesError `invalid_model` where a file is missing, damaged, or has a part that is not read, naming it;
 * `unreadable_source` where a file is there and cannot be read
 */
export async function readModel2vec(folder: string): Promise<Encoder> {
	const { model2vecEncoder } = await import('./encoders/model2vec.ts');
	for (const inner of MODEL_FOLDERS) {
		const read = (file: string): Uint8Array | undefined => readIfThere(join(folder, inner, file), file);
		const [tokenizer, model] = [read('tokenizer.json'), read('model.safetensors')];
		if (tokenizer !== undefined && model !== undefined) {
			return model2vecEncoder({ name: basename(resolve(folder)), tokenizer, model, config: read('config.json') });
		}
	}
	throw new PinakesError(
		'invalid_model',
		`${folder} holds no tokenizer.json and model.safetensors: name the folder of a model in the Model2Vec layout.`,
	);
}
