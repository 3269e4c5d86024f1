import type { FileTarget, IndexFiles } from '../write/parts.ts';

/** Runs stages of a build, which write files. */
export interface Stages {
	/**
	 * Runs a stage.
	 *
	 * @param name of the stage, which must return the same type each time
	 * @param input returns a digest of everything that the stage depends on
	 * @param files receives the files that the stage writes
	 */
	run<T>(name: string, input: () => string, files: FileTarget, write: (files: FileTarget) => T): T;
}

/** Runs every stage, without caching. */
export const EVERY_STAGE: Stages = { run: (_name, _input, files, write) => write(files) };

/** Caches the last result of each stage. A stage runs again only if its input has changed. */
export class StageMemo implements Stages {
	readonly #last = new Map<
		string,
		{ readonly input: string; readonly written: IndexFiles; readonly result: unknown }
	>();

	/** Runs a stage, or returns its cached result. */
	run<T>(name: string, inputOf: () => string, files: FileTarget, write: (files: FileTarget) => T): T {
		let last = this.#last.get(name);
		const input = inputOf();
		if (last?.input !== input) {
			const written: IndexFiles = new Map();
			last = { input, written, result: write(written) };
			this.#last.set(name, last);
		}
		for (const [path, text] of last.written) files.set(path, text);
		return last.result as T;
	}
}
