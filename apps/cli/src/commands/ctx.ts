import { type Arguments, type Options, UsageError } from '@pinakes/command-line/definition';
import { numberOption, textOption } from '@pinakes/command-line/options';
import {
	assembleContext,
	type ChatState,
	chatSlices,
	type Fragment,
	fragmentTable,
	packContext,
	TRACE_VERSION,
	type Trace,
} from '@pinakes/context';
import { PinakesError } from '@pinakes/query';
import { definedFields, fits, isRecord, optional, type Shape } from '@pinakes/query/internal';
import { defineCommand, JSON_OPTION, LANG_OPTION } from '../base/command.ts';
import { EXIT, jsonText, type Output, printable } from '../base/output.ts';
import { readText } from '../base/queries.ts';

const OPTIONS = {
	state: textOption('FILE', 'what the bot knows, as JSON: rules, task, memories, slices …'),
	message: textOption('TEXT', 'what the player just said'),
	player: textOption('NAME', 'who said it; memories of others stay out'),
	budget: numberOption('N', 'tokens of the whole prompt; default 1000'),
	replay: textOption('TRACE', 'make a recorded choice again: exit code 1 where it differs'),
	diff: textOption('TRACE', 'compare a recorded choice with another: exit code 1 where they differ'),
	lang: LANG_OPTION,
	json: JSON_OPTION,
} as const satisfies Options;

type Args = Arguments<typeof OPTIONS>;

export const ctx = defineCommand({
	summary: 'Show what goes into a prompt for a message, or replay and compare recorded choices',
	usage: '--state FILE --message TEXT [flags] | --replay TRACE | --diff TRACE OTHER',
	positionals: [{ name: 'OTHER', help: 'the trace that --diff compares with' }],
	options: OPTIONS,
	examples: [
		'pinakes ctx --state state.json --message "我家在哪里？" --player 小明',
		'pinakes ctx --state state.json --message "who is nearby?" --budget 200 --json > trace.json',
		'pinakes ctx --replay trace.json',
		'pinakes ctx --diff trace.json other.json',
	],
	async run(args, output) {
		const { state, replay, diff } = args.options;
		const [other] = args.positionals;
		if ([state, replay, diff].filter((file) => file !== undefined).length !== 1) {
			throw new UsageError('ctx needs one of --state FILE with --message TEXT, --replay TRACE, or --diff TRACE OTHER.');
		}
		if ((other === undefined) !== (diff === undefined)) {
			throw new UsageError(
				'ctx takes a second file with --diff, and nothing else: put the message in quotation marks.',
			);
		}
		if (replay !== undefined) return showReplay(replay, args, output);
		if (diff !== undefined) return showDiff(readTrace(diff), readTrace(other as string), args, output);
		return simulate(state as string, args, output);
	},
});

async function simulate(file: string, args: Args, output: Output): Promise<number> {
	const message = args.options.message;
	if (message === undefined) throw new UsageError('ctx --state needs --message TEXT too.');
	const state = readJson(file) as ChatState;
	const slices = withFile(file, () => chatSlices(state));
	const { player, lang, budget } = args.options;
	const result = await assembleContext({
		...{ slices, message, recentDialogue: state.dialogue ?? [], state },
		...definedFields({ player, lang, budget }),
	});
	if (args.options.json) output.data(jsonText(result));
	else show(result.trace, output);
	return EXIT.answered;
}

function show(trace: Trace, output: Output): void {
	for (const line of fragmentTable(trace).split('\n')) output.data(printable(line));
	output.text(`\n${trace.text}\n`);
	for (const { message } of trace.warnings) output.note(`! ${printable(message)}`);
}

function showReplay(file: string, args: Args, output: Output): number {
	const trace = readTrace(file);
	const again = withFile(file, () => packContext(trace.request));
	const whatMatters = ({ text, fragments, warnings }: Trace): string => JSON.stringify([text, fragments, warnings]);
	const same = whatMatters(again.trace) === whatMatters(trace);
	if (args.options.json) output.data(jsonText({ same, ...again }));
	else show(again.trace, output);
	output.note(same ? 'The same as recorded.' : 'Not the same as recorded: pinakes ctx --diff shows what differs.');
	return same ? EXIT.answered : EXIT.refused;
}

/** Returns the fragments of a trace by slice and id, with the texts of their blocks. */
function comparedIn({ fragments, request }: Trace) {
	const blocks = request.slices.flatMap(({ name, blocks }) => blocks.map((block) => ({ name, ...block })));
	const texts = new Map(blocks.map(({ name, id, text }) => [`${name} ${id}`, text]));
	const keys = fragments.map(({ slice, id }) => `${slice} ${id}`);
	return new Map(fragments.map((fragment, i) => [keys[i], { ...fragment, text: texts.get(keys[i] as string) }]));
}

function showDiff(before: Trace, after: Trace, args: Args, output: Output): number {
	const [old, recent] = [comparedIn(before), comparedIn(after)];
	const changes = [...new Set([...old.keys(), ...recent.keys()])].flatMap((key) => {
		const [a = null, b = null] = [old.get(key), recent.get(key)];
		const { slice, id } = (a ?? b) as Fragment;
		return JSON.stringify(a) === JSON.stringify(b) ? [] : [{ slice, id, before: a, after: b }];
	});
	const same = changes.length === 0 && before.text === after.text;
	if (args.options.json) output.data(jsonText({ same, changes }));
	else {
		for (const { slice, id, before: old, after: recent } of changes) {
			const isOther = old !== null && recent !== null && old.text !== recent.text;
			output.data(printable(`${slice} ${id}: ${inWords(old)} -> ${inWords(recent)}${isOther ? ', another text' : ''}`));
		}
		output.note(same || changes.length > 0 ? `${changes.length} fragments differ.` : 'Headings or their order differ.');
	}
	return same ? EXIT.answered : EXIT.refused;
}

function inWords(fragment: Fragment | null): string {
	if (fragment === null) return 'not there';
	const { kept, cut, reason, score, keptCharacters } = fragment;
	const scored = score === null ? '' : ` score ${score.toFixed(3)}`;
	return `${kept ? (cut ? 'cut' : 'kept') : 'dropped'} (${reason})${scored} ${keptCharacters} characters`;
}

/** Reads a trace, or the output of `--json`, which contains one. */
function readTrace(file: string): Trace {
	const json = readJson(file);
	const trace = isRecord(json) && 'trace' in json ? json.trace : json;
	const { version, fragments } = isRecord(trace) ? trace : {};
	if (version === undefined || fragments === undefined)
		throw new UsageError(`${file}: This is not a trace: it has no version or no fragments. Record it again.`);
	if (version !== TRACE_VERSION) {
		const fix = 'record it again, or use the version of pinakes that wrote it';
		throw new UsageError(`${file}: The trace is of version ${version}, this reads ${TRACE_VERSION}: ${fix}.`);
	}
	if (!fits(trace, TRACE)) throw new UsageError(`${file}: The trace is damaged. Record it again.`);
	return trace as unknown as Trace;
}

const isBudget = (value: unknown): boolean =>
	isRecord(value) && Object.values(value).every((limit) => Number(limit) >= 0);
const BLOCK: Shape = { id: '', text: '', label: optional(''), speaker: optional(''), replaces: optional(['']) };
const TRACE: Shape = {
	...{ text: '', fragments: [isRecord], warnings: [isRecord] },
	request: {
		...{ message: '', budget: isBudget, hasOwnCounter: (value: unknown) => typeof value === 'boolean' },
		slices: [{ name: '', blocks: [BLOCK], warnings: [isRecord], label: optional(''), budget: optional(isBudget) }],
	},
};

function readJson(file: string): unknown {
	const text = readText(file, 'a file of JSON');
	try {
		return JSON.parse(text);
	} catch (cause) {
		throw new UsageError(`${file} is not valid JSON (${(cause as Error).message}): fix it or name another file.`);
	}
}

/** Adds the name of a file to errors about its content. */
function withFile<T>(file: string, check: () => T): T {
	try {
		return check();
	} catch (cause) {
		if (cause instanceof PinakesError) throw new UsageError(`${file}: ${cause.message}`);
		throw cause;
	}
}
