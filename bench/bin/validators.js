/**
 * What `pinakes lint` and the published validators of skills say of the same skills:
 *
 *     node bench/bin/validators.js [FOLDER] [--python PATH] [--quick-validate FILE]
 *
 * Without a folder the skills of ../shared/data are taken, where they are there. The validator `skills-ref` of npm always runs.
 * Those in Python run where they are named: `--python` has the folders of the packages skills_ref and strictyaml, separated
 * as in PYTHONPATH; `--quick-validate` is the script of that name in the repository of Anthropic's skills, which needs PyYAML.
 * Ends with 1 where a validator refuses a skill in which lint finds no error. They refuse the fields of Claude Code, which
 * lint knows, and lists of tools, for which it has a warning.
 */
import { spawnSync } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { lintFolders, listFolder } from '@pinakes/indexer';
import { validate } from 'skills-ref';
import { typedFolder } from '../src/command.js';
import { parseJsonLines } from '../src/json-lines.js';
import { SKILLS } from '../src/shared-data.js';
import { table } from '../src/table.js';

/** Prints for each folder that standard input names the JSON of what is wrong with it; null for nothing. */
const SKILLS_REF = `
import json, sys
from pathlib import Path
from skills_ref.validator import validate
for line in sys.stdin:
    print(json.dumps("; ".join(validate(Path(line.rstrip("\\n")))) or None))
`;
const QUICK_VALIDATE = `
import importlib.util, json, sys
spec = importlib.util.spec_from_file_location("quick_validate", sys.argv[1])
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)
for line in sys.stdin:
    is_valid, message = module.validate_skill(line.rstrip("\\n"))
    print(json.dumps(None if is_valid else message))
`;

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { python: { type: 'string' }, 'quick-validate': { type: 'string' } },
});
const folder = typedFolder(positionals[0], SKILLS, 'skills');
const { paths, problems } = await skillsIn(folder);
const folders = paths.map((path) => resolve(folder, dirname(path)));
/** @type {Record<string, readonly (string | null)[]>} */
const said = {
	'skills-ref 0.1.5 of npm': await Promise.all(folders.map(async (one) => (await validate(one)).join('; ') || null)),
};
if (values.python) said['skills_ref in Python'] = runPython(SKILLS_REF, [], { PYTHONPATH: values.python });
if (values['quick-validate']) said.quick_validate = runPython(QUICK_VALIDATE, [resolve(values['quick-validate'])], {});

const rows = Object.entries(said).map(([name, refusals]) => {
	const refused = paths.filter((_, i) => isRefusal(refusals[i] ?? null));
	const unseen = refused.filter((path) => !problems.has(path));
	for (const path of unseen) console.log(`${name} alone refuses ${path}: ${refusals[paths.indexOf(path)]}`);
	if (unseen.length > 0) process.exitCode = 1;
	return [name, String(paths.length - refused.length), String(refused.length), String(unseen.length)];
});
const hasRefusal = (/** @type {string} */ path) =>
	Object.values(said).some((refusals) => isRefusal(refusals[paths.indexOf(path)] ?? null));
const stricter = [...problems].filter(([path]) => !hasRefusal(path));
for (const [path, rules] of stricter) console.log(`lint alone refuses ${path}: ${[...new Set(rules)].join(', ')}`);
console.log(`\n${paths.length} skills; lint accepts ${paths.length - problems.size}, has errors in ${problems.size}\n`);
console.log(table(['validator', 'accepts', 'refuses', 'of these accepted by lint'], rows));

/**
 * Whether a validator refuses a skill for something else than an unknown field.
 *
 * @param {string | null} message
 */
function isRefusal(message) {
	return Boolean(message?.split('; ').some((part) => !/^Unexpected (?:fields|key)/.test(part)));
}

/**
 * The skills of a folder, and the rules that each breaks with an error, by the path of its SKILL.md.
 *
 * @param {string} root
 */
async function skillsIn(root) {
	const { problems } = await lintFolders([root]);
	/** @type {Map<string, string[]>} */
	const errors = new Map();
	for (const { file, rule, severity } of problems) {
		if (severity === 'error' || rule === 'skill-allowed-tools') errors.set(file, [...(errors.get(file) ?? []), rule]);
	}
	const paths = listFolder(root, {}, () => {}).paths.filter((path) => /(?:^|\/)SKILL\.md$/.test(path));
	return { paths, problems: new Map([...errors].filter(([path]) => paths.includes(path))) };
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {(string | null)[]}
 */
function runPython(program, args, env) {
	const { status, stdout, stderr } = spawnSync('python3', ['-c', program, ...args], {
		input: folders.map((one) => `${one}\n`).join(''),
		encoding: 'utf8',
		maxBuffer: 2 ** 26,
		env: { ...process.env, ...env },
	});
	if (status !== 0) throw new Error(stderr);
	return parseJsonLines(stdout);
}
