import { addTo } from '../multimap.ts';
import { type Report, reportWarning } from '../report.ts';
import { formatOf } from './formats/formats.ts';
import { MARKDOWN } from './formats/markdown.ts';
import { registryFiles } from './registry-files.ts';
import { isSkillFile } from './skill-unit.ts';

/**
 * Returns the paths that may be documents: those of a known format, except files of registries, and files of skills
 * other than markdown, such as templates.
 */
export function documentPaths(paths: readonly string[]): string[] {
	const registry = new Set(registryFiles(paths).map(({ path }) => path));
	const skills = new Set(paths.filter(isSkillFile).map((path) => path.slice(0, path.lastIndexOf('/') + 1)));
	// A skill at the root does not include everything below.
	skills.delete('');
	return paths.filter((path) => {
		const format = formatOf(path);
		if (format === undefined || registry.has(path)) return false;
		return format === MARKDOWN || skills.size === 0 || !isBelow(path, skills);
	});
}

function isBelow(path: string, folders: ReadonlySet<string>): boolean {
	for (let end = path.lastIndexOf('/'); end >= 0; end = end === 0 ? -1 : path.lastIndexOf('/', end - 1)) {
		if (folders.has(path.slice(0, end + 1))) return true;
	}
	return false;
}

/** Maximum number of files that are listed per extension. */
const MAX_NAMED = 5;

/** The rule of the warning that lists unsupported documents. */
const UNSUPPORTED_RULE = 'not-read';

/** Reports unsupported documents of all folders, by extension. */
export function reportUnsupported(paths: readonly string[], report: Report): void {
	const byEnding = new Map<string, string[]>();
	for (const path of paths) {
		const name = path.slice(path.lastIndexOf('/') + 1);
		const ending = name.includes('.') ? name.slice(name.lastIndexOf('.')).toLowerCase() : name;
		addTo(byEnding, ending, path);
	}
	for (const [ending, files] of byEnding) {
		const more = files.length > MAX_NAMED ? ` and ${files.length - MAX_NAMED} more` : '';
		const named = files.slice(0, MAX_NAMED).join(', ');
		const message = `${files.length} ${files.length === 1 ? 'file' : 'files'} ${ending} not read, as no format is known for it: ${named}${more}`;
		const fix = 'convert to a format that is read, such as markdown or HTML, or ignore in the configuration';
		reportWarning(files[0] as string, UNSUPPORTED_RULE, message, fix, report);
	}
}
