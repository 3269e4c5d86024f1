/** The part of the web platform that is used here. QuickJS lacks it and reads text only. */
interface WebPlatform {
	readonly TextDecoder: new (label: string, options: { fatal: boolean }) => TextDecoder;
}

interface TextDecoder {
	decode(bytes: Uint8Array): string;
}

let decoder: TextDecoder | undefined;

/** Returns content as text; undefined for bytes that are not UTF-8. */
export function textOf(content: Uint8Array | string): string | undefined {
	if (typeof content === 'string') return content;
	try {
		decoder ??= new (globalThis as unknown as WebPlatform).TextDecoder('utf-8', { fatal: true });
		return decoder.decode(content);
	} catch {
		return undefined;
	}
}
