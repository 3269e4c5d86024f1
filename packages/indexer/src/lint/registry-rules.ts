import { isRecord, nearestName } from '@pinakes/query/internal';
import { z } from 'zod';
import type { Problem } from '../base/report.ts';
import { problemOf, type RuleName } from '../config/lint-rules.ts';
import { type RegistryFile, wrongFields } from '../model/registry.ts';
import { text, UNIT_SCHEMA } from '../model/registry-schema.ts';

const texts = z.array(text);
const method = z.enum(['git', 'pip', 'npm', 'release_asset']);

/** The fields of both kinds of records, as registries want them. */
const SCHEMAS = {
	unit: z.strictObject({
		...UNIT_SCHEMA.shape,
		package_id: text,
		capability_tags: texts.min(1),
		keywords: texts,
		ide_support: texts,
		entrypoints: z.array(z.looseObject({ command: text })),
		docs_override: z.unknown().optional(),
	}),
	package: z.strictObject({
		package_id: text.regex(/^(?:gh:[^/\s#]+\/[^/\s#]+|(?:pip|npm):[^\s#]+)$/),
		name: text,
		description: text,
		source: z.looseObject({ type: method }),
		docs: z.looseObject({ readme: z.string().regex(/^https?:\/\//) }),
		supported_ides: texts,
		install: z.looseObject({ method, auto_install_cmd: z.string(), manual_install_cmd: z.string() }),
		units: texts,
		trust_level: z.enum(['trusted', 'experimental', 'deprecated']).nullish(),
		notes: z.string().nullish(),
	}),
} as const;

/** Rules for values of the right type that are not allowed, by field, and how to fix them. */
const VALUE_RULES: ReadonlyMap<string, readonly [rule: RuleName, fix: string]> = new Map([
	['package_id', ['registry-package-id', 'write gh:owner/repo, pip:name or npm:name']],
	['trust_level', ['registry-trust-level', 'use one of these']],
	['install.method', ['registry-method', 'use one of these']],
	['source.type', ['registry-method', 'use one of these']],
	['docs.readme', ['registry-readme', 'give the http or https address of the README']],
	['capability_tags', ['registry-empty-list', 'name at least one tag, so that tags find the unit']],
] as const);

const LIST_FIELDS = ['capability_tags', 'keywords', 'ide_support', 'supported_ides', 'units'];

/** A file of a registry and its parsed JSON. */
export interface RegistryJson extends RegistryFile {
	readonly json: unknown;
}

/** Checks the files of a registry against the rules for units and packages. */
export function lintRegistry(files: readonly RegistryJson[]): Problem[] {
	const problems: Problem[] = [];
	const records = files.map(({ sort, path, json }) => {
		const add: Add = (rule, message, fix) => void problems.push(problemOf(rule, { file: path }, message, fix));
		const record = isRecord(json) ? json : {};
		if (record === json) lintRecord(record, sort, add);
		else add('registry-file', 'the file does not hold a JSON object', 'write one record to a file');
		return { sort, path, record, add };
	});
	lintReferences(records);
	return problems;
}

type Add = (rule: RuleName, message: string, fix: string) => void;
type Fields = Readonly<Record<string, unknown>>;

interface Linted extends RegistryFile {
	readonly record: Fields;
	readonly add: Add;
}

function lintRecord(record: Fields, sort: RegistryFile['sort'], add: Add): void {
	const known = Object.keys(SCHEMAS[sort].shape);
	for (const name of Object.keys(record).filter((name) => !known.includes(name))) {
		const nearest = nearestName(name, known);
		const fix = nearest === undefined ? 'remove it' : `did you mean ${nearest}?`;
		add('registry-unknown-field', `${name} is not a known field`, fix);
	}
	for (const { field, isMissing, code, message } of wrongFields(SCHEMAS[sort], record)) {
		const [rule, fix] = (code === 'invalid_type' ? undefined : VALUE_RULES.get(field)) ?? [];
		if (code === 'unrecognized_keys') continue;
		if (isMissing) add('registry-missing-field', message, `add ${field}`);
		else if (rule !== undefined && fix !== undefined) add(rule, message, fix);
		else if (field.startsWith('entrypoints.')) add('registry-entrypoint', message, 'say how the unit is started');
		else add('registry-field-type', message, 'write a text that is not empty, or a list of such texts');
	}
	for (const name of LIST_FIELDS) {
		const terms = strings(record[name]).map((item) => item.normalize('NFKC').toLowerCase().trim());
		const twice = terms.find((term, i) => terms.indexOf(term) !== i);
		if (twice !== undefined) add('registry-repeated', `${name} has ${twice} more than once`, 'keep one');
	}
	const { unit_id, package_id } = record;
	if (sort === 'package' || typeof unit_id !== 'string') return;
	if (!/^[^#]+#[^#]+$/.test(unit_id)) {
		const message = `unit_id ${unit_id} is not of the form <package_id>#<unit-name>`;
		add('registry-unit-id', message, 'name the package, a # and the unit');
	} else if (typeof package_id === 'string' && unit_id.split('#')[0] !== package_id) {
		add('registry-unit-id', `unit_id ${unit_id} does not begin with its package_id ${package_id}`, 'make them agree');
	}
}

function lintReferences(linted: readonly Linted[]): void {
	const byId = (sort: Linted['sort'], field: string): Map<unknown, Linted> => {
		const found = new Map<unknown, Linted>();
		for (const one of linted.filter((other) => other.sort === sort)) {
			const id = one.record[field];
			const first = found.get(id);
			if (first === undefined) found.set(id, one);
			else if (id !== undefined)
				one.add('duplicate-id', `the ${field} ${String(id)} is also used in ${first.path}`, 'give each its own id');
		}
		return found;
	};
	const units = byId('unit', 'unit_id');
	const packages = byId('package', 'package_id');
	for (const { sort, record, add } of linted) {
		if (sort === 'package') {
			for (const id of strings(record.units)) {
				if (!units.has(id))
					add('registry-missing-unit', `units names ${id}, which has no file`, 'add the unit or remove the name');
			}
			continue;
		}
		const owner = packages.get(record.package_id);
		if (typeof record.package_id !== 'string') continue;
		if (owner === undefined) {
			add('registry-missing-package', `package_id ${record.package_id} has no file`, 'add the package or fix the id');
			continue;
		}
		if (typeof record.unit_id === 'string' && !strings(owner.record.units).includes(record.unit_id)) {
			add('registry-unlisted-unit', `${owner.path} does not list ${record.unit_id} among its units`, 'list it there');
		}
		const supported = strings(owner.record.supported_ides);
		const beyond = strings(record.ide_support).filter((ide) => !supported.includes(ide));
		if (beyond.length > 0) {
			const message = `ide_support has ${beyond.join(', ')}, which its package does not support`;
			add('registry-ide', message, 'make them agree');
		}
	}
}

function strings(value: unknown): string[] {
	return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
