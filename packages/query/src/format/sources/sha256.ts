import type { Content } from './source.ts';

/** The part of the web platform that is used here. */
interface WebPlatform {
	readonly TextEncoder: new () => { encode(text: string): Uint8Array };
	readonly crypto: { readonly subtle: { digest(name: string, bytes: Uint8Array): Promise<ArrayBuffer> } };
}

/** Returns the SHA-256 in hexadecimal, by the runtime's `crypto.subtle`. */
export async function webSha256(content: Content): Promise<string> {
	const { TextEncoder, crypto } = globalThis as unknown as WebPlatform;
	const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
	const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
	return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
