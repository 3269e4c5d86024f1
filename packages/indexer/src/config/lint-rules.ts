import type { Problem } from '../base/report.ts';

/** A rule with its default severity and a description. */
export interface LintRule {
	readonly severity: Problem['severity'];
	readonly what: string;
}

/** What broken rules mean, as docs/reference/lint.md says it: those that are errors by default, and warnings. */
const ERRORS = {
	'skill-file-name': 'the file is called `skill.md` or the like, so that no tool finds it',
	'skill-front-matter': 'there is no front matter',
	'skill-name': 'there is no name, or it is not a text',
	'skill-name-length': 'the name has more than 64 characters',
	'skill-name-case': 'the name has capital letters',
	'skill-name-characters': 'the name has other characters than letters, digits and hyphens',
	'skill-name-ascii': 'the name has letters beyond a-z, which one of the two published validators refuses',
	'skill-name-hyphens': 'a hyphen at the beginning or end, or two in a row',
	'skill-name-folder': "the name is not that of the skill's folder",
	'skill-description': 'there is no description, or it is not a text',
	'skill-description-length': 'more than 1,024 characters',
	'skill-description-markup': 'the description has `<` or `>`, which one of the two published validators refuses',
	'skill-compatibility': '`compatibility` is not a text of 1 to 500 characters',
	'skill-license': '`license` is not a text',
	'skill-metadata': '`metadata` is not fields, or a value in it is not a text',
	'skill-yaml':
		'the front matter has YAML that one of the two published validators refuses: lists in `[]`, maps in `{}`, anchors, tags, `---` within it, or an end other than a line `---`',
	'skill-yaml-type':
		'a value that YAML 1.1 reads as a number, a truth value or a date where the specification has a text',
	'skill-link': 'a link leads to a file that is not there',
	'registry-file': 'the file holds no JSON object',
	'registry-missing-field':
		'a required field is missing: of a unit `unit_id`, `package_id`, `name`, `description`, `capability_tags`, `keywords`, `ide_support`, `entrypoints`; of a package `package_id`, `name`, `description`, `source`, `docs`, `supported_ides`, `install`, `units`; of `install` `method`, `auto_install_cmd`, `manual_install_cmd`; of `source` `type`; of `docs` `readme`',
	'registry-field-type': 'a field has the wrong type, or a text or list entry is blank',
	'registry-empty-list': '`capability_tags` is empty, so that no tag finds the unit',
	'registry-unit-id': "`unit_id` is not `<package_id>#<unit-name>`, or does not begin with the unit's `package_id`",
	'registry-package-id': '`package_id` is not `gh:owner/repo`, `pip:name` or `npm:name`',
	'registry-entrypoint': 'an entrypoint has no command',
	'registry-method': '`install.method` or `source.type` is not one of `git`, `pip`, `npm`, `release_asset`',
	'registry-readme': '`docs.readme` is not an http or https address',
	'registry-trust-level': '`trust_level` is not one of `trusted`, `experimental`, `deprecated`',
	'registry-missing-unit': 'a package names a unit that has no file',
	'registry-missing-package': 'a unit names a package that has no file',
	'registry-unlisted-unit': "a unit's package does not list it",
	'duplicate-id': 'two files have the same id',
	unreadable: 'the file or folder cannot be read, or its name has a line break',
	encoding: 'it is not UTF-8, or it is binary: it has a NUL byte',
	'too-large': 'it has more than 64 MiB, or more than 4,194,304 lines',
	'parse-limit': 'parsing the file takes more than 2 GB of memory, the stack, or a minute and 10 s for each megabyte',
	'parse-failed': 'the file is not what its format asks for, or the parser fails',
	link: 'a symbolic link leads nowhere, in a circle, to no file, or out of the folder',
	json: 'a registry file is not valid JSON',
	'too-deep': 'a registry file is nested more than 50 levels deep',
	path: 'an id or path in a registry file climbs by `..`',
	'front-matter': 'front matter that is never closed, too long, too deep, or has a gap of 1,000 blanks',
	yaml: 'the YAML is broken',
	executable: 'front matter in another language than YAML, which is never evaluated',
	'site-anchor': 'a page of the built site has no anchor for a heading',
	'registry-field': 'a registry file cannot be read as a unit or package',
} as const;

const WARNINGS = {
	'skill-name-shared': 'another skill has the name, case aside',
	'skill-allowed-tools': '`allowed-tools` is not a text',
	'skill-unknown-field': 'a field of neither the specification nor Claude Code',
	'skill-body-lines': '500 lines or more below the front matter',
	'skill-body-tokens':
		'some 5,000 tokens or more below the front matter, a Han character counted as one token and four other characters as one',
	'skill-link-outside': 'a link leads out of the folder of the skill, which is installed without what is outside',
	'skill-path': 'the text names a file in `scripts/`, `references/` or `assets/` that is not there',
	'skill-script-mode': 'a script that begins with `#!` is not executable',
	'skill-file-path':
		'a file of a skill has a name that not every system can have or shows, or that another has in other letter case',
	'skill-size':
		'the files of a skill have more than 16 MiB, or there are more than 512, which is what hosts must support',
	'registry-unknown-field': 'a field that is not known',
	'registry-repeated': 'a list has a term twice, case and width aside',
	'registry-ide': 'a unit supports an IDE that its package does not',
	'not-read': 'documents are of a kind that is not read',
	'link-folder': 'a symbolic link leads to a folder of skills that is not read',
	reference: 'an OpenAPI description refers to other files, which are not followed',
	folder: 'a folder has the name of a file, such as `notes.md`',
	'yaml-lenient': 'the YAML is broken, and could be read with values put into quotes',
	'no-front-matter': 'a markdown unit has no front matter',
	'no-description': 'a markdown unit has no description',
	'field-type': 'tags, keywords or IDEs are not a list of words',
	date: '`updated` of a context is not a date, or a day that does not exist',
	copy: 'a file is a copy of another',
	shadowed: 'a skill of an earlier folder has the same name',
	'skill-collision': 'the words of two descriptions are as good as the same: 0.5 or more',
	'site-base': 'the links of the built pages begin with another path than `site.url`',
	'site-page': 'the built site has no page where the configuration says that one is',
	'unknown-rule': 'a comment disables a rule that does not exist',
	'missing-package': 'a unit names a package that is not there, so that a match has no install information',
} as const;

/** Name of a rule, as problems and the page of lint have it. */
export type RuleName = keyof typeof ERRORS | keyof typeof WARNINGS;

/** All rules. */
export const LINT_RULES = Object.fromEntries([
	...Object.entries(ERRORS).map(([name, what]) => [name, { severity: 'error', what }]),
	...Object.entries(WARNINGS).map(([name, what]) => [name, { severity: 'warning', what }]),
]) as Readonly<Record<RuleName, LintRule>>;

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
