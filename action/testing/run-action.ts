import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { type Contexts, interpolate, isRun } from './expressions.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A step of action.yml. */
interface Step {
	readonly name: string;
	readonly id?: string;
	readonly if?: string;
	readonly uses?: string;
	readonly with?: Readonly<Record<string, unknown>>;
	readonly run?: string;
	readonly shell?: string;
	readonly env?: Readonly<Record<string, string>>;
}

/** The content of action.yml. */
interface ActionFile {
	readonly inputs: Readonly<Record<string, { readonly description: string; readonly default?: string }>>;
	readonly outputs: Readonly<Record<string, { readonly description: string; readonly value: string }>>;
	readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}

/** Reads action.yml. */
export function readAction(): ActionFile {
	return parse(readFileSync(join(ROOT, 'action.yml'), 'utf8')) as ActionFile;
}

/** The result of a run. */
interface ActionRun {
	/** Whether any step failed. */
	readonly hasFailed: boolean;
	/** Names of the steps that ran. */
	readonly ran: readonly string[];
	/** Other actions that would have been used, with their inputs. */
	readonly used: readonly { readonly uses: string; readonly with: Readonly<Record<string, string>> }[];
	readonly log: string;
	readonly summary: string;
	readonly outputs: Readonly<Record<string, string>>;
}

/** Results of steps that read nothing of the checkout, by script: they run once for all runs. */
const known = new Map<string, StepRun>();

interface StepRun {
	readonly log: string;
	readonly status: number | null;
	readonly outputs: Record<string, string>;
}

/**
 * Runs the steps of the action in a folder like a runner: conditions and expressions by GitHub's library, and scripts
 * by bash. Other actions are only recorded.
 *
 * @param folder the checkout
 * @param given inputs; others have their defaults
 * @param event payload of the event, such as a pull request
 */
export function runAction(folder: string, given: Readonly<Record<string, string>> = {}, event: object = {}): ActionRun {
	const action = readAction();
	const temp = `${folder}-runner`;
	mkdirSync(temp, { recursive: true });
	const summaryFile = join(temp, 'summary.md');
	const runner = {
		GITHUB_ACTION_PATH: ROOT,
		GITHUB_WORKSPACE: folder,
		GITHUB_STEP_SUMMARY: summaryFile,
		RUNNER_TEMP: temp,
	};
	writeFileSync(summaryFile, '');
	const defaults = Object.entries(action.inputs).map(([name, input]) => [name, input.default ?? '']);
	const steps: Record<string, Pick<StepRun, 'outputs'>> = {};
	const contexts: Contexts = {
		inputs: { ...Object.fromEntries(defaults), ...given },
		github: { action_path: ROOT, event, sha: 'abc' },
		runner: { os: 'Linux', arch: 'X64', temp },
		steps,
	};
	let hasFailed = false;
	let log = '';
	const ran: string[] = [];
	const used: { uses: string; with: Record<string, string> }[] = [];
	for (const [i, step] of action.runs.steps.entries()) {
		if (!isRun(step.if, contexts, hasFailed)) continue;
		if (step.uses !== undefined) {
			used.push({ uses: step.uses, with: interpolated(step.with ?? {}, contexts) });
			continue;
		}
		ran.push(step.name);
		const script = interpolate(step.run ?? '', contexts);
		const env = { ...interpolated(step.env ?? {}, contexts), ...runner, GITHUB_OUTPUT: join(temp, `output-${i}`) };
		const run = known.get(script) ?? runScript(script, folder, env);
		if (step.env === undefined) known.set(script, run);
		log += run.log;
		if (run.status !== 0) hasFailed = true;
		if (step.id !== undefined) steps[step.id] = run;
	}
	const outputs = Object.entries(action.outputs).map(([name, { value }]) => [name, interpolate(value, contexts)]);
	return {
		hasFailed,
		ran,
		used,
		log,
		summary: readFileSync(summaryFile, 'utf8'),
		outputs: Object.fromEntries(outputs),
	};
}

function runScript(script: string, cwd: string, variables: NodeJS.ProcessEnv & { GITHUB_OUTPUT: string }): StepRun {
	writeFileSync(variables.GITHUB_OUTPUT, '');
	const env = { ...process.env, ...variables };
	const args = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script];
	const { status, stdout, stderr } = spawnSync('bash', args, { cwd, encoding: 'utf8', env });
	return { status, log: stdout + stderr, outputs: outputsOf(variables.GITHUB_OUTPUT) };
}

function interpolated(values: Readonly<Record<string, unknown>>, contexts: Contexts): Record<string, string> {
	return Object.fromEntries(
		Object.entries(values).map(([name, value]) => [name, interpolate(String(value), contexts)]),
	);
}

function outputsOf(file: string): Record<string, string> {
	const lines = readFileSync(file, 'utf8')
		.split('\n')
		.filter((line) => line.includes('='));
	return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}
