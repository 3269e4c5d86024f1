/** Where contexts lie unless the configuration says otherwise; `{epic}` is the folder of an epic. */
export const DEFAULT_GLOBAL_CONTEXTS: readonly string[] = ['**/.the_conn/context/global/**/*.md'];
export const DEFAULT_EPIC_CONTEXTS: readonly string[] = ['**/.the_conn/context/epics/{epic}/**/*.md'];

/** Types of contexts that are known by the first words of a file's name. */
export const CONTEXT_TYPES: readonly string[] = [
	'architecture',
	'tech_stack',
	'module_design',
	'data_model',
	'testing_strategy',
	'coding_standard',
	'api_design',
];

/** The type of a context that is of no other. */
export const OTHER_TYPE = 'other';

/** Types of tasks, and the types of global contexts that each falls back to. */
export const TASKS: Readonly<Record<string, readonly string[]>> = {
	requirements_review: ['architecture', 'tech_stack'],
	task_generation: ['architecture', 'coding_standard'],
	quick_change: [],
	e2e_test: ['architecture', 'testing_strategy'],
	performance_test: ['architecture', 'testing_strategy'],
	general: ['architecture', 'tech_stack'],
};

/** Characters of a document that are looked through for keywords, beside its headings. */
export const BEGINNING = 500;
