import {
	type McpServer,
	type ReadResourceResult,
	ResourceNotFoundError,
	ResourceTemplate,
} from '@modelcontextprotocol/server';
import { type Index, retrieveEntry, type UnitRecord } from '@pinakes/query';
import { readOutlines } from '@pinakes/query/format';
import type { CurrentIndex } from '../index/current-index.ts';
import { readUnit, readUnitIds } from '../index/records.ts';
import { item, joined, oneLine } from '../markdown.ts';
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
	return bounded(uri, [`${unitText(unit)}\n\n${await documentText(index, unit.source)}`], characters);
}

function unitText(unit: UnitRecord): string {
	return joined([
		`${oneLine(unit.name)}: ${oneLine(unit.description)}`,
		item('id', unit.unit_id),
		unit.entrypoints.flatMap(({ command, args }) => item('run', [command, args ?? ''].filter(Boolean).join(' '))),
		item('notes', unit.usage_notes),
		item('conflicts', unit.conflicts),
		item('works in', unit.ide_support),
		item(unit.kind, unit.source),
	]);
}

/** The sections of a document, one after the other; nothing for what is no document of the index. */
async function documentText(index: Index, path: string): Promise<string> {
	const document = (await index.run(readOutlines)).find((outline) => outline.path === path);
	const headings = [...new Set(document?.headings.map(({ text }) => text))];
	const texts: string[] = [];
	for (const heading of headings.filter((text) => text.trim() !== '')) {
		const { entry_content } = await retrieveEntry(index, { targetEntry: heading, filePaths: [path] });
		texts.push(...(Array.isArray(entry_content) ? entry_content : [entry_content]));
	}
	return texts.join('');
}

/** A skill as a list of resources names it. */
export function listedSkill({ unit_id, name, description }: UnitRecord) {
	return { uri: skillUri(unit_id), name, title: name, description: oneLine(description), mimeType: MARKDOWN_TYPE };
}
