import { useEffect, useState } from 'preact/hooks';
import { askAgain } from '../state/look-up.ts';
import { openedIndex } from '../state/opened-index.ts';
import { PANELS, show, view } from '../state/view.ts';
import { countOf, words } from '../state/words.ts';

interface Field {
	readonly name: string;
	readonly label: string;
	readonly hint?: string;
	/** Value that applies if the field is empty. */
	readonly fallback?: number;
}

/** Shows a form whose fields are stored in the page's address. */
export function LookUpForm({
	fields,
	more,
}: {
	readonly fields: readonly Field[];
	/** Fields that are collapsed until they are used. */
	readonly more: readonly Field[];
}) {
	const say = words.value;
	return (
		<search>
			<form class="look-up" onSubmit={lookUp}>
				{fields.map((field) => (
					<FormField key={field.name} {...field} />
				))}
				<details class="wide" open={more.some(({ name }) => view.value.fields[name] !== undefined)}>
					<summary>{say.more_fields}</summary>
					<div class="fields">
						{more.map((field) => (
							<FormField key={field.name} {...field} />
						))}
					</div>
				</details>
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

function FormField({ name, label, hint, fallback }: Field) {
	const asked = view.value.fields[name] ?? '';
	const [typed, setTyped] = useState(asked);
	useEffect(() => setTyped(asked), [asked]);
	return (
		<label class="field">
			{label}
			<input
				name={name}
				type="text"
				value={typed}
				autoComplete="off"
				placeholder={String(fallback ?? ' ')}
				onInput={({ currentTarget }) => setTyped(currentTarget.value)}
			/>
			{hint && <small>{hint}</small>}
		</label>
	);
}

/** Explains the panel and shows how much it can search, or that the index has nothing for it. */
export function Introduction() {
	const say = words.value;
	const { panel } = view.value;
	const needed = PANELS[panel];
	const count = openedIndex()?.manifest.counts[needed] ?? 0;
	if (count === 0) return <p class="lacking">{say[`lacks_${needed}`]}</p>;
	return (
		<p class="faint introduction">
			{say[`about_${panel}`]} {say[`has_${needed}`](countOf(count))}
		</p>
	);
}

export function listOf(text = ''): string[] {
	return text.split(/[,，、]/).flatMap((value) => value.trim() || []);
}

/** Returns the number in a field; undefined if it is empty, NaN for other text. */
export function numberOf(text: string | undefined): number | undefined {
	return text === undefined ? undefined : Number(text);
}
