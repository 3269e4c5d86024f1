import { type Analyzer, createAnalyzer } from '../../analysis/analyzer.ts';
import { isUnspaced } from '../../analysis/characters.ts';
import type { Manifest } from '../../manifest.ts';
import { need, type Recipe } from '../../recipe.ts';
import { FOLDING_FILE, type Folding } from './schema.ts';

/** The analyzers of open indexes: without folding by their settings, with it by their tables. */
const analyzers = new WeakMap<object, Analyzer>();

/** The analyzer for some texts of a query. The folding table is read only where one of them may need it. */
export function* readAnalyzer({ analyzer: settings }: Manifest, ...texts: readonly string[]): Recipe<Analyzer> {
	const folding = texts.some(isUnspaced)
		? yield* need<Folding>({ file: FOLDING_FILE, shape: { pairs: '' } })
		: undefined;
	const key = folding ?? settings;
	const analyzer = analyzers.get(key) ?? createAnalyzer(settings, folding?.pairs);
	analyzers.set(key, analyzer);
	return analyzer;
}
