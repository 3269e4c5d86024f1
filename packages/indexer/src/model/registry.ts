import type { PackageRecord } from '@pinakes/query';
import type { z } from 'zod';
import { readJson } from '../base/read-file.ts';
import type { Report } from '../base/report.ts';
import type { SourceFolder } from '../formats/list-folder.ts';
import { originsOf, REGISTRY_KIND, type SourcePackage, type Unit } from './unit.ts';

/** A file of a registry, with its kind and path. */
export interface RegistryFile {
	readonly sort: 'unit' | 'package';
	readonly path: string;
}

/** Returns the registry files among paths: `units/*.json` in any folder, and `packages/*.json` next to it. */
export function registryFiles(paths: readonly string[]): RegistryFile[] {
	const candidates = paths.map((path) => ({ path, match: /^(.*\/|)(units|packages)\/[^/]+\.json$/.exec(path) }));
	const roots = new Set(candidates.filter(({ match }) => match?.[2] === 'units').map(({ match }) => match?.[1]));
	return candidates
		.filter(({ match }) => match !== null && roots.has(match[1]))
		.map(({ path, match }) => ({ path, sort: match?.[2] === 'units' ? 'unit' : 'package' }));
}

/** Reads the registries of a folder. Returns their contents, and the number of files. Invalid ones are reported and left out. */
export async function readRegistries(folder: SourceFolder, report: Report) {
	const units: Unit[] = [];
	const packages: SourcePackage[] = [];
	const files = registryFiles(folder.paths);
	if (files.length === 0) return { units, packages, files: 0 };
	// Loaded on demand, as loading the schema is slow.
	const { PACKAGE_SCHEMA, UNIT_SCHEMA } = await import('./registry-schema.ts');
	for (const { sort, path } of files) {
		const json = readJson(folder.root, path, report);
		if (json === undefined) continue;
		if (sort === 'unit') {
			const unit = checkRecord(UNIT_SCHEMA, json, path, report);
			if (unit !== undefined) units.push({ ...unit, ...originsOf(unit), kind: REGISTRY_KIND, source: path });
		} else {
			const record = checkRecord(PACKAGE_SCHEMA, json, path, report);
			if (record !== undefined) packages.push({ record: record as PackageRecord, source: path });
		}
	}
	return { units, packages, files: files.length };
}

function checkRecord<S extends z.ZodType>(
	schema: S,
	json: unknown,
	path: string,
	report: Report,
): z.infer<S> | undefined {
	const refuse = (message: string, fix: string, rule = 'registry-field'): undefined => {
		report({ severity: 'error', file: path, rule, message, fix });
	};
	if (isDeeper(json, MAX_DEPTH))
		return refuse(`the file is nested more than ${MAX_DEPTH} levels deep`, 'flatten it', 'too-deep');
	const wrong = wrongFields(schema, json);
	for (const { message } of wrong) refuse(message, 'fix the field; the file is left out until then');
	if (wrong.length > 0) return undefined;
	const climbing = climbingPath(json);
	if (climbing !== undefined) {
		return refuse(`${climbing}: the path leaves its folder by ..`, 'name a path inside the folder', 'path');
	}
	return schema.parse(json);
}

/** Returns the fields of a record that are not as a schema wants them. */
export function wrongFields(schema: z.ZodType, json: unknown) {
	return (schema.safeParse(json).error?.issues ?? []).map(({ path, code, message }) => {
		const field = path.join('.');
		const value = path.reduce((of, key) => (of as Readonly<Record<PropertyKey, unknown>>)[key], json) ?? undefined;
		const what =
			value === undefined ? ' is missing' : value === '' ? ' is empty' : `: ${message.replace('Invalid input: ', '')}`;
		return { field, isMissing: value === undefined, code, message: (field || 'the file') + what };
	});
}

const MAX_DEPTH = 50;

function isDeeper(json: unknown, levels: number): boolean {
	if (typeof json !== 'object' || json === null) return false;
	return levels === 0 || Object.values(json).some((value) => isDeeper(value, levels - 1));
}

/** Matches fields with ids or paths. */
const PATH_FIELDS = /^(?:unit_id|package_id|units|path|file|dir|folder|cwd|readme|subdir|ref|repo)$/;

/** Returns the first field with an id or path that leads out of its folder, as a path in the JSON. */
function climbingPath(json: unknown, field: readonly string[] = []): string | undefined {
	if (typeof json === 'string') {
		const isPath = field.some((name) => PATH_FIELDS.test(name));
		return isPath && !json.includes('://') && json.split(/[\\/]/).includes('..') ? field.join('.') : undefined;
	}
	if (typeof json !== 'object' || json === null) return undefined;
	for (const [name, value] of Object.entries(json)) {
		const found = climbingPath(value, [...field, name]);
		if (found !== undefined) return found;
	}
	return undefined;
}
