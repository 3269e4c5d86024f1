import { useEffect, useId, useState } from 'preact/hooks';
import { choicesFor, NEEDED, type Panel } from '../state/fields.ts';
import { askAgain } from '../state/look-up.ts';
import { opened } from '../state/opened-index.ts';
import { show, view } from '../state/view.ts';
import { countOf, words } from '../state/words.ts';

/** Shows a form whose fields are stored in the page's address. `/` focuses the first field. */
export function LookUpForm({
	fields,
	more = [],
}: {
	readonly fields: readonly Field[];
	/** Fields that are collapsed until they are used. */
	readonly more?: readonly Field[];
}) {
	const say = words.value;
	return (
		<search>
			<form class="look-up" onSubmit={lookUp}>
				{fields.map((field) => (
					<FormField key={field.name} {...field} />
				))}
				{more.length > 0 && (
					<details class="wide" open={more.some(({ name }) => view.value.fields[name] !== undefined)}>
						<summary>{say.more_fields}</summary>
						<div class="fields">
							{more.map((field) => (
								<FormField key={field.name} {...field} />
							))}
						</div>
					</details>
				)}
				<button type="submit">{say.look_up}</button>
			</form>
		</search>
	);
}

function lookUp(event: SubmitEvent): void {
	event.preventDefault();
	const data = new FormData(event.currentTarget as HTMLFormElement);
	const fields = [...data].map(([name, value]) => [name, String(value).trim()] as const);
	const before = view.value;
	show({ fields: Object.fromEntries(fields.filter(([, value]) => value !== '')) });
	if (JSON.stringify(view.value.fields) === JSON.stringify(before.fields)) askAgain();
}

interface Field {
	readonly name: string;
	readonly label: string;
	readonly type?: 'text' | 'number' | 'date';
	/** Explains what to type. */
	readonly hint?: string;
	/** Value that applies if the field is empty. */
	readonly fallback?: string | number;
	readonly choices?: readonly string[] | undefined;
	/** Whether several values are separated by commas. */
	readonly isList?: boolean;
	/** Called when the field is first used, to load choices. */
	readonly onUse?: () => void;
}

function FormField({ name, label, type = 'text', hint, fallback, choices = [], isList = false, onUse }: Field) {
	const id = useId();
	const asked = view.value.fields[name] ?? '';
	const [typed, setTyped] = useState(asked);
	useEffect(() => setTyped(asked), [asked]);
	const given = {
		id,
		name,
		value: typed,
		autoComplete: 'off',
		placeholder: fallback === undefined ? ' ' : `${fallback}`,
		onFocus: onUse,
		...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` }),
	} as const;
	return (
		<div class="field">
			<label for={id}>{label}</label>
			<input
				{...given}
				type={type}
				step="any"
				list={choices.length === 0 ? undefined : `${id}-choices`}
				onInput={({ currentTarget }) => setTyped(currentTarget.value)}
			/>
			{choices.length > 0 && (
				<datalist id={`${id}-choices`}>
					{choicesFor(typed, choices, isList).map((choice) => (
						<option key={choice} value={choice} />
					))}
				</datalist>
			)}
			{hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
		</div>
	);
}

/** Explains a panel and shows how much it can search, or that the index has nothing for it. */
export function Introduction({ panel }: { readonly panel: Panel }) {
	const say = words.value;
	if (opened.value.state !== 'open') return null;
	const needed = NEEDED[panel];
	const count = opened.value.index.manifest.counts[needed];
	if (count === 0) return <p class="lacking">{say[`lacks_${needed}`]}</p>;
	return (
		<p class="faint introduction">
			{say[`about_${panel}`]} {say[`has_${needed}`](countOf(count))}
		</p>
	);
}
