import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DEFAULT_INDEX } from '@pinakes/command-line/default-index';
import { listFolder } from '@pinakes/indexer';
import { claudeDesktop, HOSTS } from './hosts.ts';
import { defaultBranch, siteOf } from './site.ts';

/** A file to be written in the repository, or to be edited by the user. */
interface PlannedFile {
	/** Path relative to the repository; absolute for a file of the user, which is never written. */
	readonly path: string;
	/** Its purpose, in a few words. */
	readonly purpose: string;
	readonly text: string;
}

/** Maximum number of skills, and of pages, with a question to fill in. */
const MAX_QUESTIONS = 5;

/** Matches files that are pages of documentation. Others, such as JSON and text, may be anything. */
const PAGE = /\.(?:mdx?|[qr]md|markdown|rst|adoc|asciidoc|ipynb)$/i;

/** Returns the files that a repository should have, depending on its content. */
export function planFiles(folder: string): PlannedFile[] {
	const { paths } = listFolder(resolve(folder), {}, () => {});
	// Hidden folders have copies, templates and settings.
	const shown = paths.filter((path) => PAGE.test(path) && !/(?:^|\/)\./.test(path));
	const isSkill = (path: string): boolean => path.endsWith('/SKILL.md');
	const skills = shown
		.filter((path) => isSkill(path) && hasFrontMatter(join(folder, path)))
		.map((path) => path.slice(0, -'/SKILL.md'.length));
	const pages = shown.filter((path) => !isSkill(path));
	const hosts = HOSTS.filter(({ signs }) => signs.some((sign) => existsSync(join(folder, sign))));
	const desktop = claudeDesktop(folder);
	return [
		{ path: 'pinakes.config.json', purpose: 'configuration', text: configOf(siteOf(folder), copiesOf(folder)) },
		{ path: '.github/workflows/pinakes.yml', purpose: 'workflow of GitHub', text: workflowOf(defaultBranch(folder)) },
		{ path: 'golden.jsonl', purpose: 'questions with their right answers, to fill in', text: questions(skills, pages) },
		{ path: '.gitattributes', purpose: 'how git merges a committed index', text: ATTRIBUTES },
		...[...hosts, ...(desktop ? [desktop] : [])].map(({ name, file, text }) => {
			return { path: file, purpose: `MCP server for ${name}`, text };
		}),
	];
}

/** Whether a file has front matter, without which a skill is not indexed as a unit. */
function hasFrontMatter(file: string): boolean {
	return /^\ufeff?---\s/.test(readFileSync(file, 'utf8'));
}

/** Returns a sample of a list, evenly spaced. */
function someOf(all: readonly string[]): string[] {
	const count = Math.min(MAX_QUESTIONS, all.length);
	return Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)] as string);
}

function questions(skills: readonly string[], pages: readonly string[]): string {
	const lines = [
		...someOf(skills).map((skill) => ({ goal: `FILL IN: a request that ${skill} serves`, expected: skill })),
		...someOf(pages).map((page) => ({ query: `FILL IN: a question that ${page} answers`, expected: page })),
		{ goal: 'FILL IN: a request that nothing here serves', expected: [] },
	];
	return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Folders in which Docusaurus keeps older versions and translations of the pages. */
const COPIES = ['versioned_docs', 'i18n'];

/** Returns the folders with older versions or translations of pages, else an example, as globs in a sentence. */
function copiesOf(folder: string): string {
	const found = COPIES.filter((name) => existsSync(join(folder, name)));
	if (found.length === 0) return 'such as "**/drafts/**".';
	return `such as ${found.map((name) => `"${name}/**"`).join(' and ')},\n  // whose pages answer beside those that they are copies of.`;
}

function configOf(site: string | undefined, copies: string): string {
	const pages =
		site === undefined
			? ''
			: `  // Where the pages are, so that results link to them: put in the address.\n  // "site": ${site},\n\n`;
	return `{
  // Files that are not read, as globs, ${copies}
  "ignore": [],

${pages}  // Words that mean the same here, such as abbreviations: each list is a group.
  "synonyms": [],

  "lint": {
    // Rules by name: "off", "warning" or "error".
    "rules": {}

    // Accepted findings; written by: pinakes lint --baseline .pinakes-lint.json --update-baseline
    // "baseline": ".pinakes-lint.json"
  }
}
`;
}

function workflowOf(branch: string): string {
	return `name: pinakes
on:
  pull_request:
  push:
    branches: [${branch}]
permissions:
  contents: read
  pull-requests: write # for the comment
jobs:
  index:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2
      # Put in the repository of Pinakes and the commit of a release.
      - uses: OWNER/pinakes@COMMIT
        with:
          collisions: "true"
          golden: golden.jsonl # how many are answered right
          queries: golden.jsonl # which of them the change answers differently
`;
}

const ATTRIBUTES = `# If the index is committed: a merge keeps the files of this side. Each clone needs: git config merge.ours.driver true
# Then build again: npx pinakes build && git add ${DEFAULT_INDEX}
${DEFAULT_INDEX}/** -text merge=ours linguist-generated
`;
