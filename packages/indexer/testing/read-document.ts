import { NO_CONFIG } from '../src/config/load.ts';
import { parseConfig } from '../src/config/schema.ts';
import { readAsMarkdown } from '../src/formats/formats.ts';
import { toEntry } from '../src/model/flows.ts';
import { atSourceLines, documentReader, type ParsedDocument, splitText } from '../src/model/source-document.ts';
import { outlineOf } from '../src/parse/outline.ts';
import { toDocument } from '../src/parse/sections.ts';

/** Reads a document as a build does: its title, its sections with their lines, its fields and the anchors of its headings. */
export function readDocument(path: string, text: string) {
	const file = readAsMarkdown(text, path);
	if (file === undefined) return undefined;
	const split = splitText(file, path);
	const outline = outlineOf(path, file.markdown, split);
	const located = { outline, text: toDocument(outline, split), entry: toEntry(outline, file.markdown) };
	const { text: document } = atSourceLines(located, file.lines);
	const sections = (document.sections ?? []).map(({ headings = [], lines, text: body }) => {
		return [headings.join(' > '), lines?.join('-'), body.replace(/\s+/g, ' ').trim()];
	});
	return {
		title: outline.title,
		sections,
		fields: Object.fromEntries(split.fields ?? []),
		anchors: [...(file.anchors?.values() ?? [])],
	};
}

/** Reads a document of a site as `site` of a configuration describes it; undefined if the site leaves it out. */
export function readPage(site: unknown, path: string, text: string): ParsedDocument | undefined {
	const config = site === undefined ? NO_CONFIG : parseConfig({ site }, 'pinakes.config.json');
	return documentReader(config, '')(path, text) as ParsedDocument | undefined;
}
