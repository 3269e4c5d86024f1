import { type McpServer, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { Index } from '@pinakes/query';
import { readOutlineRange } from '@pinakes/query/format/kinds/outline/read';
import { shortened } from '../bounds.ts';
import type { CurrentIndex } from '../index/current-index.ts';
import { readRange } from '../index/records.ts';
import { topSections } from './sections.ts';
import { listedSkill } from './skills.ts';

/** Entries of a page of a list, and characters of what is said of one. */
export const PAGE = 100;
const MAX_DESCRIPTION_LENGTH = 300;

/** Makes a server list the skills, and after them the documents' sections, a page at a time. */
export function registerResourceList(server: McpServer, current: CurrentIndex): void {
	server.server.setRequestHandler('resources/list', ({ params }) => {
		const from = positionOf(params?.cursor);
		return current.use(async (index) => {
			const { resources, next } = await listResources(index, from, PAGE);
			return {
				resources: resources.map((resource) => ({
					...resource,
					description: shortened(resource.description, MAX_DESCRIPTION_LENGTH),
				})),
				...(next ? { nextCursor: cursorOf(next) } : {}),
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
	if (cursor === undefined) return 0;
	return /^\d{1,9}$/.test(cursor) ? Number(cursor) : invalidCursor(cursor);
}

function invalidCursor(cursor: string): never {
	throw new ProtocolError(
		ProtocolErrorCode.InvalidParams,
		`There is no cursor ${shortened(cursor, PAGE)}: take nextCursor of the page before, or none.`,
	);
}

/** Where a list goes on: at the number of a skill, or after all of these at that of a document and of a section of its. */
interface Position {
	readonly skill: number;
	readonly document: number;
	readonly section: number;
}

const START: Position = { skill: 0, document: 0, section: 0 };

function positionOf(cursor: string | undefined): Position {
	const [skill, document = '0', section = '0', ...others] = cursor?.split('-') ?? [];
	if (others.length > 0) return invalidCursor(cursor as string);
	return { skill: offsetOf(skill), document: offsetOf(document), section: offsetOf(section) };
}

function cursorOf({ skill, document, section }: Position): string {
	return document + section === 0 ? String(skill) : `${skill}-${document}-${section}`;
}

/** Returns all resources of an index: skills, and after them sections of documents. */
export async function listAllResources(index: Index) {
	return (await listResources(index, START, Number.POSITIVE_INFINITY)).resources;
}

/** Returns so many resources from a position on, and where the list goes on. */
async function listResources(index: Index, { skill, document, section }: Position, most: number) {
	const skills = await readRange(index, 'units', skill, skill + most);
	const resources: ReturnType<typeof topSections> = skills.map(listedSkill);
	const rest = { skill: skill + skills.length, document, section };
	for (; rest.document < index.manifest.counts.documents; rest.document += PAGE) {
		const from = rest.document;
		const outlines = await index.run((manifest) => readOutlineRange(manifest, from, from + PAGE));
		for (const [i, outline] of outlines.entries()) {
			const sections = outline === undefined ? [] : topSections(outline).slice(rest.section);
			const left = most - resources.length;
			resources.push(...sections.slice(0, left));
			if (sections.length > left) {
				return { resources, next: { ...rest, document: from + i, section: rest.section + left } };
			}
			rest.section = 0;
		}
	}
	const { units } = index.manifest.counts;
	return { resources, next: rest.skill < units ? rest : undefined };
}
