/** Follows every relative link of the documentation: the file must be there, and so must the heading. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { proseFiles } from './prose-files.js';

const pages = proseFiles();
const problems = [];

/** A heading's anchor, as GitHub makes it. */
function anchorOf(heading) {
	return heading
		.toLowerCase()
		.replace(/[^\p{L}\p{N}\s_-]/gu, '')
		.trim()
		.replace(/\s/g, '-');
}

for (const page of pages) {
	const prose = readFileSync(page, 'utf8').replace(/^```[\s\S]*?^```/gm, '');
	for (const [, target] of prose.matchAll(/\]\(([^)\s]+)\)/g)) {
		if (/^[a-z]+:/.test(target)) continue;
		const [path, anchor] = target.split('#');
		const file = path === '' ? page : join(dirname(page), decodeURIComponent(path));
		if (!existsSync(file)) problems.push(`${page}: ${target} leads nowhere`);
		else if (anchor !== undefined && file.endsWith('.md')) {
			const headings = readFileSync(file, 'utf8').match(/^#+ .*$/gm) ?? [];
			const anchors = headings.map((heading) => anchorOf(heading.replace(/^#+ /, '')));
			if (!anchors.includes(decodeURIComponent(anchor))) problems.push(`${page}: ${target} names no heading`);
		}
	}
}

for (const problem of problems) console.error(problem);
console.log(`docs: ${pages.length} pages, ${problems.length} broken links`);
process.exitCode = problems.length === 0 ? 0 : 1;
