import type { Unit } from '@pinakes/indexer';
import { type MatchOptions, type MatchQuery, type MatchResult, matchUnits, type Refusal } from '@pinakes/query';
import { expect } from 'vitest';
import { indexOf, packageOf, unitOf } from './match-index.ts';

export const CODE_EDIT = unitOf('gh:aider-chat/aider#code-edit', {
	package_id: 'gh:aider-chat/aider',
	name: 'Code edit',
	description: 'AI-powered code editing in your terminal (需要 LLM API)',
	capability_tags: ['code-generation', 'code-refactoring', 'multi-file-editing'],
	keywords: ['refactor', 'edit'],
	ide_support: ['windsurf', 'cursor'],
	conflicts: '需要网络访问 LLM provider',
});

export const GIT_COMMIT = unitOf('gh:aider-chat/aider#git-commit', {
	package_id: 'gh:aider-chat/aider',
	name: 'Git commit',
	description: 'Writes a commit message for the staged changes',
	capability_tags: ['git-commit'],
	keywords: ['commit message'],
	ide_support: ['windsurf', 'cursor', 'generic'],
});

export const AIDER = packageOf('gh:aider-chat/aider', {
	units: [CODE_EDIT.unit_id, GIT_COMMIT.unit_id],
	install: { method: 'pip', auto_install_cmd: 'pip install aider-chat', manual_install_cmd: 'pip install aider-chat' },
});

export const EXAMPLES = [CODE_EDIT, GIT_COMMIT];

/** Asks an index of nothing but these units. */
export async function ask(units: readonly Unit[], query: MatchQuery, options: MatchOptions = {}): Promise<MatchResult> {
	return matchUnits(await indexOf(units), query, options);
}

export function idsOf({ matches }: MatchResult): string[] {
	return matches.map(({ unit_id }) => unit_id);
}

export function refusalOf(result: MatchResult): Extract<MatchResult, Refusal> {
	if (result.rejection_category === null) throw new Error(`matched ${idsOf(result).join(', ')}`);
	expect(result.matches).toEqual([]);
	return result;
}
