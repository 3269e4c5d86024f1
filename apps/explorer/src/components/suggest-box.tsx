import type { Suggestion } from '@pinakes/query/format/kinds/suggestions/schema';
import { suggest } from '@pinakes/search-box/suggest';
import { keepQuery, recentQueries, shownText } from '@pinakes/search-box/text';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { countOf, words } from '../language/words.ts';
import { opened } from '../state/opened-index.ts';
import { show, view } from '../state/view.ts';

/** One thing that can be chosen: something of the index, or what was asked before. */
interface Choice {
	readonly text: string;
	readonly kind: Suggestion[1] | 'recent';
	/** The document that has it; empty where several have, or none. */
	readonly path: string;
	/** How many documents have it, where several have. */
	readonly documents?: number | undefined;
}

/**
 * A field that suggests what somebody may be about to ask, as a combobox: the arrows choose, Enter takes what is chosen or
 * asks what is typed, Escape closes the list.
 */
export function SuggestBox({ name, label }: { readonly name: string; readonly label: string }) {
	const id = useId();
	const [typed, setTyped] = useState(view.value.fields[name] ?? '');
	const { choices, chosen, close, choose, update } = useChoiceList();
	const asked = view.value.fields[name] ?? '';
	useEffect(() => setTyped(asked), [asked]);
	const isOpen = choices.length > 0;
	const take = (choice: Choice): void => {
		close();
		follow(choice, name);
	};
	return (
		<div class="field combobox">
			<label for={id}>{label}</label>
			<input
				id={id}
				name={name}
				type="text"
				role="combobox"
				autoComplete="off"
				placeholder=" "
				aria-autocomplete="list"
				aria-expanded={isOpen}
				aria-controls={`${id}-list`}
				aria-activedescendant={chosen >= 0 ? `${id}-${chosen}` : undefined}
				value={typed}
				onFocus={() => update(typed)}
				onBlur={close}
				onInput={({ currentTarget }) => {
					setTyped(currentTarget.value);
					update(currentTarget.value);
				}}
				onKeyDown={(event) => {
					if (event.key === 'ArrowDown') choose(chosen + 1);
					else if (event.key === 'ArrowUp') choose(chosen - 1);
					else if (event.key === 'Escape') close();
					else if (event.key === 'Enter' && chosen >= 0) take(choices[chosen] as Choice);
					else {
						if (event.key === 'Enter') {
							keepQuery(typed.trim());
							close();
						}
						return;
					}
					event.preventDefault();
				}}
			/>
			<div id={`${id}-list`} role="listbox" aria-label={label} hidden={!isOpen}>
				{choices.map((choice, i) => (
					<div
						key={choice.kind + choice.text}
						id={`${id}-${i}`}
						role="option"
						tabIndex={-1}
						aria-selected={i === chosen}
						dir="auto"
						// Before the field loses the focus, which closes the list.
						onMouseDown={(event) => {
							event.preventDefault();
							take(choice);
						}}
					>
						{shownText(choice.text)} <small>{kindOf(choice)}</small>
					</div>
				))}
			</div>
		</div>
	);
}

/** The visible choices, and the index of the chosen one, or -1. */
function useChoiceList() {
	const [choices, setChoices] = useState<readonly Choice[]>([]);
	const [chosen, setChosen] = useState(-1);
	const latest = useRef(0);
	const put = (list: readonly Choice[]): void => {
		setChoices(list);
		setChosen(-1);
	};
	return {
		choices,
		chosen,
		close: () => {
			latest.current++;
			put([]);
		},
		choose: (index: number) => setChosen(choices.length === 0 ? -1 : (index + choices.length) % choices.length),
		update: async (typed: string) => {
			const turn = ++latest.current;
			const list = await choicesFor(typed);
			if (turn === latest.current) put(list);
		},
	};
}

async function choicesFor(typed: string): Promise<readonly Choice[]> {
	if (typed.trim() === '') return recentQueries().map((text) => ({ text, kind: 'recent', path: '' }));
	if (opened.value.state !== 'open') return [];
	// A field without suggestions is still a field.
	const found = await suggest(opened.value.index, typed).catch(() => []);
	return found.map(([text, kind, path, documents]) => ({ text, kind, path, documents }));
}

/** What a choice is, and in how many documents. */
function kindOf({ kind, documents }: Choice): string {
	const say = words.value;
	const name = say[`suggested_${kind}`];
	return documents === undefined ? name : `${name}, ${say.in_documents(countOf(documents))}`;
}

/** Goes where a choice leads: to the section of a heading, to the documents that have it, else to what it finds. */
function follow({ text, kind, path }: Choice, name: string): void {
	const { fields } = view.value;
	if (kind === 'heading') show({ panel: 'get', fields: { heading: text, ...(path === '' ? {} : { file: path }) } });
	else if (kind === 'unit') show({ panel: 'match', fields: { goal: text } });
	else if (kind === 'tag') show({ fields: { ...fields, tags: text } });
	else {
		keepQuery(text);
		show({ fields: { ...fields, [name]: text } });
	}
}
