import {
	type McpServer,
	type ReadResourceResult,
	ResourceNotFoundError,
	ResourceTemplate,
} from '@modelcontextprotocol/server';
import type { Index, UnitRecord } from '@pinakes/query';
import { oneLine } from '@pinakes/query/format/visible';
import type { CurrentIndex } from '../index/current-index.ts';
import { readDocumentText } from '../index/documents.ts';
import { readUnit } from '../index/records.ts';
import { item, joined } from '../markdown.ts';
import { unitItems, unitLine } from '../unit-text.ts';
import { completeUnitId } from './completions.ts';
import { cutContents, MARKDOWN_TYPE } from './contents.ts';
import { decoded, SKILL_TEMPLATE, skillUri } from './uris.ts';

/** Makes a server give skills by their addresses, and complete these. */
export function registerSkills(server: McpServer, current: CurrentIndex, characters: number): void {
	const template = new ResourceTemplate(SKILL_TEMPLATE, {
		list: undefined,
		complete: {
			unit_id: (value) => completeUnitId(current, value),
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

/**
 * Reads what is to be known of a unit, and its document.
 *
 * @throws ResourceNotFoundError for an unknown id
 */
export async function readSkill(
	index: Index,
	uri: string,
	id: string | undefined,
	characters: number,
): Promise<ReadResourceResult> {
	const unit = id === undefined ? undefined : await readUnit(index, id);
	if (unit === undefined) throw new ResourceNotFoundError(uri);
	const about = joined([unitLine(unit), item('id', unit.unit_id), unitItems(unit)]);
	const text = `${about}\n\n${await readDocumentText(index, unit.source)}`;
	return cutContents(uri, [text], characters, () => `pinakes_outline lists the sections of ${oneLine(unit.source)}.`);
}

/** A skill as a list of resources names it. */
export function listedSkill({ unit_id, name, description }: UnitRecord) {
	return { uri: skillUri(unit_id), name, title: name, description: oneLine(description), mimeType: MARKDOWN_TYPE };
}
