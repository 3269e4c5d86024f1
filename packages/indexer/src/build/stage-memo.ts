import type { IndexFiles } from '../write/parts.ts';

/** Stages that have run, with what they made: one whose input is the same again does not run again. */
export class StageMemo {
	readonly #last = new Map<
		string,
		{ readonly input: string; readonly written: IndexFiles; readonly result: unknown }
	>();

	/**
	 * Runs a stage, or takes what it made when it ran last.
	 *
	 * @param name of the stage, which returns the same type each time
	 * @param input a digest of all that the stage depends on
	 * @param files gets the files that the stage writes
	 */
	run<T>(name: string, input: string, files: IndexFiles, write: (files: IndexFiles) => T): T {
		let last = this.#last.get(name);
		if (last?.input !== input) {
			const written: IndexFiles = new Map();
			last = { input, written, result: write(written) };
			this.#last.set(name, last);
		}
		for (const [path, text] of last.written) files.set(path, text);
		return last.result as T;
	}
}
