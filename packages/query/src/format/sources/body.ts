/** Maximum bytes of a file of an index. */
export const MAX_FILE_BYTES = 2 ** 28;

/** Initial size of the buffer, in bytes. */
const FIRST_BYTES = 2 ** 16;

const NO_BYTES = /* @__PURE__ */ new Uint8Array();

/** The body of a `fetch` response. */
export interface Body {
	/** Preferred to `arrayBuffer`, so that an endless response can be cut off. */
	readonly body?: { getReader(): BodyReader; cancel?(): Promise<void> } | null;
	arrayBuffer(): Promise<ArrayBuffer>;
}

/** Reads the chunks of a stream of bytes. */
export interface BodyReader {
	read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
	cancel(): Promise<void>;
}

/**
 * Reads the bytes of a body.
 *
 * @throws RangeError for more than `most` bytes
 */
export async function bytesOf(response: Body, most = MAX_FILE_BYTES): Promise<Uint8Array> {
	const reader = response.body?.getReader();
	if (!reader) {
		const whole = new Uint8Array(await response.arrayBuffer());
		return whole.length > most ? tooMany(most) : whole;
	}
	let bytes = new Uint8Array(FIRST_BYTES);
	let size = 0;
	for (let { done, value = NO_BYTES } = await reader.read(); !done; { done, value = NO_BYTES } = await reader.read()) {
		const end = size + value.length;
		if (end > most) {
			await reader.cancel();
			return tooMany(most);
		}
		if (end > bytes.length) {
			const larger = new Uint8Array(Math.max(end, 2 * bytes.length));
			larger.set(bytes);
			bytes = larger;
		}
		bytes.set(value, size);
		size = end;
	}
	return bytes.slice(0, size);
}

function tooMany(most: number): never {
	throw new RangeError(`over ${most} bytes`);
}
