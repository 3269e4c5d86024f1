/** Bundles the element for pages without a bundler: a script, one more when a reader is about to search, and others for what few need. */
// biome-ignore lint/style/noDefaultExport: a configuration
export default {
	input: 'dist/index.js',
	external: ['worker_threads'],
	platform: 'browser',
	transform: { target: 'es2022' },
	// What both scripts need is in the first one, so that neither waits for a third.
	preserveEntrySignatures: 'allow-extension',
	output: {
		dir: 'dist/standalone',
		minify: true,
		// Names of languages are read from the names of their files.
		hashCharacters: 'hex',
		entryFileNames: 'pinakes-search.js',
		chunkFileNames: '[name]-[hash].js',
	},
};
