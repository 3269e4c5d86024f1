import { DEFAULT_EPIC_CONTEXTS, DEFAULT_GLOBAL_CONTEXTS, TASKS } from '../../data/contexts.ts';

/** Which documents are contexts, and what tasks need of them. */
export interface ContextOptions {
	/** Globs of those that are for every task. */
	readonly global: readonly string[];
	/** Globs of those of epics, with `{epic}` for the epic's folder. */
	readonly epics: readonly string[];
	/** Types beside those that are always known. */
	readonly types: readonly string[];
	/** Types of tasks, and the types of global contexts that each falls back to. */
	readonly tasks: Readonly<Record<string, readonly string[]>>;
}

/** What holds unless the configuration says otherwise. */
export const DEFAULT_CONTEXTS: ContextOptions = {
	global: DEFAULT_GLOBAL_CONTEXTS,
	epics: DEFAULT_EPIC_CONTEXTS,
	types: [],
	tasks: TASKS,
};
