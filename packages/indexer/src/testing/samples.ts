import type { Unit } from '../units/unit.ts';

/** A registry's unit with every field that the rules ask for. */
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

/** A registry's package with every field that the rules ask for. */
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

/** A skill file; further lines go into its front matter. */
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

/** A skill whose author declared neither tags nor keywords. */
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
