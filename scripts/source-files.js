import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';

/** Folders without sources. */
const EXCLUDED = ['testing', 'node_modules', 'dist'];

/** Returns the source files below a folder, without tests. */
export function sourceFiles(folder) {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) return EXCLUDED.includes(entry.name) ? [] : sourceFiles(path);
		return /(?<!\.test)\.tsx?$/.test(path) ? [path] : [];
	});
}

/** Returns the nodes of the syntax tree of a module, each with the node that it is in. */
export function nodesOf(path, text = readFileSync(path, 'utf8')) {
	const { program, errors } = parseSync(path, text);
	if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
	const nodes = [{ node: program }];
	for (const { node } of nodes)
		for (const child of Object.values(node).flat())
			if (typeof child?.type === 'string') nodes.push({ node: child, parent: node });
	return nodes;
}
