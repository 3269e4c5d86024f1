import { splitFrontMatter } from '../formats/front-matter.ts';

/** The fields of a file's front matter. */
export function fieldsOf(text: string): Record<string, unknown> | undefined {
	const { fields } = splitFrontMatter(text);
	return fields && Object.fromEntries(fields);
}

/** A file with this front matter and a body of one line. */
export function withFields(inner: string): string {
	return `---\n${inner}\n---\nbody\n`;
}
