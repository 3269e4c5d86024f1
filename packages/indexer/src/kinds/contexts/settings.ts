import { DEFAULT_EPIC_CONTEXTS, DEFAULT_GLOBAL_CONTEXTS, TASKS } from '../../data/contexts.ts';

/** Settings of contexts and tasks. */
export interface ContextOptions {
	/** Globs of contexts for every task. */
	readonly global: readonly string[];
	/** Globs of contexts of epics, with `{epic}` for the epic's folder. */
	readonly epics: readonly string[];
	/** Additional types of contexts. */
	readonly types: readonly string[];
	/** Types of tasks, with the types of global contexts that each falls back to. */
	readonly tasks: Readonly<Record<string, readonly string[]>>;
}

export const DEFAULT_CONTEXTS: ContextOptions = {
	global: DEFAULT_GLOBAL_CONTEXTS,
	epics: DEFAULT_EPIC_CONTEXTS,
	types: [],
	tasks: TASKS,
};
