/** The part of the web platform that this needs; QuickJS lacks it and is given text. */
interface WebPlatform {
	readonly TextDecoder: new (label: string, options: { fatal: boolean }) => TextDecoder;
}

interface TextDecoder {
	decode(bytes: Uint8Array): string;
}

let decoder: TextDecoder | undefined;

/** Content as text; undefined where it is bytes that are not UTF-8. */
export function textOf(content: Uint8Array | string): string | undefined {
	if (typeof content === 'string') return content;
	try {
		decoder ??= new (globalThis as unknown as WebPlatform).TextDecoder('utf-8', { fatal: true });
		return decoder.decode(content);
	} catch {
		return undefined;
	}
}
