import { PinakesError } from './errors.ts';
import { own } from './json.ts';
import { checkManifest, MANIFEST_FILE, type Manifest } from './manifest.ts';
import type { Part, Recipe } from './recipe.ts';
import type { Source } from './source.ts';

/** An opened index: its manifest, and the way to run a look-up over its parts. */
export interface Index {
	readonly manifest: Manifest;
	/** Runs a look-up, reading the parts that it asks for; each is read and parsed once. */
	run<T>(recipe: (manifest: Manifest) => Recipe<T>): Promise<T>;
}

/** How an index is opened. */
export interface OpenOptions {
	/**
	 * Checks every file read against its SHA-256 in the manifest. `true` uses the runtime's
	 * `crypto.subtle`; a function does it where there is none. Sizes are checked in any case.
	 */
	readonly integrity?: boolean | ((bytes: Uint8Array) => Promise<string>);
}

/**
 * Opens an index: reads and checks its manifest, and nothing else yet.
 *
 * @throws PinakesError `not_an_index`, `format_version`, `damaged_part` or `unreadable_source`
 */
export async function openIndex(source: Source, options: OpenOptions = {}): Promise<Index> {
	const digest = digestOf(options.integrity);
	const content = await source.read(MANIFEST_FILE);
	if (content === undefined) {
		throw new PinakesError(
			'not_an_index',
			`${source.name}: there is no ${MANIFEST_FILE}. Build an index with \`pinakes build --out\`, or name its folder.`,
			MANIFEST_FILE,
		);
	}
	const manifest = checkManifest(parse(content, MANIFEST_FILE, source), source.name);
	const loaded = new Map<string, unknown>();
	const loading = new Map<string, Promise<unknown>>();

	async function load(part: Part<unknown>): Promise<unknown> {
		const bytes = await readPart(source, manifest, part.file, digest);
		const value = part.decode(parse(bytes, part.file, source));
		if (value === undefined) throw damaged(source, part.file, 'is not of the shape that its kind has');
		loaded.set(part.file, value);
		return value;
	}

	/** A failed read is forgotten, so that a passing fault does not last as long as the index. */
	function loadOnce(part: Part<unknown>): Promise<unknown> {
		let promise = loading.get(part.file);
		if (promise === undefined) {
			promise = load(part).finally(() => loading.delete(part.file));
			loading.set(part.file, promise);
		}
		return promise;
	}

	async function run<T>(recipe: (manifest: Manifest) => Recipe<T>): Promise<T> {
		const steps = recipe(manifest);
		let step = steps.next();
		while (!step.done) {
			const parts = step.value;
			if (!parts.every((part) => loaded.has(part.file))) {
				await Promise.all(parts.map((part) => loaded.has(part.file) || loadOnce(part)));
			}
			step = steps.next(parts.map((part) => loaded.get(part.file)));
		}
		return step.value;
	}

	return { manifest, run };
}

type Digest = (bytes: Uint8Array) => Promise<string>;

async function readPart(
	source: Source,
	manifest: Manifest,
	file: string,
	digest: Digest | undefined,
): Promise<Uint8Array | string> {
	const entry = own(manifest.files, file);
	if (entry === undefined) throw damaged(source, file, `is not listed in ${MANIFEST_FILE}`);
	const content = await source.read(file);
	if (content === undefined) {
		throw new PinakesError(
			'missing_part',
			`${source.name}: ${file} is listed in ${MANIFEST_FILE} and is not there. Copy the whole index folder, or build it again.`,
			file,
		);
	}
	const [size, sha256] = entry;
	if (typeof content !== 'string' && content.length !== size) {
		throw new PinakesError(
			'changed_part',
			`${source.name}: ${file} has ${content.length} bytes where ${MANIFEST_FILE} says ${size}: it was cut short, or the index was rebuilt since it was opened. Open the index again; if that does not help, build it again.`,
			file,
		);
	}
	if (digest !== undefined && (await digest(toBytes(content))) !== sha256) {
		throw new PinakesError(
			'changed_part',
			`${source.name}: ${file} does not have the SHA-256 that ${MANIFEST_FILE} says. Fetch or build the index again.`,
			file,
		);
	}
	return content;
}

function parse(content: Uint8Array | string, file: string, source: Source): unknown {
	try {
		return JSON.parse(typeof content === 'string' ? content : decodeUtf8(content));
	} catch {
		throw damaged(source, file, 'is not whole JSON in UTF-8');
	}
}

function damaged(source: Source, file: string, what: string): PinakesError {
	return new PinakesError('damaged_part', `${source.name}: ${file} ${what}. Build the index again.`, file);
}

/** What this package uses of the web platform, which every runtime but QuickJS has. */
interface WebPlatform {
	readonly TextDecoder?: new (label: string, options: { fatal: boolean }) => { decode(bytes: Uint8Array): string };
	readonly TextEncoder?: new () => { encode(text: string): Uint8Array };
	readonly crypto?: { subtle?: { digest(name: string, bytes: Uint8Array): Promise<ArrayBuffer> } };
}

const web = globalThis as WebPlatform;

function decodeUtf8(bytes: Uint8Array): string {
	if (web.TextDecoder === undefined) throw new TypeError('no TextDecoder');
	return new web.TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

function toBytes(content: Uint8Array | string): Uint8Array {
	if (typeof content !== 'string') return content;
	if (web.TextEncoder === undefined) throw new TypeError('no TextEncoder');
	return new web.TextEncoder().encode(content);
}

function digestOf(integrity: OpenOptions['integrity']): Digest | undefined {
	if (typeof integrity === 'function') return integrity;
	if (integrity !== true) return undefined;
	const subtle = web.crypto?.subtle;
	if (subtle === undefined) {
		throw new PinakesError(
			'invalid_value',
			'This runtime has no crypto.subtle: pass a function that returns the SHA-256 in hexadecimal as `integrity`.',
		);
	}
	return async (bytes) => {
		const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
		return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
	};
}
