import { type Analyzer, createAnalyzer } from '@pinakes/query/format/analysis/analyzer';
import { defaultSettings } from '@pinakes/query/format/analysis/registry';
import { allFolding } from './folding.ts';

let analyzer: Analyzer | undefined;

/** Returns the analyzer for everything but texts of documents: it has all languages and folds all characters. */
export function buildAnalyzer(): Analyzer {
	analyzer ??= createAnalyzer(defaultSettings(), allFolding());
	return analyzer;
}
