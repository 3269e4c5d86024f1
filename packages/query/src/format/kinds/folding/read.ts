import { type Analyzer, createAnalyzer } from '../../analysis/analyzer.ts';
import { isUnspaced } from '../../analysis/characters.ts';
import type { Manifest } from '../../manifest.ts';
import { need, type Recipe } from '../../recipe.ts';
import { FOLDING_FILE, type Folding } from './schema.ts';

/** Cached analyzers of open indexes: by their settings without folding, by their folding tables with it. */
const analyzers = new WeakMap<object, Analyzer>();

/** Returns the analyzer for texts of a query. Reads the folding table only if one of them may need it. */
export function* readAnalyzer({ analyzer: settings }: Manifest, ...texts: readonly string[]): Recipe<Analyzer> {
	const folding = texts.some(isUnspaced)
		? yield* need<Folding>({ file: FOLDING_FILE, shape: { pairs: '' } })
		: undefined;
	const key = folding ?? settings;
	const analyzer = analyzers.get(key) ?? createAnalyzer(settings, folding?.pairs);
	analyzers.set(key, analyzer);
	return analyzer;
}
