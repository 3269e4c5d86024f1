import { fileURLToPath } from 'node:url';
import { type Run, type Running, type Settings, startHere } from '@pinakes/testing/run-here';
import { onTestFinished } from 'vitest';
import { main } from '../src/main.ts';

/** The program as it is installed. */
export const PROGRAM = fileURLToPath(new URL('../bin/pinakes-mcp.js', import.meta.url));

/** Starts the program in this process; it ends with the test. */
export function start(args: readonly string[], settings?: Settings): Running {
	const running = startHere(main, args, settings);
	onTestFinished(async () => void (await running.end().catch(() => {})));
	return running;
}

/** Runs the program in this process. */
export function run(args: readonly string[]): Promise<Run> {
	return startHere(main, args).ended;
}
