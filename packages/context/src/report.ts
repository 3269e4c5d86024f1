import type { Fragment, Trace } from './trace.ts';

/** A line for each fragment, for a log. */
export declare function fragmentLines(trace: Pick<Trace, 'fragments'>): readonly string[];

/** The fragments as a table for a terminal. */
export declare function fragmentTable(trace: Trace): string;

/** A fragment of two traces that differ. */
export interface FragmentChange {
	readonly slice: string;
	readonly id: string;
	readonly before: Fragment | null;
	readonly after: Fragment | null;
}

/** What differs between two traces, by slice and id. */
export declare function diffTraces(before: Trace, after: Trace): readonly FragmentChange[];
