import { useEffect, useId, useState } from 'preact/hooks';
import { view } from '../state/view.ts';
import { choicesFor } from './choices-for.ts';

/** A field of a form: its name in the page's address, and the values that the index has for it. */
export interface Field {
	readonly name: string;
	readonly label: string;
	/** Suggests what somebody may be about to type. */
	readonly isSuggested?: boolean;
	/** What is typed. Default: a text, `long` for one of several lines. */
	readonly type?: 'text' | 'long' | 'number' | 'date';
	/** What is typed there, where that is not plain. */
	readonly hint?: string;
	/** What holds where nothing is typed. */
	readonly fallback?: string | number;
	readonly choices?: readonly string[] | undefined;
	/** Whether several values are separated by commas. */
	readonly isList?: boolean;
	/** Asks for the choices, when the field is first used. */
	readonly onUse?: () => void;
}

/** A field with its label, its hint and its choices. What is typed stays until something else is asked. */
export function FormField({ name, label, type = 'text', hint, fallback, choices = [], isList = false, onUse }: Field) {
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
			{type === 'long' ? (
				<textarea {...given} rows={2} onInput={({ currentTarget }) => setTyped(currentTarget.value)} />
			) : (
				<input
					{...given}
					type={type}
					step="any"
					list={choices.length === 0 ? undefined : `${id}-choices`}
					onInput={({ currentTarget }) => setTyped(currentTarget.value)}
				/>
			)}
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
