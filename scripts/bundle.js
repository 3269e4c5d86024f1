/**
 * Bundles the program of the package in this folder with its dependencies: Node takes longer to load hundreds of small
 * modules than most commands run. Dynamically imported commands are separate files.
 */
import { copyFileSync } from 'node:fs';
import { build } from 'esbuild';

await build({
	entryPoints: ['src/main.ts'],
	outdir: 'dist',
	bundle: true,
	splitting: true,
	format: 'esm',
	platform: 'node',
	target: 'node20',
	// ES modules where a package has both: some CommonJS cannot be bundled.
	mainFields: ['module', 'main'],
	minifySyntax: true,
	minifyWhitespace: true,
	// What users install where they want it, a program of its own, and what looks for files beside its own.
	external: ['@huggingface/transformers', '@pinakes/mcp', 'open'],
	// CommonJS among the dependencies requires modules of Node.
	banner: {
		js: "import { createRequire as requireOf } from 'node:module';\nconst require = requireOf(import.meta.url);",
	},
	logLevel: 'warning',
});

// The bundle has data of the indexer, whose sources and licences it must name.
copyFileSync(new URL('../packages/indexer/NOTICE', import.meta.url), 'dist/NOTICE');
