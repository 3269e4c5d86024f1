import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listFolder } from '@pinakes/indexer';
import { HOSTS } from './hosts.ts';

/** A file that a repository gets. */
export interface PlannedFile {
	readonly path: string;
	/** What it is for, in a few words. */
	readonly purpose: string;
	readonly text: string;
}

/** Skills and pages that get a question to fill in. */
const MAX_QUESTIONS = 5;

/** The files that a repository should have, by what is in it. */
export function planFiles(folder: string): PlannedFile[] {
	const { paths } = listFolder(resolve(folder), {}, () => {});
	const skills = paths
		.filter((path) => /(?:^|\/)SKILL\.md$/.test(path))
		.map((path) => path.slice(0, -'/SKILL.md'.length));
	const pages = paths.filter((path) => path.endsWith('.md') && !/(?:^|\/)SKILL\.md$/.test(path));
	const hosts = HOSTS.filter(({ signs }) => signs.some((sign) => existsSync(join(folder, sign))));
	return [
		{ path: 'pinakes.config.json', purpose: 'configuration', text: CONFIG },
		{ path: '.github/workflows/pinakes.yml', purpose: 'workflow of GitHub', text: WORKFLOW },
		{ path: 'golden.jsonl', purpose: 'questions with their right answers, to fill in', text: questions(skills, pages) },
		...hosts.map(({ name, file, text }) => ({ path: file, purpose: `MCP server for ${name}`, text })),
	];
}

function questions(skills: readonly string[], pages: readonly string[]): string {
	const lines = [
		...skills
			.filter((skill) => skill !== '')
			.slice(0, MAX_QUESTIONS)
			.map((skill) => ({ goal: `FILL IN: a request that ${skill} serves`, expected: skill })),
		...pages
			.slice(0, MAX_QUESTIONS)
			.map((page) => ({ query: `FILL IN: a question that ${page} answers`, expected: page })),
		{ goal: 'FILL IN: a request that nothing here serves', expected: [] },
	];
	return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

const CONFIG = `{
  // Files that are not read, as globs.
  "ignore": ["**/drafts/**"],

  // Words that mean the same here, such as abbreviations: each list is a group.
  "synonyms": [],

  "lint": {
    // Rules by name: "off", "warning" or "error".
    "rules": {}

    // Accepted findings; written by: pinakes lint --baseline .pinakes-lint.json --update-baseline
    // "baseline": ".pinakes-lint.json"
  }
}
`;

const WORKFLOW = `name: pinakes
on:
  pull_request:
  push:
    branches: [main]
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
          queries: golden.jsonl
`;
