import { type AssembledContext, assembleContext, type ChatState, chatSlices, checkChatState } from '@pinakes/context';
import { isRecord } from '@pinakes/query/format/json';
import { shownText } from '@pinakes/search-box/text';
import { useState } from 'preact/hooks';
import { Outcome } from '../../components/outcome.tsx';
import { language, words } from '../../language/words.ts';
import { listOf, numberOf, useLookUp } from '../../state/look-up.ts';
import { show, view } from '../../state/view.ts';
import { EXAMPLES } from './examples.ts';
import { PackedPrompt } from './packed-prompt.tsx';
import { sliceColor } from './slice-color.ts';

/** Maximum and step of the slider, in tokens. Larger budgets can be typed. */
const MAX_TOKENS = 400;
const STEP = 5;

/** Default budget, too small for the whole example. */
const DEFAULT_TOKENS = 100;

/** An event of an element with text. */
type Typed = { readonly currentTarget: { readonly value: string } };

/** Packs a prompt while the message and the state of the bot are edited. */
export function LivePacking() {
	const say = words.value;
	const { fields } = view.value;
	const example = EXAMPLES[language.value];
	const [known, setKnown] = useState<readonly string[]>([]);
	const off = listOf(fields.off);
	const looked = useLookUp((_, { message, budget: room, state, off: without }) =>
		pack(message ?? example.message, numberOf(room) ?? DEFAULT_TOKENS, state, listOf(without)).then((packed) => {
			setKnown([...new Set(packed.trace.fragments.map(({ slice }) => slice))]);
			return packed;
		}),
	);
	const change = (name: string, value: string): void => show({ fields: { ...fields, [name]: value } }, 'replace');
	const typeInto =
		(name: string) =>
		({ currentTarget }: Typed): void =>
			change(name, currentTarget.value);
	return (
		<>
			<form class="look-up" onSubmit={(event) => event.preventDefault()}>
				<div class="field">
					<label for="packing-message">{say.message}</label>
					<input
						id="packing-message"
						type="text"
						value={fields.message ?? example.message}
						onInput={typeInto('message')}
					/>
				</div>
				<div class="field">
					<label for="packing-budget">
						{say.budget}, {say.tokens}
					</label>
					<BudgetInput value={fields.budget ?? String(DEFAULT_TOKENS)} onInput={typeInto('budget')} />
				</div>
				<fieldset>
					<legend>{say.slices}</legend>
					{known.map((slice) => (
						<label key={slice} class="slice" style={sliceColor(slice, known)}>
							<input
								type="checkbox"
								checked={!off.includes(slice)}
								onChange={({ currentTarget }) => change('off', switched(off, slice, currentTarget.checked))}
							/>{' '}
							{shownText(slice)}
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
						onInput={typeInto('state')}
					/>
				</details>
			</form>
			<Outcome looked={looked}>{({ trace }) => <PackedPrompt trace={trace} slices={known} />}</Outcome>
		</>
	);
}

interface BudgetInputProps {
	readonly value: string;
	readonly onInput: (event: Typed) => void;
}

/** A slider, and a field for any number of tokens. */
function BudgetInput({ value, onInput }: BudgetInputProps) {
	return (
		<div class="slider">
			<input
				type="range"
				aria-label={words.value.budget}
				min={0}
				max={MAX_TOKENS}
				step={STEP}
				value={value}
				onInput={onInput}
			/>
			<input id="packing-budget" type="number" min={0} value={value} onInput={onInput} />
		</div>
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

/** Parses the state of a bot, with the player's name. */
function stateOf(typed: string): ChatState & { readonly player?: string | undefined } {
	const json: unknown = JSON.parse(typed);
	if (!isRecord(json)) throw new SyntaxError(`{ "rules": "…" }`);
	const { player, ...state } = json;
	return { ...checkChatState(state), player: typeof player === 'string' ? player : undefined };
}
