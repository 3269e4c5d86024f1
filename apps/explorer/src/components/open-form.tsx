import { MANIFEST_FILE } from '@pinakes/query/format/manifest';
import { words } from '../language/words.ts';
import { pickedFiles } from '../sources/dropped-folder.ts';
import { openFiles } from '../sources/open-dropped.ts';
import { openAddress, opened, trustSiteOf } from '../state/opened-index.ts';
import { show, view } from '../state/view.ts';

export function OpenForm() {
	const say = words.value;
	const folder = opened.value.state === 'open' && view.value.index === '' ? opened.value.name : undefined;
	return (
		<form class="open" onSubmit={openTyped}>
			<label>
				{say.open_address}
				<input
					name="address"
					type="text"
					inputMode="url"
					autoComplete="off"
					required
					placeholder={folder ?? say.address_hint}
					value={view.value.index}
				/>
			</label>
			<button type="submit">{say.open}</button>
			<label class="button">
				{say.open_folder}
				<input
					type="file"
					class="unseen"
					ref={(input) => input?.setAttribute('webkitdirectory', '')}
					onChange={({ currentTarget }) => {
						if (currentTarget.files) openFiles(pickedFiles(currentTarget.files));
						// Allows picking the same folder again after a build.
						currentTarget.value = '';
					}}
				/>
			</label>
		</form>
	);
}

function openTyped(event: SubmitEvent): void {
	event.preventDefault();
	const typed = String(new FormData(event.currentTarget as HTMLFormElement).get('address') ?? '').trim();
	// Users often paste the address of a file of the index.
	const address = typed.endsWith(`/${MANIFEST_FILE}`) ? typed.slice(0, -MANIFEST_FILE.length) : typed;
	trustSiteOf(address);
	if (address === view.value.index) void openAddress(address);
	else show({ index: address, fields: {} });
}
