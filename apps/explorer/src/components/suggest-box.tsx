import type { Suggestion } from '@pinakes/query/internal';
import { suggest } from '@pinakes/search-box/suggest';
import { keepQuery, recentQueries, shownText } from '@pinakes/search-box/text';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { countOf, words } from '../language/words.ts';
import { opened } from '../state/opened-index.ts';
import { show, view } from '../state/view.ts';

/** A choice: something in the index, or a recent query. */
interface Choice {
	readonly text: string;
	readonly kind: Suggestion[1] | 'recent';
	/** Path of its document; empty if there are several or none. */
	readonly path: string;
	/** Number of documents, if there are several. */
	readonly documents?: number | undefined;
}

interface OptionProps {
	readonly id: string;
	readonly choice: Choice;
	readonly isSelected: boolean;
	readonly take: (choice: Choice) => void;
}

/** A combobox with suggestions: arrow keys select, Enter follows the selection or searches, Escape closes the list. */
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
	const keys: Readonly<Record<string, () => void>> = {
		ArrowDown: () => choose(chosen + 1),
		ArrowUp: () => choose(chosen - 1),
		Escape: close,
		...(chosen >= 0 && { Enter: () => take(choices[chosen] as Choice) }),
	};
	const onKeyDown = (event: KeyboardEvent): void => {
		const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
		if (act !== undefined) {
			act();
			event.preventDefault();
		} else if (event.key === 'Enter') {
			keepQuery(typed.trim());
			close();
		}
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
				onKeyDown={onKeyDown}
			/>
			<div id={`${id}-list`} role="listbox" aria-label={label} hidden={!isOpen}>
				{choices.map((choice, i) => (
					<Option
						key={choice.kind + choice.text}
						id={`${id}-${i}`}
						choice={choice}
						isSelected={i === chosen}
						take={take}
					/>
				))}
			</div>
		</div>
	);
}

function Option({ id, choice, isSelected, take }: OptionProps) {
	return (
		<div
			id={id}
			role="option"
			tabIndex={-1}
			aria-selected={isSelected}
			dir="auto"
			// Handled before the field loses the focus, which closes the list.
			onMouseDown={(event) => {
				event.preventDefault();
				take(choice);
			}}
		>
			{shownText(choice.text)} <small>{kindOf(choice)}</small>
		</div>
	);
}

/** State of the list: the choices, and the position of the selected one or -1. */
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
	// Suggestions are optional.
	const found = await suggest(opened.value.index, typed).catch(() => []);
	return found.map(([text, kind, path, documents]) => ({ text, kind, path, documents }));
}

/** Describes the kind of a choice, and its number of documents. */
function kindOf({ kind, documents }: Choice): string {
	const say = words.value;
	const name = say[`suggested_${kind}`];
	return documents === undefined ? name : `${name}, ${say.in_documents(countOf(documents))}`;
}

/**
 * Follows a choice: to the section of a heading, the match of a unit, the documents with a tag, or the results of a
 * query.
 */
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
