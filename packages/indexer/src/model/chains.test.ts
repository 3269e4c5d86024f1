import { describe, expect, it } from 'vitest';
import { readChains } from './chains.ts';

/** Chains as `a > b`, those of ordered lists behind a 1. */
function chains(text: string, headingLines: readonly number[] = []): string[] {
	return readChains(text, new Set(headingLines)).map(
		({ kind, items }) => (kind === 'list' ? '1. ' : '') + items.map((item) => item.trim()).join(' > '),
	);
}

describe('arrows', () => {
	it.each(['→', '->', '-->', '=>', '==>', '⇒', '➜', '➔', '⟶', '➡️'])('reads %s', (arrow) => {
		expect(chains(`Plan ${arrow} build${arrow}ship`)).toEqual(['Plan > build > ship']);
	});

	it('reads paragraphs, lists, tables and quotations', () => {
		expect(chains('- a → b\n\n> c → d\n\n| e → f | g |\n| --- | --- |\n| h | i → j<br>k → l |')).toEqual([
			'- a > b',
			'c > d',
			'e > f',
			'i > j',
			'k > l',
		]);
	});

	it('ends a chain with its statement', () => {
		expect(chains('先 a → b。再 c → d；e')).toEqual(['先 a > b', '再 c > d']);
	});

	it('goes down over lines', () => {
		expect(chains('```\nPlan\n  ↓\nBuild → Test\n │\n  ▼ │\nShip\n```')).toEqual(['Plan > Build > Test > Ship']);
		expect(chains('Plan\n  ↓\nBuild → Test\n  ↓ 调用\nShip')).toEqual(['Plan > Build > Test > Ship']);
		expect(chains('Plan\n\n⬇️\n\nBuild\n\n⬇️\n\nShip')).toEqual(['Plan > Build > Ship']);
	});

	it('continues over lines that begin or end with an arrow', () => {
		expect(chains('Plan\n→ Build\n→ Ship')).toEqual(['Plan > Build > Ship']);
		expect(chains('Plan →\nBuild')).toEqual(['Plan > Build']);
		expect(chains('Plan\n\n→ Build')).toEqual([]);
	});

	it('stops at headings and fences', () => {
		expect(chains('Plan\n## H\n→ Build', [2])).toEqual([]);
		expect(chains('Plan\n```\n→ Build\n```')).toEqual([]);
		expect(chains('## Plan → build', [1])).toEqual([]);
	});

	it.each(['a <-> b', 'a <=> b', "a->>'$.b'", 'a >= b', 'a ↔ b', 'a --- b'])('finds none in %s', (text) => {
		expect(chains(text)).toEqual([]);
	});

	it.each(['mermaid', 'dot', 'plantuml', 'js', 'python', 'sql'])('does not read fences of %s', (language) => {
		expect(chains(`\`\`\`${language}\na --> b\n\`\`\`\nc → d`)).toEqual(['c > d']);
	});

	it.each(['', 'text', 'TXT', 'markdown'])('reads fences of prose: "%s"', (language) => {
		expect(chains(`~~~~ ${language}\na → b\n~~~\nc → d\n~~~~\n`)).toEqual(['a > b', 'c > d']);
	});

	it('does not read inline code as a fence', () => {
		expect(chains('```a``` → b\nc → d')).toEqual(['```a``` > b', 'c > d']);
	});
});

describe('ordered lists', () => {
	it('reads the items of one list, whatever stands below them', () => {
		expect(chains('1. Plan\n   - why\n\n2. Build\n\n   ```js\n   x\n   ```\n3. Ship\n')).toEqual([
			'1. Plan > Build > Ship',
		]);
	});

	it('reads marks of both languages, and numbers that are all one', () => {
		expect(chains('1) a\n2) b')).toEqual(['1. a > b']);
		expect(chains('1、甲\n2、乙')).toEqual(['1. 甲 > 乙']);
		expect(chains('1. a\n1. b\n1. c')).toEqual(['1. a > b > c']);
	});

	it('reads none within others', () => {
		expect(chains('1. a\n   1. b\n   2. c\n2. d')).toEqual(['1. a > d']);
	});

	it('ends a list with a heading, a paragraph and a number that does not count on', () => {
		expect(chains('1. a\n2. b\n\ntext\n\n3. c')).toEqual(['1. a > b']);
		expect(chains('1. a\n## H\n2. b', [2])).toEqual([]);
		expect(chains('1. a\n2. b\n1. c\n2. d')).toEqual(['1. a > b', '1. c > d']);
		expect(chains('2. a\n2. b')).toEqual([]);
	});

	it('reads none in fences and indented code, and no dotted numbers', () => {
		expect(chains('```\n1. a\n2. b\n```\n\n    1. c\n    2. d\n')).toEqual([]);
		expect(chains('1.2 a\n2.3 b')).toEqual([]);
	});
});

describe('hostile texts', () => {
	it('leaves out very long lines and their continuation', () => {
		expect(chains(`a\n${'x → '.repeat(300_000)}\n→ b`)).toEqual([]);
	});

	it('reads at most 50 items of a chain', () => {
		expect(readChains('a → '.repeat(100), new Set())[0]?.items).toHaveLength(50);
		expect(readChains('1. a\n'.repeat(100), new Set())[0]?.items).toHaveLength(50);
	});

	it('reads some thousand chains at most', () => {
		expect(readChains('a → b\n\n'.repeat(10_000), new Set())).toHaveLength(2000);
	});

	it('counts lines by every kind of line end', () => {
		expect(chains('a → b\r\n# c → d\r# e → f\n\n\n# g → h\n\ri → j', [2, 3, 6])).toEqual(['a > b', 'i > j']);
	});
});
