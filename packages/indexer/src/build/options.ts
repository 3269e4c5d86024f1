import type { VectorSettings } from '@pinakes/query/internal';
import type { Problem } from '../base/report.ts';
import type { EncoderChoice } from '../kinds/vectors/encoder.ts';

/** Options of a build. */
export interface BuildOptions {
	/** Folders to read. If two have the same skill, the first is used. */
	readonly folders: readonly string[];
	/** The folder to write. */
	readonly out: string;
	/** A configuration file. Default: `pinakes.config.json` in one of the folders, if there is one. */
	readonly config?: string | undefined;
	/** Writes nothing if any source has an error. */
	readonly strict?: boolean;
	/**
	 * `built-in` for word vectors and translations, by which units and sections are found by meaning and in another
	 * language; `none` for neither; or an encoder of sections, which must also encode queries. Default: as configured.
	 */
	readonly vectors?: EncoderChoice | undefined;
	/** Also writes suggestions for the explorer. Default: false. */
	readonly suggest?: boolean;
	/** A folder that caches analyzed files for the next build. Default: none. */
	readonly cache?: string | undefined;
	/**
	 * Approximate memory that the build may use, in bytes; documents beyond that are kept on disk until the index is
	 * written. The index does not depend on it. Default: 1 GiB.
	 */
	readonly memory?: number | undefined;
	/** Called after each file that was read. */
	readonly onProgress?: ((progress: BuildProgress) => void) | undefined;
	/** Called at the start of each step. */
	readonly onStep?: (step: string) => void;
	/** Called with a message if a cache cannot be used. */
	readonly onNotice?: (notice: string) => void;
}

/** Progress of a build. */
export interface BuildProgress {
	/** Number of markdown files that were read and analyzed, and of those found so far. */
	readonly done: number;
	readonly files: number;
}

/** Result of a build. */
export interface BuildResult {
	/** False if `strict` kept the old index. */
	readonly written: boolean;
	readonly summary: BuildSummary;
	readonly problems: readonly Problem[];
}

/** Counts of what was read, derived and written. */
export interface BuildSummary {
	readonly files: number;
	readonly units: number;
	readonly packages: number;
	readonly documents: number;
	/** Paths of templates, menus and redirects, which are not documents of the index. */
	readonly left_out: readonly string[];
	/** Number of documents of older versions, and of copies that are not translated. They are searched only when named. */
	readonly superseded: number;
	/** Number of units with derived tags or keywords. */
	readonly derived: number;
	readonly errors: number;
	readonly warnings: number;
	readonly index_files: number;
	readonly index_bytes: number;
	/** Encoder of the sections, dimensions of its vectors, and their weight relative to text; null if they have none. */
	readonly vectors: Pick<VectorSettings, 'embedder' | 'dimensions' | 'weight'> | null;
}
