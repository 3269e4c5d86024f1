import { createHash } from 'node:crypto';
import { PinakesError } from '@pinakes/query';
import { isBusy, retrying } from '@pinakes/query/format/sources/retrying';
import type { Bucket } from './bucket.ts';

/** An object in a folder of a bucket. */
export interface StoredObject {
	/** Path below the folder. */
	readonly path: string;
	readonly bytes: number;
	readonly etag: string;
	/** Time of the last change in milliseconds since 1970, by the clock of the store. */
	readonly modified: number;
}

/** The answer to a successful request. */
interface Answer {
	readonly status: number;
	readonly headers: Headers;
	readonly body: Uint8Array;
}

/** Status of a missing object; `CONFLICTS` are those of a condition that does not hold. */
const MISSING = 404;
const CONFLICTS = [409, 412];

/** Maximum objects of a listing. */
const MAX_OBJECTS = 100_000;

/** Thrown if the condition of a request does not hold, because another writer was first. */
export class ConflictError extends Error {}

/** Returns the text of an object and its ETag, or undefined if the object does not exist. */
export async function getObject(bucket: Bucket, path: string): Promise<{ text: string; etag: string } | undefined> {
	const { status, headers, body } = await send(bucket, 'GET', bucket.url + path);
	if (status === MISSING) return undefined;
	return { text: Buffer.from(body).toString('utf8'), etag: headers.get('etag') ?? '' };
}

/**
 * Writes an object. With a condition the store refuses it if another writer was first.
 *
 * @param condition the ETag of the object that may be replaced; `replaced` is undefined if there must be none
 * @throws ConflictError if the condition does not hold
 */
export async function putObject(
	bucket: Bucket,
	path: string,
	content: string | Uint8Array,
	condition?: { readonly replaced: string | undefined },
): Promise<void> {
	const body = typeof content === 'string' ? Buffer.from(content) : content;
	const headers = {
		...(condition &&
			(condition.replaced === undefined ? { 'if-none-match': '*' } : { 'if-match': condition.replaced })),
		'content-type': path.endsWith('.json') ? 'application/json' : 'application/octet-stream',
		// A pack never changes.
		'cache-control': path.endsWith('.bin') ? 'public, max-age=31536000, immutable' : 'no-cache',
		'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
	};
	await send(bucket, 'PUT', bucket.url + path, { headers, body });
}

/** Removes an object, if it is there. */
export async function deleteObject(bucket: Bucket, path: string): Promise<void> {
	await send(bucket, 'DELETE', bucket.url + path);
}

/** Lists the objects below a path, and returns the time of the store. */
export async function listObjects(bucket: Bucket, path: string): Promise<{ objects: StoredObject[]; now: number }> {
	const objects: StoredObject[] = [];
	let token: string | undefined;
	for (;;) {
		const query = new URLSearchParams({ 'list-type': '2', prefix: bucket.prefix + path });
		if (token !== undefined) query.set('continuation-token', token);
		const { status, body, headers } = await send(bucket, 'GET', `${bucket.root.slice(0, -1)}?${query}`);
		if (status === MISSING) throw refused(bucket, 'list objects', `${status} NoSuchBucket`);
		const text = Buffer.from(body).toString('utf8');
		for (const entry of text.split('<Contents>').slice(1)) {
			const key = tagOf(entry, 'Key');
			if (!key.startsWith(bucket.prefix + path)) continue;
			objects.push({
				path: key.slice(bucket.prefix.length),
				bytes: Number(tagOf(entry, 'Size')),
				etag: tagOf(entry, 'ETag'),
				modified: Date.parse(tagOf(entry, 'LastModified')),
			});
		}
		token = tagOf(text, 'NextContinuationToken') || undefined;
		if (token === undefined || objects.length > MAX_OBJECTS) {
			return { objects, now: Date.parse(headers.get('date') ?? '') };
		}
	}
}

/** Returns the text of the first XML element with a name. */
function tagOf(xml: string, name: string): string {
	const start = xml.indexOf(`<${name}>`);
	const end = xml.indexOf(`</${name}>`, start);
	if (start < 0 || end < 0) return '';
	return xml.slice(start + name.length + 2, end).replace(/&(\w+|#\d+);/g, (entity, named: string) => {
		if (named.startsWith('#')) return String.fromCodePoint(Math.min(Number(named.slice(1)), 0x10ffff));
		return ENTITIES.get(named) ?? entity;
	});
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
	['amp', '&'],
	['lt', '<'],
	['gt', '>'],
	['quot', '"'],
	['apos', "'"],
]);

/** Sends a request, and retries if the connection is lost or the store is busy. */
async function send(bucket: Bucket, method: string, url: string, init: RequestInit = {}): Promise<Answer> {
	const what = `${method} ${url.replace(/\?.*/, '').slice(bucket.url.length) || 'the list of objects'}`;
	const answer = await retrying(async () => {
		const response = await bucket.fetch(url, { ...init, method });
		const body = new Uint8Array(await response.arrayBuffer());
		if (isBusy(response.status)) throw new Error(faultOf(response.status, body));
		return { status: response.status, headers: response.headers, body };
	}).catch((cause: Error) => {
		const reason = cause.cause instanceof Error ? `${cause.message}: ${cause.cause.message}` : cause.message;
		throw new PinakesError(
			'unreadable_source',
			`${bucket.name} cannot be reached (${what}: ${reason}): check the endpoint and the connection. What was sent stays there; run it again.`,
		);
	});
	const { status, body, headers } = answer;
	if ((status >= 200 && status < 300) || (status === MISSING && method !== 'PUT')) return answer;
	if (CONFLICTS.includes(status)) throw new ConflictError(faultOf(status, body));
	const region = headers.get('x-amz-bucket-region');
	throw refused(bucket, what, faultOf(status, body) + (region === null ? '' : `, the region is ${region}`));
}

function refused(bucket: Bucket, what: string, fault: string): PinakesError {
	const advice = /^404/.test(fault)
		? `there is no bucket ${bucket.bucket} there: create it, or check the endpoint and AWS_REGION`
		: bucket.isSigned
			? 'check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, what that key may do, AWS_REGION and the endpoint'
			: 'set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
	return new PinakesError('unreadable_source', `${bucket.name} refused ${what} (${fault}): ${advice}.`);
}

/** Returns status, code and message of an error. The rest of the answer may repeat what was sent. */
function faultOf(status: number, body: Uint8Array): string {
	const text = Buffer.from(body).toString('utf8');
	const [code, message] = [tagOf(text, 'Code'), tagOf(text, 'Message')];
	return [`${status}`, code, message && `- ${message.slice(0, 200)}`].filter(Boolean).join(' ');
}
