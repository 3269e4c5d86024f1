import { expect, it } from 'vitest';
import { linkResolver } from './targets.ts';

function documentOf(path: string, ...texts: string[]) {
	return { path, summary: { texts } };
}

const follow = linkResolver([
	documentOf('a/b.md', 'Top', 'Plan it!', 'Plan it!', '发布 系统', '限制 {#limits}'),
	documentOf('a/c/d.md', 'Other'),
	documentOf('__proto__', 'Object'),
	documentOf('empty.md'),
]);

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
	expect(follow(target, document)).toEqual(expected);
});
