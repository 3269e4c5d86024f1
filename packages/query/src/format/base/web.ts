/** The part of the web platform that this package uses. QuickJS lacks all of it, and reads text only. */
interface WebPlatform {
	readonly TextDecoder: new (label: string, options: { fatal: boolean }) => { decode(bytes: Uint8Array): string };
	readonly TextEncoder: new () => { encode(text: string): Uint8Array };
	readonly AbortSignal: { timeout(milliseconds: number): unknown };
	readonly crypto: { readonly subtle: SubtleCrypto };
	readonly setTimeout?: (run: (value: unknown) => void, milliseconds?: number) => unknown;
	readonly clearTimeout?: (timer: unknown) => void;
	readonly performance?: { now(): number };
	atob(text: string): string;
	fetch(url: string, options: { redirect: string; signal: unknown; headers?: object }): Promise<unknown>;
}

interface SubtleCrypto {
	digest(name: string, bytes: Uint8Array): Promise<ArrayBuffer>;
	importKey(format: 'spki', der: Uint8Array, name: string, isExtractable: boolean, uses: ['verify']): Promise<unknown>;
	verify(name: string, key: unknown, signature: Uint8Array, bytes: Uint8Array): Promise<boolean>;
}

export const web = globalThis as unknown as WebPlatform;

/** Waits for a promise, but at most `ms` milliseconds. Rejects if the promise does, or after that time. */
export function withinTime<T>(promise: Promise<T>, ms: number): Promise<T> {
	const { setTimeout, clearTimeout } = web;
	return new Promise((resolve, reject) => {
		const timer = setTimeout?.(() => reject(new Error(`no answer within ${ms} ms`)), ms);
		promise.then(resolve, reject).then(() => clearTimeout?.(timer));
	});
}
