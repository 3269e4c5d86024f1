import { words } from '../language/words.ts';
import { askAgain } from '../state/look-up.ts';
import { show, view } from '../state/view.ts';
import { type Field, FormField } from './form-field.tsx';
import { SuggestBox } from './suggest-box.tsx';

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
				{fields.map((field) =>
					field.isSuggested ? (
						<SuggestBox key={field.name} name={field.name} label={field.label} />
					) : (
						<FormField key={field.name} {...field} />
					),
				)}
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
