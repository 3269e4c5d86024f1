import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { DEFAULT_INDEX, type Options } from '@pinakes/command-line/definition';
import { flag, textOption } from '@pinakes/command-line/options';
import { parseArguments } from '@pinakes/command-line/parse';
import type { System } from '@pinakes/command-line/system';
import { statOf } from '@pinakes/indexer/internal/files';
import { type Match, matchUnits, openIndex } from '@pinakes/query';
import { isRecord, shorten, visibleLine } from '@pinakes/query/internal';
import { directorySource } from '@pinakes/query/node';

// A separate bundle, as hosts start this program at every prompt: it imports nothing that other commands need alone.

export const HOOK_OPTION = flag(
	`name the skill for a prompt, as a hook of Claude Code, Codex or Gemini CLI; says nothing where no skill fits; takes only --index, by default ${DEFAULT_INDEX} of the project`,
);

const OPTIONS = { hook: HOOK_OPTION, index: textOption('DIR', 'the index') } as const satisfies Options;

/** Maximum characters of the input; longer ones are pasted texts. */
const MAX_INPUT_LENGTH = 2 ** 20;

/** Characters of a long prompt that are read at its beginning, and at its end: the request is before a pasted log, or behind it. */
const END_LENGTH = 2000;

const ends = (prompt: string): string =>
	prompt.length > 2 * END_LENGTH ? `${prompt.slice(0, END_LENGTH)}\n${prompt.slice(-END_LENGTH)}` : prompt;

/** Maximum characters of a name and a path, which come from the sources. */
const MAX_NAME_LENGTH = 200;

/** The event of Gemini CLI before a prompt is answered, whose hooks print JSON. */
const GEMINI_EVENT = 'BeforeAgent';

/**
 * Runs `pinakes match --hook` without the other commands.
 *
 * @returns false, with nothing done, where the arguments are not only those of the hook: `match` says what is wrong
 */
export async function startHook(args: readonly string[], system: System): Promise<boolean> {
	try {
		await runHook(parseArguments(args, { options: OPTIONS }).options.index, system);
		return true;
	} catch {
		return false;
	}
}

/**
 * Reads the JSON that a host gives its hook for prompts, and prints one line that names the unit made for the prompt. Prints
 * nothing where no skill fits, or where anything fails: a hook must never get in the way.
 */
export async function runHook(index: string | undefined, { stdin, stdout, env }: System): Promise<void> {
	try {
		// All is read, as a host may fail when its pipe is closed.
		const given = await text(stdin);
		const input = given.length > MAX_INPUT_LENGTH ? undefined : (JSON.parse(given) as unknown);
		if (!isRecord(input) || typeof input.prompt !== 'string') return;
		// A command names what it runs.
		const goal = ends(input.prompt.trim());
		if (goal === '' || goal.startsWith('/')) return;
		const project = env.CLAUDE_PROJECT_DIR || (typeof input.cwd === 'string' ? input.cwd : '.');
		const opened = await openIndex(directorySource(index ?? join(project, DEFAULT_INDEX)));
		const [match] = (await matchUnits(opened, { goal }, { limit: 1 })).matches;
		if (match === undefined) return;
		const line = lineOf(match, project);
		const isGemini = input.hook_event_name === GEMINI_EVENT;
		const context = { hookSpecificOutput: { hookEventName: GEMINI_EVENT, additionalContext: line } };
		stdout.write(`${isGemini ? JSON.stringify(context) : line}\n`);
	} catch {
		// Silent, as the host would show an error at every prompt.
	}
}

function lineOf({ unit: { kind, name, source, disable_model_invocation } }: Match, project: string): string {
	const [shownName, shownSource] = [name, source].map((text) =>
		shorten(visibleLine(text).replaceAll('"', "'"), MAX_NAME_LENGTH),
	);
	const noun = /^[a-z]{1,20}$/.test(kind) ? kind : 'skill';
	// Sources are relative to the folder that was built, which may be another; that of a registry tells nothing of its unit.
	const canBeOpened = kind !== 'unit' && statOf(join(project, source))?.isFile() === true;
	const advice = disable_model_invocation
		? 'is made for this request, but only users may start it: ask them to run it'
		: 'is made for this request: use it';
	return `The ${noun} "${shownName}"${canBeOpened ? ` (${shownSource})` : ''} ${advice}.`;
}
