type Backends = Pick<typeof import('./backends.ts'), 'indexBackend' | 'siteBackend'>;

/** Address of the code that searches after its import failed, as Chromium keeps failures by address, which its message names. */
let address = '';

/** Imports the code that searches, again after a failure. */
export async function importBackends(): Promise<Backends> {
	try {
		if (address !== '') return (await import(/* @vite-ignore */ /* webpackIgnore: true */ address)) as Backends;
		// By their names, so that bundlers leave out what is not used.
		const { indexBackend, siteBackend } = await import('./backends.ts');
		return { indexBackend, siteBackend };
	} catch (cause) {
		const [, failed] = /imported module: (\S+)$/.exec(String(cause)) ?? [];
		if (failed !== undefined) address = `${failed}${failed.includes('?') ? '&' : '?'}again`;
		throw cause;
	}
}
