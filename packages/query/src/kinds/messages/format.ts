/**
 * Every sentence that a look-up can say, in every language. They travel with the index rather than
 * with this package, which stays small, and a team may word them anew:
 *
 *     parts/messages.json   { "suggest_ide": { "en": "Use another IDE …", "zh": "更换 IDE …" }, … }
 *
 * `{name}` in a sentence is filled in.
 */
export const MESSAGES_FILE = 'parts/messages.json';

/** The languages that sentences exist in. */
export type Language = 'en' | 'zh';

/** A text in every language. */
export type Bilingual = Readonly<Record<Language, string>>;

/** The sentences that `matchUnits` says. */
export type MessageName =
	| 'no_candidates_by_tag'
	| 'candidates_but_no_ide_support'
	| 'candidates_but_incompatible_env'
	| 'insufficient_info'
	| 'suggest_no_candidates_by_tag'
	| 'suggest_candidates_but_no_ide_support'
	| 'suggest_candidates_but_incompatible_env'
	| 'suggest_insufficient_info'
	| 'suggest_change'
	| 'candidate_ides'
	| 'candidates_generic'
	| 'index_ides'
	| 'drop_constraint'
	| 'drop_env'
	| 'drop_ide'
	| 'ask_ide'
	| 'remove_tag'
	| 'remove_keyword'
	| 'question_goal'
	| 'question_tags'
	| 'question_keywords'
	| 'question_ide'
	| 'tag_coverage'
	| 'keyword_match'
	| 'ide_support'
	| 'ide_unsupported'
	| 'env_conflict'
	| 'constraint_violated'
	| 'extra_factor'
	| 'no_tags'
	| 'missing_tags'
	| 'missing_keywords'
	| 'derived_terms'
	| 'trust_level'
	| 'no_package'
	| 'unknown_tag'
	| 'unknown_keyword'
	| 'constraint_ignored';

/** `parts/messages.json` as parsed. */
export type Messages = Readonly<Record<string, Bilingual>>;
