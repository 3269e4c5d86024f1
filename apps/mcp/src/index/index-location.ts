import type { Source } from '@pinakes/query';

/** Where an index lies, and how it is noticed that another one lies there now. */
export interface IndexLocation {
	/** Stands in messages. */
	readonly name: string;
	/**
	 * Tells one build from another; undefined for the moment in which a build swaps folders.
	 *
	 * @throws PinakesError where the location cannot be reached
	 */
	stamp(): Promise<string | undefined>;
	/** The index that lies there now, to be opened once. */
	source(): Source;
	/** Ends what was opened to read it, such as connections. */
	close?(): Promise<void>;
}

/** How an index on a web server or in a database is read. */
export interface RemoteSettings {
	/** Milliseconds for one file or statement. */
	readonly timeLimit: number;
	/** Milliseconds in which it is not asked again whether it was rebuilt. */
	readonly refreshAfter: number;
}
