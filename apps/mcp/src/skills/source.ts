import { ProtocolError, ProtocolErrorCode, type Resource } from '@modelcontextprotocol/server';
import {
	DIRECTORY_MIME_TYPE,
	type SkillReadResult,
	type SkillSource,
	SkillsExtension,
} from '@modelcontextprotocol/server/ext/skills';
import type { Index } from '@pinakes/query';
import { readSkillContents } from '@pinakes/query/format/kinds/skills/read';
import type { CurrentIndex } from '../index/current-index.ts';
import { readDocumentText } from '../index/documents.ts';
import { readUnit } from '../index/records.ts';
import { offsetOf, PAGE } from '../resources/list.ts';
import { type CatalogFile, catalogOf, SKILL_BASE } from './catalog.ts';

/** Milliseconds for which a host may keep a listing: an index may be built again at any time. */
const FRESH = 60_000;

const extensions = new WeakMap<CurrentIndex, SkillsExtension>();

/**
 * Returns the extension that serves the skills of an index with their files (SEP-2640), one for all connections.
 *
 * @param report called once for each skill that the protocol does not allow
 */
export function skillsExtension(current: CurrentIndex, report: (message: string) => void): SkillsExtension {
	const extension = extensions.get(current) ?? createExtension(current, report);
	extensions.set(current, extension);
	return extension;
}

function createExtension(current: CurrentIndex, report: (message: string) => void): SkillsExtension {
	const reported = new Set<string>();
	return new SkillsExtension({
		source: skillSource(current),
		baseUri: SKILL_BASE,
		cacheHint: { ttlMs: FRESH, cacheScope: 'private' },
		onWarning({ path, message }) {
			const said = `${path}: ${message}`;
			if (!reported.has(said)) report(said);
			reported.add(said);
		},
	});
}

function skillSource(current: CurrentIndex): SkillSource {
	return {
		list: ({ cursor }) =>
			current.use(async (index) => {
				const { items, ...page } = pageOf([...(await catalogOf(index)).skills.values()], cursor);
				return { skills: items, ...page };
			}),
		get: (uri) => current.use(async (index) => (await catalogOf(index)).skills.get(uri)),
		read: (uri) =>
			current.use(async (index) => {
				const file = (await catalogOf(index)).files.get(uri);
				return file && readFile(index, file);
			}),
		readDirectory: (uri, { cursor }) =>
			current.use(async (index) => {
				const children = (await catalogOf(index)).directories.get(uri);
				if (children === undefined) return undefined;
				const { items, ...page } = pageOf([...children.values()], cursor);
				return {
					resources: items.map(
						({ uri, name, file }): Resource => ({ uri, name, mimeType: file?.file.media_type ?? DIRECTORY_MIME_TYPE }),
					),
					...page,
				};
			}),
	};
}

function pageOf<T>(all: readonly T[], cursor: string | undefined): { items: T[]; nextCursor?: string } {
	const from = offsetOf(cursor);
	if (from > all.length) {
		throw new ProtocolError(ProtocolErrorCode.InvalidParams, `The cursor ${from} is beyond the end of the list.`);
	}
	const next = from + PAGE;
	return { items: all.slice(from, next), ...(next < all.length ? { nextCursor: String(next) } : {}) };
}

async function readFile(index: Index, { unitId, folder, file }: CatalogFile): Promise<SkillReadResult> {
	const mimeType = file.media_type;
	if (file.content === null) {
		const unit = await readUnit(index, unitId);
		return { text: folder.head + (unit === undefined ? '' : await readDocumentText(index, unit.source)), mimeType };
	}
	const number = file.content;
	const [content = ''] = await index.run((manifest) => readSkillContents(manifest, [number]));
	return typeof content === 'string'
		? { text: content, mimeType }
		: { bytes: Buffer.from(content.base64, 'base64'), mimeType };
}
