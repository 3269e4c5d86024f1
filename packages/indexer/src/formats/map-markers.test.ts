import { indexMarkdown } from '@pinakes/indexer';
import { expect, it } from 'vitest';
import { MAP_END, MAP_START } from './map-markers.ts';

const MAP = `${MAP_START}\n- a.md: Zebras\n${MAP_END}\n`;

/** Returns what an index has of a text. */
function indexed(text: string): string {
	return JSON.stringify([...indexMarkdown([{ path: 'AGENTS.md', text }])]);
}

it('leaves a map at the end out of the index, as if it were not there', () => {
	for (const text of ['# Agents\n\nRead.\n', '# Agents\r\n\r\nRead.\r\n']) {
		expect(indexed(`${text}\n${MAP}`)).toBe(indexed(text));
		expect(indexed(`${text}\n${MAP}\n`)).toBe(indexed(text));
	}
	expect(indexed(MAP)).not.toContain('zebra');
});

it('keeps the lines of what is below a map', () => {
	const text = indexed(`# Agents\n\n${MAP}\n## More\n\nRead.\n`);
	expect(text).not.toContain('zebra');
	expect(text).toContain('\\"first_line\\":7,\\"last_line\\":9');
});

it('reads markers that do not match, and those in fenced code, as text', () => {
	for (const text of [`${MAP_START}\nzebra\n`, `~~~md\n${MAP}~~~\n`, MAP + MAP]) {
		expect(indexed(`# Agents\n\n${text}`)).toContain('zebra');
	}
});
