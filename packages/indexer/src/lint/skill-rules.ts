import { SKILL_FILE } from '../data/scan-paths.ts';
import { splitFrontMatter } from '../markdown/front-matter.ts';
import type { Problem } from '../report.ts';

/** Limits of the Agent Skills specification, in characters, lines and tokens. */
export const SKILL_LIMITS = { name: 64, description: 1024, compatibility: 500, lines: 500, tokens: 5000 } as const;

/** The fields that the specification defines; clients may have others. */
export const SKILL_KEYS: readonly string[] = [
	'name',
	'description',
	'license',
	'compatibility',
	'metadata',
	'allowed-tools',
];

/** Approximate characters per token in prose and code; a Han character is about one token. */
const CHARACTERS_PER_TOKEN = 4;

/** Checks a skill file against the specification. */
export function lintSkill(path: string, text: string): Problem[] {
	const { fields, body, lines, problems: broken } = splitFrontMatter(text);
	const problems: Problem[] = broken.map(({ line, rule, message, fix }) => {
		return { severity: 'error', file: path, line, rule, message, fix };
	});
	const add = (severity: Problem['severity'], rule: string, field: string, message: string, fix: string): void => {
		const line = lines.get(field);
		// A missing field, or a problem of the whole file, has no line.
		problems.push({ severity, file: path, ...(line === undefined ? {} : { line }), rule, message, fix });
	};
	if (!path.endsWith(SKILL_FILE))
		add('error', 'skill-file-name', '', 'the file is not named exactly SKILL.md', 'rename it to SKILL.md');
	if (fields === undefined) {
		if (broken.length === 0)
			add(
				'error',
				'skill-front-matter',
				'',
				'the skill has no front matter',
				'begin the file with name and description between two lines ---',
			);
		return problems;
	}
	lintName(fields.get('name'), path, add);
	lintTexts(fields, add);
	lintMetadata(fields.get('metadata'), add);
	for (const key of fields.keys()) {
		if (SKILL_KEYS.includes(key)) continue;
		add(
			'warning',
			'skill-unknown-field',
			key,
			`${key} is not a field of the specification, which has ${SKILL_KEYS.join(', ')}`,
			'move it into metadata, or keep it for the client that reads it',
		);
	}
	lintBody(body, add);
	return problems;
}

type Add = (severity: Problem['severity'], rule: string, field: string, message: string, fix: string) => void;

function lintName(value: unknown, path: string, add: Add): void {
	if (typeof value !== 'string' || value.trim() === '') {
		add(
			'error',
			'skill-name',
			'name',
			value === undefined || value === null || value === '' ? 'the skill has no name' : 'name is not a string',
			'give it one of lower-case letters, digits and hyphens',
		);
		return;
	}
	const name = value.normalize('NFKC').trim();
	const folder = path.split('/').at(-2)?.normalize('NFKC');
	if ([...name].length > SKILL_LIMITS.name) {
		add(
			'error',
			'skill-name-length',
			'name',
			`name has ${[...name].length} characters; at most ${SKILL_LIMITS.name} are allowed`,
			'shorten it',
		);
	}
	if (name !== name.toLowerCase())
		add('error', 'skill-name-case', 'name', `name "${name}" has capital letters`, `write ${name.toLowerCase()}`);
	if (/[^\p{L}\p{N}-]/u.test(name)) {
		add(
			'error',
			'skill-name-characters',
			'name',
			`name "${name}" has characters other than letters, digits and hyphens`,
			'replace them with hyphens',
		);
	} else if (/[^a-z0-9-]/i.test(name)) {
		add(
			'warning',
			'skill-name-ascii',
			'name',
			`name "${name}" has letters beyond a-z, which some clients refuse`,
			'use a-z, 0-9 and hyphens',
		);
	}
	if (/^-|-$|--/.test(name))
		add(
			'error',
			'skill-name-hyphens',
			'name',
			`name "${name}" begins or ends with a hyphen or has two in a row`,
			'remove the hyphen',
		);
	if (folder !== undefined && folder !== name) {
		add(
			'error',
			'skill-name-folder',
			'name',
			`name "${name}" differs from the name of its folder, ${folder}`,
			'give both the same name',
		);
	}
}

function lintTexts(fields: ReadonlyMap<string, unknown>, add: Add): void {
	const description = fields.get('description');
	if (typeof description !== 'string' || description.trim() === '') {
		add(
			'error',
			'skill-description',
			'description',
			description === undefined || description === null || description === ''
				? 'the skill has no description'
				: 'description is not a non-empty string',
			'say what it does and when to use it',
		);
	} else {
		if ([...description].length > SKILL_LIMITS.description) {
			add(
				'error',
				'skill-description-length',
				'description',
				`description has ${[...description].length} characters; at most ${SKILL_LIMITS.description} are allowed`,
				'shorten it',
			);
		}
		if (/<[A-Za-z/!]/.test(description)) {
			add(
				'warning',
				'skill-description-markup',
				'description',
				'description has markup in < and >, which some clients refuse',
				'write it without',
			);
		}
	}
	const compatibility = fields.get('compatibility');
	if (compatibility !== undefined) {
		const length = typeof compatibility === 'string' ? [...compatibility].length : 0;
		if (length < 1 || length > SKILL_LIMITS.compatibility) {
			add(
				'error',
				'skill-compatibility',
				'compatibility',
				`compatibility must be a string of 1 to ${SKILL_LIMITS.compatibility} characters`,
				'shorten it, or remove it',
			);
		}
	}
	if (fields.has('license') && typeof fields.get('license') !== 'string') {
		add('error', 'skill-license', 'license', 'license must be a string', 'name the licence or its file');
	}
	if (fields.has('allowed-tools') && typeof fields.get('allowed-tools') !== 'string') {
		add(
			'error',
			'skill-allowed-tools',
			'allowed-tools',
			'allowed-tools must be one string with spaces between the tools',
			'write it as one line, such as: allowed-tools: Read Grep',
		);
	}
}

function lintMetadata(metadata: unknown, add: Add): void {
	if (metadata === undefined) return;
	if (!(metadata instanceof Map)) {
		add(
			'error',
			'skill-metadata',
			'metadata',
			'metadata must be fields whose values are strings',
			'write it as fields, such as author: me',
		);
		return;
	}
	for (const [key, value] of metadata as ReadonlyMap<unknown, unknown>) {
		if (typeof value === 'string') continue;
		add(
			'error',
			'skill-metadata',
			'metadata',
			`metadata.${String(key)} is not a string`,
			'put the value in quotes, or remove it',
		);
	}
}

function lintBody(body: string, add: Add): void {
	const lines = body.trimEnd().split('\n').length;
	if (lines >= SKILL_LIMITS.lines) {
		add(
			'warning',
			'skill-body-lines',
			'',
			`the text has ${lines} lines; under ${SKILL_LIMITS.lines} are recommended`,
			'move details into files that it refers to',
		);
	}
	const han = body.match(/\p{Script=Han}/gu)?.length ?? 0;
	const tokens = Math.round(han + (body.length - han) / CHARACTERS_PER_TOKEN);
	if (tokens >= SKILL_LIMITS.tokens) {
		add(
			'warning',
			'skill-body-tokens',
			'',
			`the text has about ${tokens} tokens; under ${SKILL_LIMITS.tokens} are recommended`,
			'move details into files that it refers to',
		);
	}
}
