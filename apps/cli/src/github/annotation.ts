import type { Problem } from '@pinakes/indexer';

/**
 * Formats a problem as a workflow command, which GitHub shows at the line. As messages contain untrusted text,
 * characters that could end the command are escaped: percent signs, line ends and, in properties, colons and commas.
 *
 * @param file path from the root of the repository
 * @see https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export function annotation({ severity, line, rule, message, fix }: Problem, file: string): string {
	const properties = { file, ...(line === undefined ? {} : { line: String(line) }), title: `pinakes ${rule}` };
	const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(value)}`);
	return `::${severity} ${list.join(',')}::${escapeData(`${message}; ${fix}`)}`;
}

function escapeData(text: string): string {
	return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
	return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
