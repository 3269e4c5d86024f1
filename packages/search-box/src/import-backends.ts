/** Address of the code that searches after its import failed, as Chromium keeps failures by address, which its message names. */
let address = '';

/** Imports the code that searches, again after a failure. */
export async function importBackends(): Promise<typeof import('./backends.ts')> {
	try {
		return await (address === ''
			? import('./backends.ts')
			: import(/* @vite-ignore */ /* webpackIgnore: true */ address));
	} catch (cause) {
		const [, failed] = /imported module: (\S+)$/.exec(String(cause)) ?? [];
		if (failed !== undefined) address = `${failed}${failed.includes('?') ? '&' : '?'}again`;
		throw cause;
	}
}
