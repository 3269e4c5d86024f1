import { type McpServer, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { Index } from '@pinakes/query';
import { readOutlines } from '@pinakes/query/format/kinds/outline/read';
import { shortened } from '../bounds.ts';
import type { CurrentIndex } from '../index/current-index.ts';
import { readRange } from '../index/records.ts';
import { topSections } from './sections.ts';
import { listedSkill } from './skills.ts';

/** Resources of a page, and characters of what is said of one. */
const PAGE = 100;
const MAX_DESCRIPTION_LENGTH = 300;

/** Makes a server list the skills, and after them the documents' sections, a page at a time. */
export function registerResourceList(server: McpServer, current: CurrentIndex): void {
	server.server.setRequestHandler('resources/list', ({ params }) => {
		const from = offsetOf(params?.cursor);
		return current.use(async (index) => {
			const found = await listResources(index, from, from + PAGE + 1);
			return {
				resources: found.slice(0, PAGE).map((resource) => ({
					...resource,
					description: shortened(resource.description, MAX_DESCRIPTION_LENGTH),
				})),
				...(found.length > PAGE ? { nextCursor: String(from + PAGE) } : {}),
			};
		});
	});
}

/** Decodes a cursor of a list.
 *
 * @throws ProtocolError for one that no list has given
 */
export function offsetOf(cursor: string | undefined): number {
	if (cursor === undefined) return 0;
	if (/^\d{1,9}$/.test(cursor)) return Number(cursor);
	throw new ProtocolError(
		ProtocolErrorCode.InvalidParams,
		`There is no cursor ${shortened(cursor, PAGE)}: take nextCursor of the page before, or none.`,
	);
}

/** Returns the resources of an index from one number to before another: skills, and after them sections of documents. */
export async function listResources(index: Index, from: number, to: number) {
	const { units } = index.manifest.counts;
	const skills = await readRange(index, 'units', from, Math.min(to, units));
	const listed = skills.map(listedSkill);
	if (to <= units) return listed;
	const sections = (await index.run(readOutlines)).flatMap(topSections);
	return [...listed, ...sections.slice(Math.max(0, from - units), to - units)];
}
