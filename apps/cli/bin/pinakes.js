#!/usr/bin/env node
const [name, ...args] = process.argv.slice(2);
let isDone = false;
if (name === 'match' && args.includes('--hook')) {
	// Hosts start it at every prompt, and would show what goes wrong.
	process.stdout.on('error', () => {});
	isDone = await import('../dist/hook.js').then(({ startHook }) => startHook(args, process)).catch(() => true);
}
if (!isDone) {
	const { main } = await import('../dist/main.js');
	process.exitCode = await main(process.argv.slice(2));
}
