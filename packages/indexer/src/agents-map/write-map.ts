import { existsSync, lstatSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { DocumentOutline } from '@pinakes/query';
import { BuildError } from '../base/report.ts';
import type { MapSettings } from '../config/config.ts';
import { compileMap } from './compile-map.ts';
import { MAP_END, MAP_START } from './settings.ts';

/**
 * Writes the map of documents into its file, between the markers, or at the end if there are none.
 *
 * @param folders source folders of the index
 * @throws BuildError if the file is not a regular file, or its markers do not match
 */
export function writeMap(
	documents: readonly DocumentOutline[],
	folders: readonly string[],
	settings: MapSettings,
): void {
	const { file } = settings;
	const { before, after, mode } = updatedFile(documents, folders, settings);
	if (after === before) return;
	const draft = `${file}.${process.pid}.tmp`;
	writeFileSync(draft, after, { mode });
	renameSync(draft, file);
}

/** Whether the map in the file is outdated. Throws like `writeMap`. */
export function isMapStale(
	documents: readonly DocumentOutline[],
	folders: readonly string[],
	settings: MapSettings,
): boolean {
	const { before, after } = updatedFile(documents, folders, settings);
	return after !== before;
}

interface UpdatedFile {
	readonly before: string;
	readonly after: string;
	readonly mode: number;
}

function updatedFile(
	documents: readonly DocumentOutline[],
	folders: readonly string[],
	{ file, budget }: MapSettings,
): UpdatedFile {
	const located = documents.map((document) => ({ ...document, path: pathFrom(dirname(file), document.path, folders) }));
	const stats = lstatSync(file, { throwIfNoEntry: false });
	if (stats !== undefined && !stats.isFile()) {
		throw new BuildError(`${file} is not a plain file: name another one in the field map of the configuration.`);
	}
	const before = stats === undefined ? '' : readText(file);
	return { before, after: withMap(before, compileMap(located, budget), file), mode: stats?.mode ?? 0o644 };
}

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Reads a file of which the other parts are kept, so that nothing of it may be lost. */
function readText(file: string): string {
	try {
		return UTF8.decode(readFileSync(file));
	} catch (cause) {
		if (!(cause instanceof TypeError)) throw cause;
		throw new BuildError(`${file} is not UTF-8: save it as UTF-8, or name another one in the field map.`);
	}
}

/** Returns a text with its map replaced. The map has the line ends of the text. */
export function withMap(text: string, map: string, file: string): string {
	const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
	const lines = text.split('\n');
	const own = map.replaceAll('\n', lineEnd);
	const [starts, ends] = markersIn(lines);
	const [start, end] = [starts[0], ends[0]];
	if (start === undefined && end === undefined) {
		const missing = [`${lineEnd}${lineEnd}`, lineEnd].findIndex((each) => text.endsWith(each));
		const between = text === '' ? '' : lineEnd.repeat(missing < 0 ? 2 : missing);
		return text + between + own + lineEnd;
	}
	if (start === undefined || end === undefined || starts.length > 1 || ends.length > 1 || end < start) {
		throw new BuildError(
			`${file} must have one line ${MAP_START} and after it one line ${MAP_END}: remove both to have the map at the end.`,
		);
	}
	const isCut = lines[end]?.endsWith('\r') === true;
	return [...lines.slice(0, start), isCut ? `${own}\r` : own, ...lines.slice(end + 1)].join('\n');
}

/** Finds the lines that are markers, except in fenced code. */
function markersIn(lines: readonly string[]): readonly [starts: readonly number[], ends: readonly number[]] {
	const [starts, ends]: [number[], number[]] = [[], []];
	let fence: string | undefined;
	lines.forEach((line, i) => {
		const [, mark] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
		if (fence !== undefined) {
			if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
			return;
		}
		if (mark !== undefined) fence = mark;
		else if (line.trimEnd() === MAP_START) starts.push(i);
		else if (line.trimEnd() === MAP_END) ends.push(i);
	});
	return [starts, ends];
}

/**
 * Returns the path of a document relative to the folder of the map if the file exists there, else its path in the
 * index.
 */
function pathFrom(folder: string, path: string, folders: readonly string[]): string {
	if (existsSync(join(folder, path))) return path;
	const root = folders.find((one) => existsSync(join(one, path)));
	return root === undefined ? path : relative(folder, join(root, path)).split(sep).join('/');
}
