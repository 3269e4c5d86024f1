import { isRecord, nearestName } from '@pinakes/query/internal';
import type { Problem } from '../base/report.ts';
import { problemOf, type RuleName } from '../config/lint-rules.ts';
import type { RegistryFile } from '../model/registry.ts';

const REQUIRED_UNIT_FIELDS: readonly string[] = [
	...['unit_id', 'package_id', 'name', 'description', 'capability_tags', 'keywords', 'ide_support', 'entrypoints'],
];
const UNIT_FIELDS: readonly string[] = [...REQUIRED_UNIT_FIELDS, 'docs_override', 'usage_notes', 'conflicts'];
const REQUIRED_PACKAGE_FIELDS: readonly string[] = [
	...['package_id', 'name', 'description', 'source', 'docs', 'supported_ides', 'install', 'units'],
];
const PACKAGE_FIELDS: readonly string[] = [...REQUIRED_PACKAGE_FIELDS, 'trust_level', 'notes'];
const LIST_FIELDS = ['capability_tags', 'keywords', 'ide_support', 'supported_ides', 'units'];
const TEXT_FIELDS = ['unit_id', 'package_id', 'name', 'description'];
const OPTIONAL_TEXT_FIELDS = ['usage_notes', 'conflicts', 'notes', 'trust_level'];
const METHODS = ['git', 'pip', 'npm', 'release_asset'];
const TRUST_LEVELS = ['trusted', 'experimental', 'deprecated'];
const PACKAGE_ID = /^(?:gh:[^/\s#]+\/[^/\s#]+|(?:pip|npm):[^\s#]+)$/;

/** A file of a registry and its parsed JSON. */
export interface RegistryJson extends RegistryFile {
	readonly json: unknown;
}

/** Checks the files of a registry against the rules for units and packages. */
export function lintRegistry(files: readonly RegistryJson[]): Problem[] {
	const problems: Problem[] = [];
	const records = files.map(({ sort, path, json }) => {
		const add: Add = (rule, message, fix) => void problems.push(problemOf(rule, { file: path }, message, fix));
		if (!isRecord(json)) {
			add('registry-file', 'the file does not hold a JSON object', 'write one record to a file');
			return { sort, path, record: {}, add };
		}
		if (sort === 'unit') lintUnit(json, add);
		else lintPackage(json, add);
		return { sort, path, record: json, add };
	});
	lintReferences(records);
	return problems;
}

type Add = (rule: RuleName, message: string, fix: string) => void;
type Fields = Readonly<Record<string, unknown>>;

interface Linted {
	readonly sort: RegistryFile['sort'];
	readonly path: string;
	readonly record: Fields;
	readonly add: Add;
}

function lintUnit(unit: Fields, add: Add): void {
	lintFields(unit, UNIT_FIELDS, REQUIRED_UNIT_FIELDS, add);
	const { unit_id, package_id, capability_tags, entrypoints } = unit;
	if (typeof unit_id === 'string' && !/^[^#]+#[^#]+$/.test(unit_id)) {
		const message = `unit_id ${unit_id} is not of the form <package_id>#<unit-name>`;
		add('registry-unit-id', message, 'name the package, a # and the unit');
	} else if (typeof unit_id === 'string' && typeof package_id === 'string' && unit_id.split('#')[0] !== package_id) {
		add('registry-unit-id', `unit_id ${unit_id} does not begin with its package_id ${package_id}`, 'make them agree');
	}
	if (Array.isArray(capability_tags) && capability_tags.length === 0) {
		add('registry-empty-list', 'capability_tags is empty, so that no tag finds the unit', 'name at least one');
	}
	if (entrypoints === undefined) return;
	if (!Array.isArray(entrypoints)) {
		add('registry-field-type', 'entrypoints is not a list', 'write a list of objects with a command');
		return;
	}
	entrypoints.forEach((entrypoint: unknown, i) => {
		const command = isRecord(entrypoint) ? entrypoint.command : undefined;
		if (typeof command !== 'string' || command.trim() === '') {
			add('registry-entrypoint', `entrypoints[${i}].command is empty`, 'say how the unit is started');
		}
	});
}

function lintPackage(record: Fields, add: Add): void {
	lintFields(record, PACKAGE_FIELDS, REQUIRED_PACKAGE_FIELDS, add);
	const { package_id, install, source, docs, trust_level } = record;
	if (typeof package_id === 'string' && !PACKAGE_ID.test(package_id)) {
		const message = `package_id ${package_id} is not gh:owner/repo, pip:name or npm:name`;
		add('registry-package-id', message, 'write it in one of these forms');
	}
	lintPart(install, 'install', ['method', 'auto_install_cmd', 'manual_install_cmd'], add);
	lintPart(source, 'source', ['type'], add);
	lintPart(docs, 'docs', ['readme'], add);
	const checkChoice = (rule: RuleName, name: string, value: unknown, known: readonly string[]): void => {
		if (typeof value !== 'string' || known.includes(value)) return;
		add(rule, `${name} ${value} is not one of ${known.join(', ')}`, 'use one of these');
	};
	checkChoice('registry-trust-level', 'trust_level', trust_level, TRUST_LEVELS);
	checkChoice('registry-method', 'install.method', isRecord(install) && install.method, METHODS);
	checkChoice('registry-method', 'source.type', isRecord(source) && source.type, METHODS);
	const readme = isRecord(docs) ? docs.readme : undefined;
	if (typeof readme === 'string' && !/^https?:\/\//.test(readme)) {
		add('registry-readme', `docs.readme ${readme} is not an http or https address`, 'give the address of the README');
	}
}

function lintFields(record: Fields, known: readonly string[], required: readonly string[], add: Add): void {
	for (const name of required) {
		if (record[name] === undefined || record[name] === null)
			add('registry-missing-field', `${name} is missing`, `add ${name}`);
	}
	for (const name of Object.keys(record)) {
		if (known.includes(name)) continue;
		const nearest = nearestName(name, known);
		const fix = nearest === undefined ? 'remove it' : `did you mean ${nearest}?`;
		add('registry-unknown-field', `${name} is not a known field`, fix);
	}
	for (const name of TEXT_FIELDS) {
		const value = record[name];
		if (value === undefined || value === null) continue;
		if (typeof value !== 'string' || value.trim() === '')
			add('registry-field-type', `${name} is not a non-empty string`, 'write it as text');
	}
	for (const name of OPTIONAL_TEXT_FIELDS) {
		const value = record[name] ?? '';
		if (typeof value !== 'string') add('registry-field-type', `${name} is not a string or null`, 'write it as text');
	}
	for (const name of LIST_FIELDS) lintList(record[name], name, add);
}

function lintList(value: unknown, name: string, add: Add): void {
	if (value === undefined || value === null) return;
	if (!Array.isArray(value) || value.some((item) => typeof item !== 'string' || item.trim() === '')) {
		add('registry-field-type', `${name} is not a list of non-empty strings`, 'write it as a list of strings');
		return;
	}
	const terms = (value as string[]).map((item) => item.normalize('NFKC').toLowerCase().trim());
	const twice = terms.find((term, i) => terms.indexOf(term) !== i);
	if (twice !== undefined) add('registry-repeated', `${name} has ${twice} more than once`, 'keep one');
}

function lintPart(value: unknown, name: string, required: readonly string[], add: Add): void {
	if (value === undefined || value === null) return;
	if (!isRecord(value)) {
		add('registry-field-type', `${name} is not an object`, `write an object with ${required.join(', ')}`);
		return;
	}
	for (const field of required) {
		if (typeof value[field] !== 'string')
			add('registry-missing-field', `${name}.${field} is missing or not a string`, `add ${name}.${field}`);
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
