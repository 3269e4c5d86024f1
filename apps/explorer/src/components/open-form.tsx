import { words } from '../language/words.ts';
import { pickedFiles } from '../sources/dropped-folder.ts';
import { openFiles } from '../sources/open-dropped.ts';
import { openAddress } from '../state/opened-index.ts';
import { show, view } from '../state/view.ts';

/** Opens an index by its address, or by its folder. */
export function OpenForm() {
	const say = words.value;
	return (
		<form class="open" onSubmit={openTyped}>
			<label>
				{say.open_address}
				<input name="address" type="text" inputMode="url" autoComplete="off" value={view.value.index} />
			</label>
			<button type="submit">{say.open}</button>
			<label class="button">
				{say.open_folder}
				<input
					type="file"
					class="hidden"
					ref={(input) => input?.setAttribute('webkitdirectory', '')}
					onChange={({ currentTarget }) => currentTarget.files && openFiles(pickedFiles(currentTarget.files))}
				/>
			</label>
		</form>
	);
}

function openTyped(event: SubmitEvent): void {
	event.preventDefault();
	const address = String(new FormData(event.currentTarget as HTMLFormElement).get('address') ?? '').trim();
	if (address === view.value.index) void openAddress(address);
	else show({ index: address, fields: {} });
}
