import { type McpServer, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import {
	type Skill,
	type SkillReadResult,
	type SkillSource,
	SkillsExtension,
} from '@modelcontextprotocol/server/ext/skills';
import type { Index } from '@pinakes/query';
import {
	oneLine,
	readSkillContents,
	readSkillFolders,
	readSkillIds,
	type SkillFile,
	type SkillFolder,
} from '@pinakes/query/internal';
import type { CurrentIndex } from '../index/current-index.ts';
import { readDocumentText, readUnit } from '../index/documents.ts';
import { shortened } from '../tools/bounds.ts';

/** Milliseconds for which a host may keep a listing: an index may be built again at any time. */
const FRESH = 60_000;

const extensions = new WeakMap<CurrentIndex, SkillsExtension>();

/**
 * Returns the extension that serves the skills of an index with their files (SEP-2640), one for all connections.
 *
 * @param report called once for each skill that the protocol does not allow
 */
export function skillsExtension(current: CurrentIndex, report: (message: string) => void): SkillsExtension {
	const known = extensions.get(current);
	if (known !== undefined) return known;
	const reported = new Set<string>();
	const extension = new SkillsExtension({
		source: skillSource(current),
		baseUri: SKILL_BASE,
		cacheHint: { ttlMs: FRESH, cacheScope: 'private' },
		onWarning({ path, message }) {
			const said = `${path}: ${message}`;
			if (!reported.has(said)) report(said);
			reported.add(said);
		},
	});
	extensions.set(current, extension);
	return extension;
}

function skillSource(current: CurrentIndex): SkillSource {
	return {
		list: ({ cursor }) =>
			current.use(async (index) => {
				const { items, ...page } = pageOf(await offeredSkills(index), cursor);
				return { skills: items, ...page };
			}),
		get: (uri) => current.use(async (index) => (await catalogOf(index)).skills.get(uri)),
		read: (uri) =>
			current.use(async (index) => {
				const file = (await catalogOf(index)).files.get(uri);
				return file && readFile(index, file);
			}),
	};
}

/** Returns the skills that models may start; others are given by their addresses alone. */
async function offeredSkills(index: Index): Promise<Skill[]> {
	const { skills } = await catalogOf(index);
	return [...skills.values()].filter(({ frontmatter }) => String(frontmatter['disable-model-invocation']) !== 'true');
}

/** Entries of a page of a list, and characters of what is said of one, or of a cursor in an error. */
const PAGE = 100;
const MAX_DESCRIPTION_LENGTH = 300;

/** @throws ProtocolError for a cursor that no list has given */
function pageOf<T>(all: readonly T[], cursor = '0'): { items: T[]; nextCursor?: string } {
	const from = /^\d{1,9}$/.test(cursor) ? Number(cursor) : Number.POSITIVE_INFINITY;
	if (from > all.length) {
		throw new ProtocolError(
			ProtocolErrorCode.InvalidParams,
			`There is no cursor ${shortened(cursor, PAGE)}: take nextCursor of the page before, or none.`,
		);
	}
	const next = from + PAGE;
	return { items: all.slice(from, next), ...(next < all.length ? { nextCursor: String(next) } : {}) };
}

/** Makes a server list the skills as resources too, which hosts offer to their users. */
export function registerResourceList(server: McpServer, current: CurrentIndex): void {
	server.server.setRequestHandler('resources/list', ({ params }) =>
		current.use(async (index) => {
			const { items, ...page } = pageOf(await offeredSkills(index), params?.cursor);
			const resources = items.map(({ uri, frontmatter: { name, description } }) => ({
				uri,
				name: String(name),
				description: shortened(oneLine(String(description)), MAX_DESCRIPTION_LENGTH),
				mimeType: 'text/markdown',
			}));
			return { resources, ...page };
		}),
	);
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

const SKILL_BASE = 'skill://';

interface CatalogFile {
	readonly uri: string;
	readonly unitId: string;
	readonly folder: SkillFolder;
	readonly file: SkillFile;
}

const catalogs = new WeakMap<Index, ReturnType<typeof readCatalog>>();

/** Returns the skills of an index; they are read once. */
function catalogOf(index: Index): ReturnType<typeof readCatalog> {
	const known = catalogs.get(index) ?? readCatalog(index);
	catalogs.set(index, known);
	known.catch(() => catalogs.delete(index));
	return known;
}

/** Reads the skills of an index by the addresses of their `SKILL.md`, sorted, and all their files by their addresses. */
async function readCatalog(index: Index) {
	const ids = await index.run(readSkillIds);
	const folders = await index.run((manifest) => readSkillFolders(manifest, ids));
	const skills = new Map<string, Skill>();
	const files = new Map<string, CatalogFile>();
	ids.forEach((unitId, i) => {
		const folder = folders[i];
		const main = folder?.files[0];
		const { name, description } = folder?.front_matter ?? {};
		if (folder === undefined || typeof name !== 'string' || typeof description !== 'string') return;
		let root = SKILL_BASE + skillPath(unitId, name);
		while (main !== undefined && skills.has(fileUri(root, main.path)))
			root = root.replace(SKILL_BASE, `${SKILL_BASE}-/`);
		const listed = folder.files.map((file) => ({ uri: fileUri(root, file.path), unitId, folder, file }));
		for (const file of listed) files.set(file.uri, file);
		const uri = listed[0]?.uri ?? root;
		const resources = listed.map(({ uri, file: { sha256, bytes } }) => ({
			uri,
			digest: `sha256:${sha256}`,
			size: bytes,
		}));
		skills.set(uri, { uri, frontmatter: { ...folder.front_matter, name, description }, resources });
	});
	return { skills, files };
}

/** The path of a skill: the id of its unit, which is its folder, ending in its name as the protocol demands. */
function skillPath(unitId: string, name: string): string {
	const segments = unitId.split('/');
	if (segments.at(-1) !== name) segments.push(name);
	return segments.map(encodeURIComponent).join('/');
}

function fileUri(root: string, path: string): string {
	return `${root}/${path.split('/').map(encodeURIComponent).join('/')}`;
}
