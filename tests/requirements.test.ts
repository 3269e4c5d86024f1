import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The worked examples of the five requirement documents, and the tests that they are. */
const EXAMPLES: readonly (readonly [example: string, file: string, title: string])[] = [
	['contexts: auth finds Auth_Design and Authentication', 'tests/contexts/names.test.ts', "['Authentication', 'auth']"],
	['contexts: user finds User_Management', 'tests/contexts/names.test.ts', "['User_Management', 'user']"],
	['contexts: a passing mention does not find', 'tests/contexts/examples.test.ts', 'not what only mentions a keyword'],
	['contexts, fallback 1: requirements_review', 'tests/contexts/fallback.test.ts', 'is its own global contexts'],
	['contexts, fallback 2: quick_change', 'tests/contexts/fallback.test.ts', "task === 'quick_change'"],
	['contexts 1: requirements_review', 'tests/contexts/examples.test.ts', 'example 1: requirements_review'],
	['contexts 2: task_generation', 'tests/contexts/examples.test.ts', 'example 2: task_generation'],
	['contexts 3: quick_change', 'tests/contexts/examples.test.ts', 'example 3: quick_change'],
	['contexts 4: e2e_test', 'tests/contexts/examples.test.ts', 'example 4: e2e_test'],
	['contexts 5: faint mentions', 'tests/contexts/examples.test.ts', 'example 5: faint mentions'],
	['search 1: a plain question', 'tests/documents/examples.test.ts', '1: a plain question'],
	['search 2: --scope', 'tests/documents/examples.test.ts', '2: --scope'],
	['search 3: --tag and --confidence', 'tests/documents/examples.test.ts', '3: --tag and --confidence'],
	['search 4: several conditions', 'tests/documents/examples.test.ts', '4: several conditions'],
	['search 2 to 4, other language', 'tests/documents/examples.test.ts', 'over the pages of the requirements'],
	['entries: a call', 'tests/sections/example.test.ts', 'the example of the requirements'],
	['units: no-network', 'tests/units/examples.test.ts', 'refuses example 3 for the constraint'],
	['units 1: a confident match', 'tests/units/examples.test.ts', 'matches example 1 with 0.7'],
	['units 2: the IDE', 'tests/units/examples.test.ts', 'refuses example 2 for the IDE'],
	['units 3: a constraint', 'tests/units/examples.test.ts', 'refuses example 3 for the constraint'],
	['chat 1: small talk', 'packages/context/src/scenarios.test.ts', '1, small talk has rules'],
	['chat 2: position', 'packages/context/src/scenarios.test.ts', '2, position and surroundings'],
	['chat 3: the past', 'packages/context/src/scenarios.test.ts', '3, the past brings memories'],
	['chat 4: a very small budget', 'packages/context/src/scenarios.test.ts', '4, a very small budget'],
	['chat 5: an unrelated question', 'packages/context/src/scenarios.test.ts', '5, an unrelated question'],
];

it.each(EXAMPLES)('%s is tested in %s', (_, file, title) => {
	expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).toContain(title);
});
