import { createHash } from 'node:crypto';
import { PinakesError } from '@pinakes/query';
import { isRecord, parseJson } from '@pinakes/query/format/json';
import { FORMAT, MANIFEST_FILE } from '@pinakes/query/format/manifest';
import { PACKS_FOLDER } from '@pinakes/query/format/packs';
import type { Bucket } from './bucket.ts';
import { inParallel } from './in-parallel.ts';
import { ConflictError, deleteObject, getObject, listObjects, putObject, type StoredObject } from './objects.ts';

/** Files of a published index, by path: packs of one version, and the manifests that name them. */
export type PublishedFiles = ReadonlyMap<string, string | Uint8Array>;

/** How an index is published. */
export interface PublishOptions {
	/** Milliseconds for which the packs of a version stay after it was replaced. Default: an hour. */
	readonly keepFor?: number | undefined;
}

/** What was published. */
export interface PublishSummary {
	/** Identifies the content. */
	readonly version: string;
	/** Packs of the index, and those that were sent. */
	readonly packs: number;
	readonly sent: number;
	readonly sentBytes: number;
	/** Whether readers get another index than before. */
	readonly isChanged: boolean;
	/** Objects of replaced versions and interrupted uploads that were removed. */
	readonly removed: number;
}

const DEFAULT_KEEP_FOR = 60 * 60 * 1000;

/** The object beside the packs of a version that tells by its date when the version was replaced. */
const REPLACED = 'replaced';

/** An object that a published index has below `packs/`. */
const PACK_OBJECT = new RegExp(`^${PACKS_FOLDER}/([0-9a-f]+)/(?:\\d+\\.bin|${REPLACED})$`);

/**
 * Publishes an index to a bucket: packs first, which never change, then the manifests. Readers find the version before or
 * the new one. An upload that was interrupted is continued; what it left and nobody uses is removed.
 *
 * @param files as `publishedIndex` of `@pinakes/indexer` returns them
 * @throws PinakesError `unreadable_source` if the store refuses a request or cannot be reached, or another upload was
 * first; `invalid_value` if the folder has another `manifest.json`
 */
export async function publishIndex(
	bucket: Bucket,
	files: PublishedFiles,
	{ keepFor = DEFAULT_KEEP_FOR }: PublishOptions = {},
): Promise<PublishSummary> {
	const packs = [...files].filter(([path]) => PACK_OBJECT.test(path));
	const version = versionOf(files.get(MANIFEST_FILE)) ?? '';
	const tops = new Map<string, Awaited<ReturnType<typeof getObject>>>();
	// The manifest is the switch; the others follow it.
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
	const sent = await sendMissing(bucket, packs, objects, changed.length === 0);
	if (current !== undefined && current !== version)
		await putObject(bucket, `${PACKS_FOLDER}/${current}/${REPLACED}`, '');
	try {
		for (const path of changed) {
			await putObject(bucket, path, textOf(files.get(path)), { replaced: tops.get(path)?.etag });
		}
	} catch (cause) {
		if (!(cause instanceof ConflictError)) throw cause;
		throw new PinakesError(
			'unreadable_source',
			`${bucket.name}: another upload replaced the index meanwhile (${cause.message}), and that one stays. Run it again to replace it.`,
		);
	}
	// Another writer may have taken packs of an earlier, interrupted upload for abandoned.
	const { objects: after } = await listObjects(bucket, `${PACKS_FOLDER}/${version}/`);
	const again = await sendMissing(bucket, packs, after, true);
	const isLive = (each: string): boolean => each === version || each === current;
	// Where another upload has replaced this one already, it cleans up.
	const isLast = versionOf((await getObject(bucket, MANIFEST_FILE))?.text) === version;
	const removed = isLast ? await removeAbandoned(bucket, objects, { isLive, before: now - keepFor }) : 0;
	const sentBytes = sent.bytes + again.bytes;
	return { version, packs: packs.length, sent: sent.count, sentBytes, isChanged: changed.length > 0, removed };
}

/** Sends packs that are not listed. The name of a pack tells its content, unless it was damaged. */
async function sendMissing(
	bucket: Bucket,
	packs: readonly (readonly [path: string, content: string | Uint8Array])[],
	objects: readonly StoredObject[],
	isTrusted: boolean,
): Promise<{ count: number; bytes: number }> {
	const byPath = new Map(objects.map((object) => [object.path, object]));
	const missing = packs.filter(([path, content]) => {
		const stored = byPath.get(path);
		if (stored === undefined || stored.bytes !== content.length) return true;
		return !isTrusted && stored.etag.replaceAll('"', '') !== createHash('md5').update(content).digest('hex');
	});
	await inParallel(missing, ([path, content]) => putObject(bucket, path, content));
	return { count: missing.length, bytes: missing.reduce((sum, [, { length }]) => sum + length, 0) };
}

/** Removes the objects of interrupted uploads, and of versions that were replaced before a time. */
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

/** The version of the packs that a manifest names. */
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
