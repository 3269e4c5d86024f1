import { useId } from 'preact/hooks';
import { words } from '../language/words.ts';
import { show, view } from '../state/view.ts';
import { SuggestBox } from './suggest-box.tsx';

/** A field of a form: its name in the page's address, and the values that the index has for it. */
export interface Field {
	/** Suggests what somebody may be about to type. */
	readonly isSuggested?: boolean;
	readonly name: string;
	readonly label: string;
	/** What is typed there, where that is not plain. */
	readonly hint?: string;
	readonly choices?: readonly string[] | undefined;
	/** Asks for the choices, when the field is first used. */
	readonly onUse?: () => void;
}

/** A form whose fields are the page's address. */
export function LookUpForm({ fields }: { readonly fields: readonly Field[] }) {
	return (
		<search>
			<form class="look-up" onSubmit={lookUp}>
				{fields.map((field) =>
					field.isSuggested ? (
						<SuggestBox key={field.name} name={field.name} label={field.label} />
					) : (
						<FormField key={field.name} {...field} />
					),
				)}
				<button type="submit">{words.value.look_up}</button>
			</form>
		</search>
	);
}

function FormField({ name, label, hint, choices = [], onUse }: Field) {
	const id = useId();
	return (
		<div class="field">
			<label for={id}>{label}</label>
			<input
				id={id}
				name={name}
				type="text"
				autoComplete="off"
				value={view.value.fields[name] ?? ''}
				list={`${id}-choices`}
				aria-describedby={hint === undefined ? undefined : `${id}-hint`}
				onFocus={onUse}
			/>
			<datalist id={`${id}-choices`}>
				{choices.map((choice) => (
					<option key={choice} value={choice} />
				))}
			</datalist>
			{hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
		</div>
	);
}

function lookUp(event: SubmitEvent): void {
	event.preventDefault();
	const data = new FormData(event.currentTarget as HTMLFormElement);
	const fields = [...data].map(([name, value]) => [name, String(value).trim()] as const);
	show({ fields: Object.fromEntries(fields.filter(([, value]) => value !== '')) });
}
