import type { VectorSettings } from '@pinakes/query/format/kinds/vectors/schema';
import type { TranslationChoice } from '../kinds/translations/settings.ts';
import type { EncoderChoice } from '../kinds/vectors/settings.ts';
import type { Problem } from '../report.ts';
import type { SemanticsChoice } from '../word-vectors/settings.ts';

/** What is built, and how. */
export interface BuildOptions {
	/** Folders that are read; where two have the same skill, that of the first counts. */
	readonly folders: readonly string[];
	/** The folder that is written. */
	readonly out: string;
	/** A configuration file; without, `pinakes.config.json` in one of the folders, if any. */
	readonly config?: string | undefined;
	/** Writes nothing where any source has an error. */
	readonly strict?: boolean;
	/**
	 * What gives sections their vectors: the texts themselves (`lsa`, unless something else is said), nothing (`none`),
	 * or an encoder.
	 */
	readonly vectors?: EncoderChoice | undefined;
	/**
	 * `none` leaves the translations out by which questions find texts in another language; what the configuration says
	 * unless given.
	 */
	readonly translations?: TranslationChoice | undefined;
	/** `none` leaves out the vectors by which units and short texts are found by meaning; the configuration says unless given. */
	readonly semantics?: SemanticsChoice | undefined;
	/** Writes what the explorer suggests while somebody types as well: off unless true. */
	readonly suggest?: boolean;
	/** A folder that keeps what is read, so that the next build need not read it again; none unless given. */
	readonly cache?: string | undefined;
	/**
	 * Bytes of memory that the build may take, roughly: what documents need beyond that is kept beside the index until it
	 * is written. 1 GiB unless given. The index is the same whatever is given.
	 */
	readonly memory?: number | undefined;
	/** Called after each file that was read. */
	readonly onProgress?: ((progress: BuildProgress) => void) | undefined;
	/** Called with each step as it begins. */
	readonly onStep?: (step: string) => void;
	/** Called with a sentence where a cache cannot be used. */
	readonly onNotice?: (notice: string) => void;
}

/** How far a build is. */
export interface BuildProgress {
	/** Markdown files that were read and analyzed, of those that are known to be there. */
	readonly done: number;
	readonly files: number;
}

/** What came of a build. */
export interface BuildResult {
	/** False where `strict` kept the old index. */
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
	/** Units whose tags, or keywords, were derived. */
	readonly derived: number;
	readonly errors: number;
	readonly warnings: number;
	readonly index_files: number;
	readonly index_bytes: number;
	/** What encoded the sections, with how many numbers each, and what that is worth beside text; null for `none`. */
	readonly vectors: Pick<VectorSettings, 'embedder' | 'dimensions' | 'weight'> | null;
}
