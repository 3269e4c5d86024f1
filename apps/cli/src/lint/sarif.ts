import { LINT_RULES, type LintRule } from '@pinakes/indexer';
import type { Located } from './baseline.ts';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

/** Returns problems as SARIF 2.1.0, for code scanning services. Paths are relative to the repository. */
export function sarifOf(located: readonly Located[], version: string): object {
	const ids = [...new Set(located.map(({ problem }) => problem.rule))].sort();
	const rules: Readonly<Record<string, LintRule>> = LINT_RULES;
	return {
		$schema: SCHEMA,
		version: '2.1.0',
		runs: [
			{
				tool: {
					driver: {
						name: 'pinakes lint',
						version,
						rules: ids.map((id) => ({
							id,
							shortDescription: { text: rules[id]?.what ?? id },
							defaultConfiguration: { level: rules[id]?.severity ?? 'warning' },
						})),
					},
				},
				columnKind: 'unicodeCodePoints',
				results: located.map(({ problem: { rule, severity, message, fix, line }, path }) => ({
					ruleId: rule,
					ruleIndex: ids.indexOf(rule),
					level: severity,
					message: { text: `${message}; ${fix}` },
					locations: [
						{
							physicalLocation: {
								artifactLocation: { uri: path.split('/').map(encodeURIComponent).join('/') },
								...(line === undefined ? {} : { region: { startLine: line } }),
							},
						},
					],
				})),
			},
		],
	};
}
