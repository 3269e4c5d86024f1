import { expect, it } from 'vitest';
import { namesOf } from './project-names.ts';

const TARGETS = [
	...['#plan-it', '#plan-it-1', '#发布-系统', '#%E5%8F%91%E5%B8%83-%E7%B3%BB%E7%BB%9F', '#limits', '../b.md#plan-it'],
	...['c/d.md', './c/d.md#other', '/a/b.md', '/__proto__', '#__proto__', '#100%', 'empty.md', 'd.md', '../../../b.md'],
	'https://example.org/a/b.md',
];

/** A document whose texts have all of these links. */
function documentOf(number: number, path: string, ...texts: string[]) {
	const chains = TARGETS.map((link) => [{ names: [{ link }] }]);
	return { number, path, summary: { texts, levels: '1'.repeat(texts.length), names: [], titles: [], chains } };
}

const DOCUMENTS = [
	documentOf(0, 'a/b.md', 'Top', 'Plan it!', 'Plan it!', '发布 系统', '限制 {#limits}'),
	documentOf(1, 'a/c/d.md', 'Other'),
	documentOf(2, '__proto__', 'Object'),
	documentOf(3, 'empty.md'),
];

const { follow } = namesOf(DOCUMENTS);

it.each([
	['#plan-it', 0, { document: 0, heading: 1 }],
	['#plan-it-1', 0, { document: 0, heading: 2 }],
	['#发布-系统', 0, { document: 0, heading: 3 }],
	['#%E5%8F%91%E5%B8%83-%E7%B3%BB%E7%BB%9F', 0, { document: 0, heading: 3 }],
	['#limits', 0, { document: 0, heading: 4 }],
	['../b.md#plan-it', 1, { document: 0, heading: 1 }],
	['c/d.md', 0, { document: 1, heading: 0 }],
	['./c/d.md#other', 0, { document: 1, heading: 0 }],
	['/a/b.md', 1, { document: 0, heading: 0 }],
	['/__proto__', 0, { document: 2, heading: 0 }],
	['#__proto__', 0, undefined],
	['#100%', 0, undefined],
	['empty.md', 2, undefined],
	['d.md', 0, undefined],
	['../../../b.md', 1, undefined],
	['https://example.org/a/b.md', 0, undefined],
])('follows %s from document %i', (target, document, expected) => {
	const found = follow(target, DOCUMENTS[document] as (typeof DOCUMENTS)[number]);
	expect(found && { document: found.document, heading: found.heading }).toEqual(expected);
});
