import { createHash } from 'node:crypto';
import { PinakesError } from '@pinakes/query';
import { check } from '@pinakes/query/format/errors';
import { isRecord, parseJson } from '@pinakes/query/format/json';
import { PACKS_FOLDER } from '@pinakes/query/format/layouts/packs';
import { FORMAT, MANIFEST_FILE } from '@pinakes/query/format/manifest';
import { withDefaults } from '@pinakes/query/format/with-defaults';
import { type Bucket, checkBucket } from './bucket.ts';
import { inParallel } from './in-parallel.ts';
import { ConflictError, deleteObject, getObject, listObjects, putObject, type StoredObject } from './objects.ts';

/** Files of a published index, by path: packs of one version, and the manifests that name them. */
export type PublishedFiles = ReadonlyMap<string, string | Uint8Array>;

/** Options of `publishIndex`. */
export interface PublishOptions {
	/** Milliseconds for which the packs of a replaced version are kept. Default: an hour. */
	readonly keepFor?: number | undefined;
}

/** The result of `publishIndex`. */
export interface PublishSummary {
	/** Identifies the content. */
	readonly version: string;
	/** Number of packs of the index; `sent` is the number of uploaded ones. */
	readonly packs: number;
	readonly sent: number;
	readonly sentBytes: number;
	/** Whether the index differs from the one before. */
	readonly isChanged: boolean;
	/** Number of removed objects, of replaced versions and interrupted uploads. */
	readonly removed: number;
}

const DEFAULT_KEEP_FOR = 60 * 60 * 1000;

/** Name of the object that is added to the packs of a replaced version. Its date is the time of the replacement. */
const REPLACED = 'replaced';

/** Matches the path of a pack, or of a `replaced` object. */
const PACK_OBJECT = new RegExp(`^${PACKS_FOLDER}/([0-9a-f]+)/(?:\\d+\\.bin|${REPLACED})$`);

/**
 * Publishes an index to a bucket: first the packs, which never change, then the manifests, so that readers find either
 * the old or the new version. An interrupted upload is continued, and unused packs are removed.
 *
 * @param files from `publishedIndex` of `@pinakes/indexer`
 * @throws PinakesError `unreadable_source` if the store refuses a request or cannot be reached, or another upload was
 * first; `invalid_value` if the folder has another `manifest.json`
 */
export async function publishIndex(
	bucket: Bucket,
	files: PublishedFiles,
	options: PublishOptions = {},
): Promise<PublishSummary> {
	const { keepFor } = withDefaults(options as { keepFor?: number }, { keepFor: DEFAULT_KEEP_FOR });
	check(Number.isFinite(keepFor), 'keepFor must be a number of milliseconds.');
	checkBucket(bucket);
	check(
		typeof files?.get === 'function' && files.has(MANIFEST_FILE),
		'No files to publish: give those of publishedIndex(folder) of @pinakes/indexer.',
	);
	const packs = [...files.keys()].filter((path) => PACK_OBJECT.test(path));
	const version = versionOf(files.get(MANIFEST_FILE)) ?? '';
	const tops = new Map<string, Awaited<ReturnType<typeof getObject>>>();
	// The manifest comes first, as it decides which version is read.
	const topPaths = [
		MANIFEST_FILE,
		...[...files.keys()].filter((path) => path !== MANIFEST_FILE && !PACK_OBJECT.test(path)),
	];
	for (const path of topPaths) tops.set(path, await getObject(bucket, path));
	const before = tops.get(MANIFEST_FILE)?.text;
	checkManifest(bucket, before);
	const current = versionOf(before);
	const { objects, now } = await listObjects(bucket, `${PACKS_FOLDER}/`);
	const changed = topPaths.filter((path) => tops.get(path)?.text !== textOf(files.get(path)));
	const own = { files, packs };
	const sent = await sendMissing(bucket, own, objects, changed.length === 0);
	if (current !== undefined && current !== version)
		await putObject(bucket, `${PACKS_FOLDER}/${current}/${REPLACED}`, '');
	await replaceManifests(
		bucket,
		changed.map((path) => ({ path, text: textOf(files.get(path)), replaced: tops.get(path)?.etag })),
	);
	// Another writer may meanwhile have removed packs of an earlier, interrupted upload.
	const { objects: after } = await listObjects(bucket, `${PACKS_FOLDER}/${version}/`);
	const again = await sendMissing(bucket, own, after, true);
	const isLive = (each: string): boolean => each === version || each === current;
	// If another upload has already replaced this one, it cleans up.
	const isLast = versionOf((await getObject(bucket, MANIFEST_FILE))?.text) === version;
	const removed = isLast ? await removeAbandoned(bucket, objects, { isLive, before: now - keepFor }) : 0;
	const sentBytes = sent.bytes + again.bytes;
	return { version, packs: packs.length, sent: sent.count, sentBytes, isChanged: changed.length > 0, removed };
}

/** Replaces manifests one after the other, each only if nobody else has replaced it since it was read. */
async function replaceManifests(
	bucket: Bucket,
	manifests: readonly { readonly path: string; readonly text: string; readonly replaced: string | undefined }[],
): Promise<void> {
	try {
		for (const { path, text, replaced } of manifests) await putObject(bucket, path, text, { replaced });
	} catch (cause) {
		if (!(cause instanceof ConflictError)) throw cause;
		throw new PinakesError(
			'unreadable_source',
			`${bucket.name}: another upload replaced the index meanwhile (${cause.message}), and that one stays. Run it again to replace it.`,
		);
	}
}

/**
 * Uploads the packs that the bucket lacks. Names identify contents; unless `isTrusted`, checksums are compared too, in
 * case an object is damaged.
 */
async function sendMissing(
	bucket: Bucket,
	{ files, packs }: { readonly files: PublishedFiles; readonly packs: readonly string[] },
	objects: readonly StoredObject[],
	isTrusted: boolean,
): Promise<{ count: number; bytes: number }> {
	const byPath = new Map(objects.map((object) => [object.path, object]));
	let [count, bytes] = [0, 0];
	// Packs are read here, as an index may be larger than the memory.
	await inParallel(packs, async (path) => {
		const content = files.get(path) ?? '';
		const stored = byPath.get(path);
		const isThere = stored?.bytes === content.length;
		if (isThere && (isTrusted || stored.etag.replaceAll('"', '') === md5Of(content))) return;
		await putObject(bucket, path, content);
		count++;
		bytes += content.length;
	});
	return { count, bytes };
}

function md5Of(content: string | Uint8Array): string {
	return createHash('md5').update(content).digest('hex');
}

/**
 * Removes the objects of interrupted uploads and of versions that were replaced before a time. Returns their number.
 */
async function removeAbandoned(
	bucket: Bucket,
	objects: readonly StoredObject[],
	{ isLive, before }: { readonly isLive: (version: string) => boolean; readonly before: number },
): Promise<number> {
	const kept = new Set<string | undefined>();
	for (const { path, modified } of objects) {
		if (path.endsWith(`/${REPLACED}`) && !(modified < before)) kept.add(PACK_OBJECT.exec(path)?.[1]);
	}
	const abandoned = objects.filter(({ path }) => {
		const version = PACK_OBJECT.exec(path)?.[1];
		return version !== undefined && !isLive(version) && !kept.has(version);
	});
	await inParallel(abandoned, ({ path }) => deleteObject(bucket, path));
	return abandoned.length;
}

/** Returns the version of the packs that a manifest refers to. */
function versionOf(manifest: string | Uint8Array | undefined): string | undefined {
	const json = parseJson(textOf(manifest));
	const packs = isRecord(json) ? json.packs : undefined;
	const version = isRecord(packs) ? packs.version : undefined;
	return typeof version === 'string' && /^[0-9a-f]+$/.test(version) ? version : undefined;
}

function checkManifest(bucket: Bucket, text: string | undefined): void {
	const json = parseJson(text);
	if (text === undefined || (isRecord(json) && json.format === FORMAT)) return;
	throw new PinakesError(
		'invalid_value',
		`${bucket.name} has a ${MANIFEST_FILE} that is not that of an index: name another prefix.`,
		MANIFEST_FILE,
	);
}

function textOf(content: string | Uint8Array | undefined): string {
	return typeof content === 'string' ? content : Buffer.from(content ?? []).toString('utf8');
}
