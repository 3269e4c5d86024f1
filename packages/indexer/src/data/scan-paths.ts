import { GENERIC_IDE } from '@pinakes/query/internal';

/**
 * Where tools look for Agent Skills, and which tool a skill found there is for. A skill in a folder
 * that is no single tool's is for any tool that can follow instructions: `generic`. Longer paths
 * come first where one is part of another.
 */
export const SKILL_SCAN_PATHS: readonly { readonly folder: string; readonly ide: string }[] = [
	{ folder: '.agents/skills', ide: GENERIC_IDE },
	{ folder: '.agent/skills', ide: 'antigravity' },
	{ folder: '.claude/skills', ide: 'claude' },
	{ folder: '.cline/skills', ide: 'cline' },
	{ folder: '.codebuddy/skills', ide: 'codebuddy' },
	{ folder: '.codex/skills', ide: 'codex' },
	{ folder: '.continue/skills', ide: 'continue' },
	{ folder: '.copilot/skills', ide: 'copilot' },
	{ folder: '.cursor/skills', ide: 'cursor' },
	{ folder: '.gemini/skills', ide: 'gemini' },
	{ folder: '.github/skills', ide: 'copilot' },
	{ folder: '.goose/skills', ide: 'goose' },
	{ folder: '.kilocode/skills', ide: 'kilocode' },
	{ folder: '.kiro/skills', ide: 'kiro' },
	{ folder: '.opencode/skills', ide: 'opencode' },
	{ folder: '.opencode/skill', ide: 'opencode' },
	{ folder: '.qoder/skills', ide: 'qoder' },
	{ folder: '.qwen/skills', ide: 'qwen' },
	{ folder: '.roo/skills', ide: 'roocode' },
	{ folder: '.trae/skills', ide: 'trae' },
	{ folder: '.windsurf/skills', ide: 'windsurf' },
	{ folder: 'skills', ide: GENERIC_IDE },
];

/** Matches parts of bundles of BMAD for chats, which are no skills although they are called so. */
export const BUNDLE_PARTS = /(?:^|\/)web-bundles\//;

/** The file that makes a folder a skill. */
export const SKILL_FILE = 'SKILL.md';

/** Matches a valid name of a skill. */
export const SKILL_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The file that makes a folder a plugin. */
export const PLUGIN_MANIFEST = '.claude-plugin/plugin.json';
