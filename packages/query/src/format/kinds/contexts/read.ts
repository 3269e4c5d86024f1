import { optional, type Shape, tableOf } from '../../json.ts';
import { need, type Recipe } from '../../recipe.ts';
import { CONTEXT_TEXTS_FILE, CONTEXTS_FILE, type Contexts } from './schema.ts';

/** Reads the columns by which contexts are found. */
export function readContexts(): Recipe<Contexts> {
	return need<Contexts>({ file: CONTEXTS_FILE, shape: SHAPE });
}

const SHAPE = {
	tasks: tableOf(['']),
	types: [''],
	epics: [''],
	general: [''],
	paths: [''],
	scopes: [0],
	kinds: [0],
	updated: [0],
	dates: optional(['']),
	names: '',
	titles: '',
	tags: '',
} satisfies Shape;

/** Reads the headings and first text of contexts, one line each. */
export function* readContextTexts(): Recipe<string> {
	return (yield* need<{ texts: string }>({ file: CONTEXT_TEXTS_FILE, shape: { texts: '' } })).texts;
}
