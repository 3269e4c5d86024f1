import { useEffect, useId, useState } from 'preact/hooks';
import { view } from '../state/view.ts';
import { choicesFor } from './choices-for.ts';

export interface Field {
	readonly name: string;
	readonly label: string;
	/** Whether it has suggestions. */
	readonly isSuggested?: boolean;
	/** Type of the value; `long` is a text of several lines. Default: `text`. */
	readonly type?: 'text' | 'long' | 'number' | 'date';
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
