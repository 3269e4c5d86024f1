import { splitFrontMatter } from '../src/formats/front-matter.ts';
import type { Unit } from '../src/model/unit.ts';

/** Returns a unit of a registry with all required fields. */
export function unitFile(name: string, fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
	return {
		unit_id: `gh:some/tool#${name}`,
		package_id: 'gh:some/tool',
		name,
		description: `Does ${name} for you`,
		capability_tags: [name],
		keywords: [`${name} it`],
		ide_support: ['cursor'],
		entrypoints: [{ command: `tool ${name}` }],
		...fields,
	};
}

/** Returns a package of a registry with all required fields. */
export function packageFile(
	units: readonly string[],
	fields: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
	return {
		package_id: 'gh:some/tool',
		name: 'Some tool',
		description: 'A tool with units',
		source: { type: 'git', repo: 'some/tool', ref: 'main' },
		docs: { readme: 'https://github.com/some/tool/blob/main/README.md' },
		supported_ides: ['cursor'],
		install: { method: 'npm', auto_install_cmd: 'npm i tool', manual_install_cmd: 'npm i tool' },
		units: units.map((name) => `gh:some/tool#${name}`),
		trust_level: 'trusted',
		...fields,
	};
}

/** Returns a skill file, with additional lines in its front matter. */
export function skillText(name: string, description = `Does ${name} for you`, ...lines: readonly string[]): string {
	return [
		'---',
		`name: ${name}`,
		`description: ${description}`,
		...lines,
		'---',
		'',
		`# ${name}`,
		'',
		'Do it.',
		'',
	].join('\n');
}

/** Returns a skill without declared tags and keywords. */
export function undeclaredUnit(name: string, description: string, fields: Partial<Unit> = {}): Unit {
	return {
		unit_id: name,
		package_id: null,
		name,
		description,
		capability_tags: [],
		keywords: [],
		ide_support: [],
		entrypoints: [],
		usage_notes: null,
		conflicts: null,
		tags_origin: 'derived',
		keywords_origin: 'derived',
		kind: 'skill',
		source: `${name}.md`,
		...fields,
	};
}

/** The fields of a file's front matter. */
export function fieldsOf(text: string): Record<string, unknown> | undefined {
	const { fields } = splitFrontMatter(text);
	return fields && Object.fromEntries(fields);
}

/** A file with this front matter and a body of one line. */
export function withFields(inner: string): string {
	return `---\n${inner}\n---\nbody\n`;
}
