import { defineCommand } from '../base/command.ts';
import { HOOK_OPTIONS, runHook } from '../base/hook.ts';
import { EXIT } from '../base/output.ts';

/** `pinakes hook`: names the skill for a prompt to a host. `bin/pinakes.js` starts it without the other commands. */
export const hook = defineCommand({
	summary:
		'Name the skill for a prompt, as a hook of Claude Code, Codex or Gemini CLI; says nothing where no skill fits',
	usage: '[--index DIR]',
	options: HOOK_OPTIONS,
	examples: [
		'pinakes hook --index .pinakes < prompt.json',
		'echo \'{"prompt":"review this pull request"}\' | pinakes hook',
	],
	async run({ options: { index } }, _output, system) {
		await runHook(index === undefined ? [] : ['--index', index], system);
		return EXIT.answered;
	},
});
