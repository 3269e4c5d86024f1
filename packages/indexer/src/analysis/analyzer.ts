import { type Analyzer, createAnalyzer } from '@pinakes/query/format/analysis/analyzer';
import { defaultSettings } from '@pinakes/query/format/analysis/registry';
import { allFolding } from './folding.ts';

let analyzer: Analyzer | undefined;

/** The analyzer of everything but the texts of documents: every language, all characters folded. */
export function buildAnalyzer(): Analyzer {
	analyzer ??= createAnalyzer(defaultSettings(), allFolding());
	return analyzer;
}
