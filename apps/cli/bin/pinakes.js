#!/usr/bin/env node
const [name, ...args] = process.argv.slice(2);
if (name === 'hook' && !args.includes('--help') && !args.includes('-h')) {
	// Hosts start it at every prompt, and would show what goes wrong.
	process.stdout.on('error', () => {});
	await import('../dist/hook.js').then(({ runHook }) => runHook(args, process)).catch(() => {});
} else {
	const { main } = await import('../dist/main.js');
	process.exitCode = await main(process.argv.slice(2));
}
