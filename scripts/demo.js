/** Builds the program and an index of the fixtures, and runs six look-ups: four answers and two refusals. */
import { spawnSync } from 'node:child_process';
import { makeProgram } from './program/install.js';

const CLI = 'apps/cli/bin/pinakes.js';

/** Description, arguments and expected exit code of each look-up: 0 for an answer, 1 for a refusal. */
const LOOK_UPS = [
	[
		'A request in your own words finds the skill that does it, with the reasons.',
		['match', 'review this schema for missing indexes'],
		0,
	],
	[
		'Where nothing fits, the refusal says why, and the smallest change that would match.',
		['match', '--tag', 'git-commit', '--ide', 'vscode'],
		1,
	],
	['A question is answered with passages, each with its file and lines.', ['search', 'who signs the build?'], 0],
	['A question that no document answers gets no answer.', ['search', 'flights to Lisbon'], 1],
	[
		'A heading gives its section, whole, and names what belongs to it.',
		['get', 'Step 2', 'handbook/release.md', '--index', '.pinakes'],
		0,
	],
	[
		'A development task gets the documents that it needs.',
		['contexts', '--keyword', 'authentication', '--keyword', 'order', '--epic', 'EPIC-02', '--lang', 'en'],
		0,
	],
];

/** @param {readonly string[]} args @returns the exit code */
function pinakes(args) {
	console.log(`$ pinakes ${args.map((arg) => (arg.includes(' ') ? `"${arg}"` : arg)).join(' ')}`);
	return spawnSync(process.execPath, [CLI, ...args], { stdio: ['inherit', process.stdout.fd, process.stdout.fd] })
		.status;
}

makeProgram();
console.log('\nSkills, a registry and documents are compiled into an index, once.');
const codes = [pinakes(['build', 'fixtures'])];
for (const [sentence, args] of LOOK_UPS) {
	console.log(`\n${sentence}`);
	codes.push(pinakes(args));
}
console.log(`
The index stays in .pinakes. To try it on a folder of your own:

  node ${CLI} build FOLDER
  node ${CLI} search "a question that its documents answer"
  node ${CLI} match "a request that one of its skills serves"
`);
process.exitCode = codes.join() === [0, ...LOOK_UPS.map(([, , code]) => code)].join() ? 0 : 1;
