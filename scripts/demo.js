/** Builds the program and an index of the fixtures, and runs six look-ups: four answers and two refusals. */
import { spawnSync } from 'node:child_process';
import { makeProgram } from './setup.js';

const CLI = 'apps/cli/bin/pinakes.js';

/**
 * Runs the program below a sentence about it. The demo fails if it exits with another code: 0 for an answer, 1 for a refusal.
 *
 * @param {string} sentence @param {number} expected @param {readonly string[]} args
 */
function show(sentence, expected, ...args) {
	console.log(`\n${sentence}\n$ pinakes ${args.map((arg) => (arg.includes(' ') ? `"${arg}"` : arg)).join(' ')}`);
	const stdio = ['inherit', process.stdout.fd, process.stdout.fd];
	if (spawnSync(process.execPath, [CLI, ...args], { stdio }).status !== expected) process.exitCode = 1;
}

makeProgram();
show('Skills, a registry and documents are compiled into an index, once.', 0, 'build', 'fixtures');
const review = 'review this schema for missing indexes';
show('A request in your own words finds the skill that does it, with the reasons.', 0, 'match', review);
const commit = ['--tag', 'git-commit', '--ide', 'vscode'];
show('Where nothing fits, the refusal says why, and the smallest change that would match.', 1, 'match', ...commit);
const question = 'who signs the build?';
show('A question is answered with passages, each with its file and lines.', 0, 'search', question);
show('A question that no document answers gets no answer.', 1, 'search', 'flights to Lisbon');
const step = ['Step 2', 'handbook/release.md', '--index', '.pinakes'];
show('A heading gives its section, whole, and names what belongs to it.', 0, 'get', ...step);
const task = ['--keyword', 'authentication', '--keyword', 'order', '--epic', 'EPIC-02', '--lang', 'en'];
show('A development task gets the documents that it needs.', 0, 'contexts', ...task);
console.log(`
The index stays in .pinakes. To try it on a folder of your own:

  node ${CLI} build FOLDER
  node ${CLI} search "a question that its documents answer"
  node ${CLI} match "a request that one of its skills serves"
`);
