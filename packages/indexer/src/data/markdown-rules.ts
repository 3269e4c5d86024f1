import { GENERIC_IDE } from '@pinakes/query/internal';

/** Which markdown files are units, and where their fields come from. */
export interface MarkdownRule {
	/** Globs of paths, relative to the folder that is built. */
	readonly include: readonly string[];
	/** Front-matter fields that a file must have, where its path alone does not tell: each, or one of a list. */
	readonly needs?: readonly (string | readonly string[])[];
	/** Whether such files usually have no front matter, so that its absence is not reported. */
	readonly isPlain?: true;
	/** What such a unit is: `agent`, `instruction`, `rule` …. */
	readonly kind: string;
	/** The IDEs that it is for, where its front matter does not say. */
	readonly ides: readonly string[];
	/** Front-matter fields, the first that is there counts. */
	readonly fields: MarkdownFields;
}

/** Names of front-matter fields. */
interface MarkdownFields {
	readonly tags: readonly string[];
	readonly keywords: readonly string[];
	readonly ides: readonly string[];
}

/** The fields that are looked for unless a rule names others. */
export const DEFAULT_FIELDS: MarkdownFields = {
	tags: ['capability_tags', 'tags', 'categories', 'category'],
	keywords: ['keywords', 'keyword'],
	ides: ['ide_support', 'ides', 'ide'],
};

/** The layouts that need no configuration. The first rule that a path fits is the one that counts. */
export const DEFAULT_RULES: readonly MarkdownRule[] = [
	rule('agent', 'claude', ['**/.claude/agents/**/*.md']),
	rule('agent', 'cursor', ['**/.cursor/agents/**/*.md']),
	rule('agent', 'gemini', ['**/.gemini/agents/**/*.md']),
	rule('agent', 'copilot', ['**/*.agent.md', '**/.github/agents/**/*.md', '**/*.chatmode.md']),
	rule('instruction', 'copilot', ['**/*.instructions.md']),
	rule('prompt', 'claude', ['**/.claude/commands/**/*.md']),
	rule('prompt', 'copilot', ['**/*.prompt.md']),
	{ ...rule('prompt', 'codex', ['**/.codex/prompts/**/*.md']), isPlain: true },
	{ ...rule('rule', 'claude', ['**/.claude/rules/**/*.md']), isPlain: true },
	rule('rule', 'cursor', ['**/.cursor/rules/**/*.{mdc,md}', '**/*.mdc']),
	rule('rule', 'windsurf', ['**/.windsurf/rules/**/*.md']),
	rule('rule', 'continue', ['**/.continue/rules/**/*.md']),
	{ ...rule('prompt', 'cline', ['**/.clinerules/workflows/**/*.md']), isPlain: true },
	{ ...rule('rule', 'cline', ['**/.clinerules/*.md', '**/.clinerules/!(hooks|skills)/**/*.md']), isPlain: true },
	{ ...rule('rule', 'roocode', ['**/.roo/rules{,-*}/**/*.md']), isPlain: true },
	{ ...rule('rule', 'kiro', ['**/.kiro/steering/**/*.md']), isPlain: true },
	{ ...rule('rule', 'kilocode', ['**/.kilocode/rules{,-*}/**/*.md']), isPlain: true },
	{ ...rule('prompt', 'kilocode', ['**/.kilocode/workflows/**/*.md']), isPlain: true },
	{ ...rule('rule', 'antigravity', ['**/.agent/rules/**/*.md']), isPlain: true },
	{ ...rule('prompt', 'antigravity', ['**/.agent/workflows/**/*.md']), isPlain: true },
	{ ...rule('rule', 'trae', ['**/.trae/rules/**/*.md']), isPlain: true },
	{ ...rule('prompt', 'cursor', ['**/.cursor/commands/**/*.md']), isPlain: true },
	{ ...rule('prompt', 'windsurf', ['**/.windsurf/workflows/**/*.md']), isPlain: true },
	rule('prompt', 'gemini', ['**/commands/**/*.toml']),
	// Other TOML is not read.
	rule('agent', 'codex', ['**/*.toml']),
	rule('prompt', 'opencode', ['**/.opencode/command{,s}/**/*.md']),
	rule('agent', 'opencode', ['**/.opencode/agent{,s}/**/*.md']),
	rule('agent', 'claude', ['plugins/*/agents/**/*.md']),
	rule('prompt', 'claude', ['plugins/*/commands/**/*.md']),
	rule('agent', GENERIC_IDE, ['agents/**/*.md', '**/.agents/agents/**/*.md']),
	// As in collections of subagents. Other sites have pages of categories, agents and commands.
	{
		...rule('agent', 'claude', ['categories/*/*.md', '**/agents/**/*.md']),
		needs: ['name', 'description', ['tools', 'disallowedTools', 'model', 'color']],
	},
	{
		...rule('prompt', 'claude', ['**/commands/**/*.md']),
		needs: ['description', ['allowed-tools', 'argument-hint', 'disable-model-invocation', 'user-invocable']],
	},
	// Spec Kit makes the commands of each agent of these.
	{ ...rule('prompt', GENERIC_IDE, ['**/templates/commands/*.md']), needs: ['description', ['scripts', 'handoffs']] },
];

function rule(kind: string, ide: string, include: readonly string[]): MarkdownRule {
	return { include, kind, ides: [ide], fields: DEFAULT_FIELDS };
}
