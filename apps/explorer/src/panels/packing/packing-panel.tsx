import {
	type AssembledContext,
	assembleContext,
	BUDGET_TOKENS,
	type ChatState,
	chatSlices,
	checkChatState,
	checkTrace,
	type Fragment,
	replayTrace,
	type Trace,
} from '@pinakes/context';
import { useState } from 'preact/hooks';
import { Notes } from '../../components/notes.tsx';
import { Outcome } from '../../components/outcome.tsx';
import { language, words } from '../../language/words.ts';
import { listOf, useLookUp } from '../../state/look-up.ts';
import { show, view } from '../../state/view.ts';
import { partsOf } from './colored-prompt.ts';
import { EXAMPLES } from './examples.ts';

/** Tokens to which the slider goes, and by how many it moves. */
const MOST_TOKENS = 2 * BUDGET_TOKENS;
const STEP = 10;

/** Colours of slices; there are more slices than colours only where somebody has very many. */
const COLORS = 8;

/** Bytes of a recorded trace that are read. */
const LARGEST_TRACE = 20_000_000;

/** What goes into a prompt for a message, live while the budget and the slices change; or a recorded choice. */
export function PackingPanel() {
	const say = words.value;
	const [recorded, setRecorded] = useState<File>();
	return (
		<>
			{recorded === undefined ? <Live /> : <Recorded key={recorded.name} file={recorded} />}
			<p>
				<label class="button inline">
					{say.load_trace}
					<input
						type="file"
						class="hidden"
						accept="application/json,.json"
						onChange={({ currentTarget }) => setRecorded(currentTarget.files?.[0])}
					/>
				</label>
				{recorded && (
					<button type="button" onClick={() => setRecorded(undefined)}>
						{say.close_trace}
					</button>
				)}
			</p>
		</>
	);
}

function Live() {
	const say = words.value;
	const { fields } = view.value;
	const example = EXAMPLES[language.value];
	const [known, setKnown] = useState<readonly string[]>([]);
	const off = listOf(fields.off);
	const looked = useLookUp((_, { message, budget, state, off: without }) =>
		pack(message ?? example.message, Number(budget ?? BUDGET_TOKENS), state, listOf(without)).then((packed) => {
			setKnown([...new Set(packed.trace.fragments.map(({ slice }) => slice))]);
			return packed;
		}),
	);
	const change = (name: string, value: string): void => show({ fields: { ...fields, [name]: value } }, 'replace');
	return (
		<>
			<form class="look-up" onSubmit={(event) => event.preventDefault()}>
				<div class="field">
					<label for="packing-message">{say.message}</label>
					<input
						id="packing-message"
						type="text"
						value={fields.message ?? example.message}
						onInput={({ currentTarget }) => change('message', currentTarget.value)}
					/>
				</div>
				<div class="field">
					<label for="packing-budget">
						{say.budget}: {fields.budget ?? BUDGET_TOKENS} {say.tokens}
					</label>
					<input
						id="packing-budget"
						type="range"
						min={0}
						max={MOST_TOKENS}
						step={STEP}
						value={fields.budget ?? String(BUDGET_TOKENS)}
						onInput={({ currentTarget }) => change('budget', currentTarget.value)}
					/>
				</div>
				<fieldset>
					<legend>{say.slices}</legend>
					{known.map((slice, i) => (
						<label key={slice} class={`slice slice-${i % COLORS}`}>
							<input
								type="checkbox"
								checked={!off.includes(slice)}
								onChange={({ currentTarget }) => change('off', switched(off, slice, currentTarget.checked))}
							/>{' '}
							{slice}
						</label>
					))}
				</fieldset>
				<details class="wide">
					<summary>{say.bot_state}</summary>
					<textarea
						rows={16}
						aria-label={say.bot_state}
						spellcheck={false}
						value={fields.state ?? JSON.stringify(example.state, null, '  ')}
						onInput={({ currentTarget }) => change('state', currentTarget.value)}
					/>
				</details>
			</form>
			<Outcome looked={looked}>{({ trace }) => <Packed trace={trace} slices={known} />}</Outcome>
		</>
	);
}

function switched(off: readonly string[], slice: string, isOn: boolean): string {
	const others = off.filter((name) => name !== slice);
	return (isOn ? others : [...others, slice]).join(',');
}

async function pack(
	message: string,
	budget: number,
	typed: string | undefined,
	off: readonly string[],
): Promise<AssembledContext> {
	const lang = language.value;
	const { player, ...state } = typed === undefined ? EXAMPLES[lang].state : stateOf(typed);
	const slices = chatSlices(state).map((slice) => (off.includes(slice.name) ? { ...slice, include: false } : slice));
	const input = { slices, message, budget, state, lang, recentDialogue: state.dialogue ?? [] };
	return assembleContext(player === undefined ? input : { ...input, player });
}

/** What was typed as the state of a bot, with the name of who speaks to it. */
function stateOf(typed: string): ChatState & { readonly player?: string | undefined } {
	const { player, ...state } = JSON.parse(typed) as { player?: unknown };
	return { ...checkChatState(state), player: typeof player === 'string' ? player : undefined };
}

function Recorded({ file }: { readonly file: File }) {
	const say = words.value;
	const looked = useLookUp(async () => {
		if (file.size > LARGEST_TRACE) throw new Error(say.too_large);
		const trace = checkTrace(JSON.parse(await file.text()));
		return { trace, replay: trace.request.hasOwnCounter ? undefined : replayTrace(trace) };
	}, 'index');
	return (
		<Outcome looked={looked}>
			{({ trace, replay }) => (
				<>
					<p role="status">
						{file.name}: {replay === undefined ? say.own_counter : replay.same ? say.same : say.different}
					</p>
					<Packed trace={trace} slices={[...new Set(trace.fragments.map(({ slice }) => slice))]} />
				</>
			)}
		</Outcome>
	);
}

function Packed({ trace, slices }: { readonly trace: Trace; readonly slices: readonly string[] }) {
	const say = words.value;
	const classOf = (slice: string): string => `slice slice-${Math.max(0, slices.indexOf(slice)) % COLORS}`;
	return (
		<>
			<h2>
				{say.prompt}: {trace.tokens} {say.tokens}, {trace.characters} {say.characters}
			</h2>
			<Notes heading={say.notes} notes={trace.warnings.map(({ message }) => message)} />
			<pre class="prompt" dir="auto">
				{partsOf(trace).map(({ slice, text }, i) => (
					<span key={i} class={classOf(slice)} title={slice}>
						{text}
					</span>
				))}
			</pre>
			<table class="wide">
				<caption>{say.candidates}</caption>
				<thead>
					<tr>
						<th scope="col">{say.slice}</th>
						<th scope="col">{say.candidate}</th>
						<th scope="col">{say.score}</th>
						<th scope="col">{say.tokens}</th>
						<th scope="col">{say.kept}</th>
						<th scope="col">{say.reason}</th>
					</tr>
				</thead>
				<tbody>
					{trace.fragments.map((fragment) => (
						<FragmentRow key={`${fragment.slice} ${fragment.id}`} {...fragment} color={classOf(fragment.slice)} />
					))}
				</tbody>
			</table>
		</>
	);
}

function FragmentRow({ slice, id, score, tokens, keptTokens, reason, color }: Fragment & { readonly color: string }) {
	return (
		<tr>
			<th scope="row">
				<span class={color}>{slice}</span>
			</th>
			<td>{id}</td>
			<td class="number">{score?.toFixed(3)}</td>
			<td class="number">{tokens}</td>
			<td class="number">{keptTokens}</td>
			<td>{reason.replaceAll('_', ' ')}</td>
		</tr>
	);
}
