import type { FileTarget, IndexFiles } from '../write/parts.ts';

/** Runs the stages of a build that writes files. */
export interface Stages {
	/**
	 * Runs a stage.
	 *
	 * @param name of the stage, which returns the same type each time
	 * @param input returns a digest of all that the stage depends on
	 * @param files gets the files that the stage writes
	 */
	run<T>(name: string, input: () => string, files: FileTarget, write: (files: FileTarget) => T): T;
}

/** Runs every stage, and keeps nothing. */
export const EVERY_STAGE: Stages = { run: (_name, _input, files, write) => write(files) };

/** Stages that have run, with what they made: one whose input is the same again does not run again. */
export class StageMemo implements Stages {
	readonly #last = new Map<
		string,
		{ readonly input: string; readonly written: IndexFiles; readonly result: unknown }
	>();

	/** Runs a stage, or takes what it made when it ran last. */
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
