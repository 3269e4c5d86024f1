import type { Report } from '../report.ts';
import { readText } from './read-file.ts';

/** Reads a JSON file; reports a problem and returns undefined if it cannot be read. */
export function readJson(root: string, path: string, report: Report): unknown {
	const text = readText(root, path, report);
	if (text === undefined) return undefined;
	try {
		return JSON.parse(text) as unknown;
	} catch (cause) {
		const line = lineOfError(text, (cause as Error).message);
		report({
			severity: 'error',
			file: path,
			...(line === undefined ? {} : { line }),
			rule: 'json',
			message: `the file is not valid JSON: ${(cause as Error).message}`,
			fix: 'fix the JSON there; the file is left out until then',
		});
		return undefined;
	}
}

function lineOfError(text: string, message: string): number | undefined {
	const position = /position (\d+)/.exec(message)?.[1];
	return position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length;
}
