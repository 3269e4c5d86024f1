import type { Problem } from '../base/report.ts';

/** A rule with its default severity and a description. */
export interface LintRule {
	readonly severity: Problem['severity'];
	readonly what: string;
}

/** All rules, as docs/reference/lint.md lists them. */
export const LINT_RULES = {
	'skill-file-name': { severity: 'error', what: 'the file is called `skill.md` or the like, so that no tool finds it' },
	'skill-front-matter': { severity: 'error', what: 'there is no front matter' },
	'skill-name': { severity: 'error', what: 'there is no name, or it is not a text' },
	'skill-name-length': { severity: 'error', what: 'the name has more than 64 characters' },
	'skill-name-case': { severity: 'error', what: 'the name has capital letters' },
	'skill-name-characters': {
		severity: 'error',
		what: 'the name has other characters than letters, digits and hyphens',
	},
	'skill-name-ascii': {
		severity: 'error',
		what: 'the name has letters beyond a-z, which one of the two published validators refuses',
	},
	'skill-name-hyphens': { severity: 'error', what: 'a hyphen at the beginning or end, or two in a row' },
	'skill-name-folder': { severity: 'error', what: "the name is not that of the skill's folder" },
	'skill-name-shared': { severity: 'warning', what: 'another skill has the name, case aside' },
	'skill-description': { severity: 'error', what: 'there is no description, or it is not a text' },
	'skill-description-length': { severity: 'error', what: 'more than 1,024 characters' },
	'skill-description-markup': {
		severity: 'error',
		what: 'the description has `<` or `>`, which one of the two published validators refuses',
	},
	'skill-compatibility': { severity: 'error', what: '`compatibility` is not a text of 1 to 500 characters' },
	'skill-license': { severity: 'error', what: '`license` is not a text' },
	'skill-allowed-tools': { severity: 'warning', what: '`allowed-tools` is not a text' },
	'skill-metadata': { severity: 'error', what: '`metadata` is not fields, or a value in it is not a text' },
	'skill-unknown-field': {
		severity: 'warning',
		what: 'a field of neither the specification nor Claude Code',
	},
	'skill-body-lines': { severity: 'warning', what: '500 lines or more below the front matter' },
	'skill-body-tokens': {
		severity: 'warning',
		what: 'some 5,000 tokens or more below the front matter, a Han character counted as one token and four other characters as one',
	},
	'skill-yaml': {
		severity: 'error',
		what: 'the front matter has YAML that one of the two published validators refuses: lists in `[]`, maps in `{}`, anchors, tags, `---` within it, or an end other than a line `---`',
	},
	'skill-yaml-type': {
		severity: 'error',
		what: 'a value that YAML 1.1 reads as a number, a truth value or a date where the specification has a text',
	},
	'skill-link': { severity: 'error', what: 'a link leads to a file that is not there' },
	'skill-link-outside': {
		severity: 'warning',
		what: 'a link leads out of the folder of the skill, which is installed without what is outside',
	},
	'skill-path': {
		severity: 'warning',
		what: 'the text names a file in `scripts/`, `references/` or `assets/` that is not there',
	},
	'skill-script-mode': { severity: 'warning', what: 'a script that begins with `#!` is not executable' },
	'skill-file-path': {
		severity: 'warning',
		what: 'a file of a skill has a name that not every system can have or shows, or that another has in other letter case',
	},
	'skill-size': {
		severity: 'warning',
		what: 'the files of a skill have more than 16 MiB, or there are more than 512, which is what hosts must support',
	},
	'registry-file': { severity: 'error', what: 'the file holds no JSON object' },
	'registry-missing-field': {
		severity: 'error',
		what: 'a required field is missing: of a unit `unit_id`, `package_id`, `name`, `description`, `capability_tags`, `keywords`, `ide_support`, `entrypoints`; of a package `package_id`, `name`, `description`, `source`, `docs`, `supported_ides`, `install`, `units`; of `install` `method`, `auto_install_cmd`, `manual_install_cmd`; of `source` `type`; of `docs` `readme`',
	},
	'registry-field-type': { severity: 'error', what: 'a field has the wrong type, or a text or list entry is blank' },
	'registry-unknown-field': { severity: 'warning', what: 'a field that is not known' },
	'registry-repeated': { severity: 'warning', what: 'a list has a term twice, case and width aside' },
	'registry-empty-list': { severity: 'error', what: '`capability_tags` is empty, so that no tag finds the unit' },
	'registry-unit-id': {
		severity: 'error',
		what: "`unit_id` is not `<package_id>#<unit-name>`, or does not begin with the unit's `package_id`",
	},
	'registry-package-id': { severity: 'error', what: '`package_id` is not `gh:owner/repo`, `pip:name` or `npm:name`' },
	'registry-entrypoint': { severity: 'error', what: 'an entrypoint has no command' },
	'registry-method': {
		severity: 'error',
		what: '`install.method` or `source.type` is not one of `git`, `pip`, `npm`, `release_asset`',
	},
	'registry-readme': { severity: 'error', what: '`docs.readme` is not an http or https address' },
	'registry-trust-level': {
		severity: 'error',
		what: '`trust_level` is not one of `trusted`, `experimental`, `deprecated`',
	},
	'registry-missing-unit': { severity: 'error', what: 'a package names a unit that has no file' },
	'registry-missing-package': { severity: 'error', what: 'a unit names a package that has no file' },
	'registry-unlisted-unit': { severity: 'error', what: "a unit's package does not list it" },
	'registry-ide': { severity: 'warning', what: 'a unit supports an IDE that its package does not' },
	'duplicate-id': { severity: 'error', what: 'two files have the same id' },
	unreadable: { severity: 'error', what: 'the file or folder cannot be read, or its name has a line break' },
	encoding: { severity: 'error', what: 'it is not UTF-8, or it is binary: it has a NUL byte' },
	'too-large': { severity: 'error', what: 'it has more than 64 MiB, or more than 4,194,304 lines' },
	'parse-limit': {
		severity: 'error',
		what: 'parsing the file takes more than 2 GB of memory, the stack, or a minute and 10 s for each megabyte',
	},
	'parse-failed': { severity: 'error', what: 'the file is not what its format asks for, or the parser fails' },
	'not-read': { severity: 'warning', what: 'documents are of a kind that is not read' },
	link: { severity: 'error', what: 'a symbolic link leads nowhere, in a circle, to no file, or out of the folder' },
	'link-folder': { severity: 'warning', what: 'a symbolic link leads to a folder of skills that is not read' },
	reference: { severity: 'warning', what: 'an OpenAPI description refers to other files, which are not followed' },
	folder: { severity: 'warning', what: 'a folder has the name of a file, such as `notes.md`' },
	json: { severity: 'error', what: 'a registry file is not valid JSON' },
	'too-deep': { severity: 'error', what: 'a registry file is nested more than 50 levels deep' },
	path: { severity: 'error', what: 'an id or path in a registry file climbs by `..`' },
	'front-matter': {
		severity: 'error',
		what: 'front matter that is never closed, too long, too deep, or has a gap of 1,000 blanks',
	},
	yaml: { severity: 'error', what: 'the YAML is broken' },
	'yaml-lenient': { severity: 'warning', what: 'the YAML is broken, and could be read with values put into quotes' },
	executable: { severity: 'error', what: 'front matter in another language than YAML, which is never evaluated' },
	'no-front-matter': { severity: 'warning', what: 'a markdown unit has no front matter' },
	'no-description': { severity: 'warning', what: 'a markdown unit has no description' },
	'field-type': { severity: 'warning', what: 'tags, keywords or IDEs are not a list of words' },
	date: { severity: 'warning', what: '`updated` of a context is not a date, or a day that does not exist' },
	copy: { severity: 'warning', what: 'a file is a copy of another' },
	shadowed: { severity: 'warning', what: 'a skill of an earlier folder has the same name' },
	'skill-collision': {
		severity: 'warning',
		what: 'the words of two descriptions are as good as the same: 0.5 or more',
	},
	'site-base': { severity: 'warning', what: 'the links of the built pages begin with another path than `site.url`' },
	'site-page': { severity: 'warning', what: 'the built site has no page where the configuration says that one is' },
	'site-anchor': { severity: 'error', what: 'a page of the built site has no anchor for a heading' },
	'unknown-rule': { severity: 'warning', what: 'a comment disables a rule that does not exist' },
	'registry-field': { severity: 'error', what: 'a registry file cannot be read as a unit or package' },
	'missing-package': {
		severity: 'warning',
		what: 'a unit names a package that is not there, so that a match has no install information',
	},
} as const satisfies Record<string, LintRule>;

/** Name of a rule, as problems and the page of lint have it. */
export type RuleName = keyof typeof LINT_RULES;

/** Returns the problem of a file that breaks a rule, with the rule's severity. */
export function problemOf(
	rule: RuleName,
	location: Pick<Problem, 'file' | 'line'>,
	message: string,
	fix: string,
): Problem {
	return { severity: LINT_RULES[rule].severity, ...location, rule, message, fix };
}

export const RULE_NAMES = Object.keys(LINT_RULES) as RuleName[];

export function isRule(name: string): name is RuleName {
	return Object.hasOwn(LINT_RULES, name);
}
