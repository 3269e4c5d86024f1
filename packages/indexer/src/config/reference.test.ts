import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LINT_RULES } from '@pinakes/indexer/internal';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { CONFIG_SCHEMA } from './schema.ts';

/** The part of a JSON Schema that a row of the reference is made of. */
interface Schema {
	readonly description?: string;
	readonly default?: unknown;
	readonly properties?: Readonly<Record<string, Schema>>;
	readonly items?: Schema;
	readonly required?: readonly string[];
}

/** Returns a page with a generated list between the markers of a name in place of what is there. */
function withList(page: string, name: string, lines: readonly string[]): string {
	const [start, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
	const [before = '', rest = ''] = page.split(start);
	return `${before}${start}\n${lines.join('\n')}\n\n${end}${rest.split(end)[1]}`;
}

/** Returns a line for each field of a schema that has a description, with its default, or the value that it has without a file. */
function fieldLines(schema: Schema, values: unknown, path = ''): string[] {
	return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
		const value = (values as Readonly<Record<string, unknown>> | undefined)?.[name];
		const own =
			field.description === undefined
				? []
				: [
						`- \`${path}${name}\`: ${field.description}${schema.required?.includes(name) ? '; required' : defaultOf(field, value)}`,
					];
		if (name === 'site') return own;
		const [first] = Array.isArray(value) ? value : [];
		return [
			...own,
			...fieldLines(field, value, `${path}${name}.`),
			...fieldLines(field.items ?? {}, first, `${path}${name}[].`),
		];
	});
}

function defaultOf({ default: given }: Schema, value: unknown): string {
	const known = given ?? value;
	const isShown = Array.isArray(known) ? /^[sn]/.test(typeof known[0]) : /^[sn]/.test(typeof known);
	return isShown ? `; default \`${JSON.stringify(known).replaceAll(',', ', ')}\`` : '';
}

const VALUES = CONFIG_SCHEMA.parse({ markdown: [{ include: 'x' }] });

// `npx vitest run packages/indexer/src/config/reference.test.ts -u` writes the lists as they are now.
it.each([
	[
		'configuration',
		{ fields: fieldLines(z.toJSONSchema(CONFIG_SCHEMA, { io: 'input', unrepresentable: 'any' }) as Schema, VALUES) },
	],
	[
		'lint',
		Object.fromEntries(
			Object.entries({
				skills: /^skill-/,
				registries: /^registry-|^duplicate-id/,
				sources: /^(?!skill-|registry-|duplicate-id)/,
			}).map(([name, pattern]) => [
				name,
				Object.entries(LINT_RULES)
					.filter(([rule]) => pattern.test(rule))
					.map(([rule, { severity, what }]) => `- \`${rule}\` (${severity}): ${what}`),
			]),
		),
	],
])('docs/reference/%s.md has what the code says', async (name, lists: Record<string, string[]>) => {
	const path = fileURLToPath(new URL(`../../../../docs/reference/${name}.md`, import.meta.url));
	let page = readFileSync(path, 'utf8');
	for (const [list, lines] of Object.entries(lists)) page = withList(page, list, lines);
	await expect(page).toMatchFileSnapshot(path);
});
