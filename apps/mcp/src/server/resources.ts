import {
	completable,
	type McpServer,
	ProtocolError,
	ProtocolErrorCode,
	type ReadResourceResult,
	ResourceNotFoundError,
	ResourceTemplate,
} from '@modelcontextprotocol/server';
import { type DocumentOutline, type Index, sectionsOf, type UnitRecord } from '@pinakes/query';
import { headingTexts, nearestName, oneLine, readOutlineRange, visible } from '@pinakes/query/internal';
import * as z from 'zod';
import type { CurrentIndex } from '../index/current-index.ts';
import {
	readDocumentText,
	readOutline,
	readPaths,
	readRange,
	readUnit,
	readUnitIds,
	retrieve,
} from '../index/documents.ts';
import { cutOffset, shortened } from '../tools/bounds.ts';
import { item, joined, unitItems, unitLine } from '../tools/markdown.ts';

/** How sections and skills are called as resources. */
const SECTION_TEMPLATE = 'pinakes://sections/{path}/{heading}';
const SKILL_TEMPLATE = 'pinakes://skills/{unit_id}';

/** The address of a section by its document's path and its heading. */
export function sectionUri(path: string, heading: string): string {
	return `pinakes://sections/${encodeURIComponent(path)}/${encodeURIComponent(heading)}`;
}

/** The address of a skill or another unit. */
export function skillUri(unitId: string): string {
	return `pinakes://skills/${encodeURIComponent(unitId)}`;
}

/** Decodes a variable of a template; undefined for invalid encoding. */
export function decoded(variable: string | string[] | undefined): string | undefined {
	try {
		return typeof variable === 'string' ? decodeURIComponent(variable) : undefined;
	} catch {
		return undefined;
	}
}

/** The values that a text may become: those that begin with it, then those that have it within. The SDK cuts and counts. */
export function completions(values: readonly string[], text: string): string[] {
	const wanted = text.toLowerCase();
	const found = [...new Set(values)].map((value) => ({ value, start: value.toLowerCase().indexOf(wanted) }));
	const beginning = found.filter(({ start }) => start === 0);
	const within = found.filter(({ start }) => start > 0);
	return [...beginning, ...within].map(({ value }) => value);
}

function completeUnitId(current: CurrentIndex, text: string): Promise<string[]> {
	return current.use(async (index) => completions(await readUnitIds(index), text));
}

const MARKDOWN_TYPE = 'text/markdown';

/** Characters of a resource for each that a tool's result may have: a host asks for a resource because it wants all of it. */
const RESOURCE_SHARE = 10;

/**
 * Texts as the contents of a resource; what is too long is cut between characters, and says so.
 *
 * @param rest says where the rest is, by how many code units of the texts, one after the other, are there
 */
function cutContents(
	uri: string,
	texts: readonly string[],
	characters: number,
	rest: (offset: number) => string,
): ReadResourceResult {
	let left = characters * RESOURCE_SHARE;
	let at = 0;
	const contents = texts.flatMap((text) => {
		if (left <= 0) return [];
		const end = cutOffset(text, 0, left);
		left -= end;
		at += end;
		const said = end < text.length ? `\n\n(Cut: ${rest(at)})\n` : '';
		if (said !== '') left = 0;
		return [{ uri, mimeType: MARKDOWN_TYPE, text: visible(text.slice(0, end)) + said }];
	});
	return { contents };
}

/** Makes a server give sections by their addresses, and complete these. */
export function registerSections(server: McpServer, current: CurrentIndex, characters: number): void {
	const template = new ResourceTemplate(SECTION_TEMPLATE, {
		list: undefined,
		complete: {
			path: (value) => current.use(async (index) => completions(await readPaths(index), value)),
			heading: (value, context) =>
				current.use(async (index) => completions(await headingsOf(index, context?.arguments?.path), value)),
		},
	});
	const about = {
		title: 'A section of a document',
		description:
			"A section by its document's path and its heading, or a document without headings by its title, whole and byte for byte",
		mimeType: MARKDOWN_TYPE,
	};
	server.registerResource('section', template, about, (uri, { path, heading }) =>
		current.use((index) => readSection(index, uri.href, decoded(path), decoded(heading), characters)),
	);
}

async function readSection(
	index: Index,
	uri: string,
	path: string | undefined,
	heading: string | undefined,
	characters: number,
): Promise<ReadResourceResult> {
	// Here a heading is an address: one that is only like it is another section.
	if (!path || !heading?.trim() || !(await headingsOf(index, path)).includes(heading)) {
		throw new ResourceNotFoundError(uri);
	}
	const found = await retrieve(index, { targetEntry: heading, filePaths: [path] });
	const texts = sectionsOf(found).map(({ content }) => content);
	return cutContents(uri, texts, characters, (offset) => `pinakes_get gives the rest from offset ${offset} on.`);
}

/** What a document's sections are called, in its order; nothing for a document that there is not. */
async function headingsOf(index: Index, path: string | undefined): Promise<string[]> {
	const outline = await readOutline(index, path ?? '');
	if (outline === undefined) return [];
	return outline.headings.length > 0 ? headingTexts(outline.headings) : [outline.title];
}

/** The sections that a list of resources names: of each document those that no other one has within. */
function topSections({ path, title, headings }: DocumentOutline) {
	const listed = (heading: string, of: string, lines: string) => ({
		uri: sectionUri(path, heading),
		name: `${path}: ${heading}`,
		title: of,
		description: `${path}, ${lines}`,
		mimeType: MARKDOWN_TYPE,
	});
	if (headings.length === 0) return [listed(title, title, 'without headings')];
	// Sections under the same heading have one address, and one without words has none.
	const texts = new Set(headings.map(({ text }) => text).filter((text) => text.trim() !== ''));
	return headings
		.filter(({ text }) => texts.delete(text))
		.map(({ text, first_line, last_line }) =>
			listed(text, text === title ? title : `${title}: ${text}`, `lines ${first_line} to ${last_line}`),
		);
}

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

/** Maximum number of ids that an error names. */
const MAX_NAMED = 5;

/** Returns a name in one spelling: `Code Review` and `code_review` are `code-review`. */
function spelled(name: string): string {
	return name.trim().toLowerCase().replace(/[\s_]/g, '-');
}

/** Returns the id of the unit that has an id or, alone, a name: its own, that of its folder, or the end of the id. */
async function skillNamed(index: Index, name: string): Promise<string> {
	const ids = await readUnitIds(index);
	if (ids.includes(name)) return name;
	const units = await readRange(index, 'units', 0, ids.length);
	const wanted = spelled(name);
	const endOf = (id: string): string => id.slice(Math.max(id.lastIndexOf('/'), id.lastIndexOf('#')) + 1);
	const found = units.filter((unit) => [unit.name, endOf(unit.unit_id)].some((one) => spelled(one) === wanted));
	const [only, ...others] = found.map(({ unit_id }) => unit_id);
	if (only !== undefined && others.length === 0) return only;
	const nearest = nearestName(
		wanted,
		units.flatMap((unit) => [spelled(unit.name), unit.unit_id]),
	);
	const hint = nearest === undefined ? 'Lists of resources have all.' : `Did you mean ${nearest}?`;
	const said =
		only === undefined
			? `There is no skill ${shortened(oneLine(name), PAGE)}. ${hint}`
			: `Several skills are called ${shortened(oneLine(name), PAGE)}: ${[only, ...others].slice(0, MAX_NAMED).map(oneLine).join(', ')}. Give an id.`;
	throw new ProtocolError(ProtocolErrorCode.InvalidParams, said);
}

/** A skill as a list of resources names it. */
function listedSkill({ unit_id, name, description }: UnitRecord) {
	return { uri: skillUri(unit_id), name, title: name, description: oneLine(description), mimeType: MARKDOWN_TYPE };
}

/** Entries of a page of a list, which are more where a document has many; entries of a document, and outlines read at once. */
export const PAGE = 100;
const MAX_OF_DOCUMENT = 1000;
const DOCUMENTS_AT_ONCE = 16;

/** Characters of what is said of an entry. */
const MAX_DESCRIPTION_LENGTH = 300;

/** Makes a server list the skills, and after them the documents' sections, a page at a time. */
export function registerResourceList(server: McpServer, current: CurrentIndex): void {
	server.server.setRequestHandler('resources/list', ({ params }) => {
		const from = offsetOf(params?.cursor);
		return current.use(async (index) => {
			const { resources, next } = await listResources(index, from, PAGE);
			return {
				resources: resources.map((resource) => ({
					...resource,
					description: shortened(resource.description, MAX_DESCRIPTION_LENGTH),
				})),
				...(next === undefined ? {} : { nextCursor: String(next) }),
			};
		});
	});
}

/**
 * Decodes a cursor of a list.
 *
 * @throws ProtocolError for one that no list has given
 */
export function offsetOf(cursor: string | undefined): number {
	if (cursor === undefined || /^\d{1,9}$/.test(cursor)) return Number(cursor ?? 0);
	throw new ProtocolError(
		ProtocolErrorCode.InvalidParams,
		`There is no cursor ${shortened(cursor, PAGE)}: take nextCursor of the page before, or none.`,
	);
}

/** Returns all resources of an index: skills, and after them sections of documents. */
export async function listAllResources(index: Index) {
	return (await listResources(index, 0, Number.POSITIVE_INFINITY)).resources;
}

/**
 * Returns so many resources, and those of a document that is begun: skills from a number on, and after all of them sections of
 * documents, whose numbers follow those of the skills. `next` is where the list goes on.
 */
async function listResources(index: Index, from: number, most: number) {
	const { units, documents } = index.manifest.counts;
	const skills = await readRange(index, 'units', from, from + most);
	const resources = skills.filter((skill) => !skill.disable_model_invocation).map(listedSkill);
	let next = Math.max(from, Math.min(units, from + skills.length));
	while (next >= units && next < units + documents && resources.length < most) {
		const first = next - units;
		const outlines = await index.run((manifest) => readOutlineRange(manifest, first, first + DOCUMENTS_AT_ONCE));
		for (const outline of outlines) {
			if (resources.length >= most) break;
			if (outline !== undefined) resources.push(...topSections(outline).slice(0, MAX_OF_DOCUMENT));
			next++;
		}
		if (outlines.length === 0) next = units + documents;
	}
	return { resources, next: next < units + documents ? next : undefined };
}

/**
 * Makes a server offer the prompt by which a user has a skill used, and completes its name.
 *
 * @param characters that a tool's result may have; the skill may have more
 */
export function registerPrompts(server: McpServer, current: CurrentIndex, characters: number): void {
	const argsSchema = z.object({
		skill: completable(z.string().describe('The name or id of the skill'), (value) => completeUnitId(current, value)),
		task: z.string().optional().describe('What to do with it'),
	});
	const about = { title: 'Use a skill', description: 'Gives the instructions of a skill for a task.', argsSchema };
	server.registerPrompt('use_skill', about, ({ skill, task }) =>
		current.use(async (index) => {
			const id = await skillNamed(index, skill);
			const { contents } = await readSkill(index, skillUri(id), id, characters);
			const asked = task === undefined ? 'what I ask next' : `this task: ${task}`;
			const text = `Follow the skill below for ${asked}`;
			return {
				messages: [
					{ role: 'user' as const, content: { type: 'text' as const, text } },
					...contents.map((resource) => ({ role: 'user' as const, content: { type: 'resource' as const, resource } })),
				],
			};
		}),
	);
}
