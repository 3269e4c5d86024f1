import {
	type McpServer,
	type ReadResourceResult,
	ResourceNotFoundError,
	ResourceTemplate,
} from '@modelcontextprotocol/server';
import { type Index, retrieveEntry, type UnitRecord } from '@pinakes/query';
import type { CurrentIndex } from '../index/current-index.ts';
import { readOutline } from '../index/outlines.ts';
import { readUnit, readUnitIds } from '../index/records.ts';
import { item, joined, oneLine } from '../markdown.ts';
import { type RetrievedSection, sectionsOf } from '../sections-of.ts';
import { unitItems, unitLine } from '../unit-text.ts';
import { completions } from './completions.ts';
import { bounded, MARKDOWN_TYPE } from './contents.ts';
import { decoded, SKILL_TEMPLATE, skillUri } from './uris.ts';

/** Makes a server give skills by their addresses, and complete these. */
export function registerSkills(server: McpServer, current: CurrentIndex, characters: number): void {
	const template = new ResourceTemplate(SKILL_TEMPLATE, {
		list: undefined,
		complete: {
			unit_id: (value) => current.use(async (index) => completions(await readUnitIds(index), value)),
		},
	});
	const about = {
		title: 'A skill',
		description: 'A skill, or another unit of the index: what it is for, how it is run, and the text of its document',
		mimeType: MARKDOWN_TYPE,
	};
	server.registerResource('skill', template, about, (uri, { unit_id }) =>
		current.use((index) => readSkill(index, uri.href, decoded(unit_id), characters)),
	);
}

async function readSkill(
	index: Index,
	uri: string,
	id: string | undefined,
	characters: number,
): Promise<ReadResourceResult> {
	const unit = id === undefined ? undefined : await readUnit(index, id);
	if (unit === undefined) throw new ResourceNotFoundError(uri);
	const about = joined([unitLine(unit), item('id', unit.unit_id), unitItems(unit)]);
	return bounded(uri, [`${about}\n\n${await documentText(index, unit.source)}`], characters);
}

/** The sections of a document, one after the other; nothing for what is no document of the index. */
async function documentText(index: Index, path: string): Promise<string> {
	const { headings = [] } = (await readOutline(index, path)) ?? {};
	const firsts = new Set(headings.map(({ first_line }) => first_line));
	const found: RetrievedSection[] = [];
	for (const heading of new Set(headings.map(({ text }) => text))) {
		if (heading.trim() === '') continue;
		// The same heading may stand within another section as well.
		const sections = sectionsOf(await retrieveEntry(index, { targetEntry: heading, filePaths: [path] }));
		found.push(...sections.filter(({ first }) => firsts.has(first)));
	}
	const byLine = new Map(found.sort((a, b) => a.first - b.first).map((section) => [section.first, section.content]));
	return [...byLine.values()].join('');
}

/** A skill as a list of resources names it. */
export function listedSkill({ unit_id, name, description }: UnitRecord) {
	return { uri: skillUri(unit_id), name, title: name, description: oneLine(description), mimeType: MARKDOWN_TYPE };
}
