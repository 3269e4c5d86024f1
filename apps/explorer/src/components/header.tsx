import { MANIFEST_FILE } from '@pinakes/query/internal';
import { hasPanel, PANELS } from '../state/fields.ts';
import { openAddress, opened, trustSiteOf } from '../state/opened-index.ts';
import { fieldsOf, show, view } from '../state/view.ts';
import { LANGUAGES, language, words } from '../state/words.ts';
import { ViewLink } from './page-parts.tsx';

/** Shows the name of the page, the opened index, and the choice of language. */
export function Header() {
	const say = words.value;
	return (
		<header>
			<h1>{say.title}</h1>
			<OpenForm />
			<label>
				{say.language}
				<select value={language.value} onChange={({ currentTarget }) => show({ lang: currentTarget.value })}>
					{LANGUAGES.map(([code, name]) => (
						<option key={code} value={code} lang={code}>
							{name}
						</option>
					))}
				</select>
			</label>
		</header>
	);
}

function OpenForm() {
	const say = words.value;
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
					placeholder={say.address_hint}
					value={view.value.index}
				/>
			</label>
			<button type="submit">{say.open}</button>
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

/** Shows links to the available panels in their last state. */
export function Tabs() {
	const say = words.value;
	const manifest = opened.value.state === 'open' ? opened.value.index.manifest : undefined;
	const shown = PANELS.filter((panel) => panel === view.value.panel || hasPanel(panel, manifest));
	return (
		<nav aria-label={say.panels}>
			{shown.map((panel) => (
				<ViewLink
					key={panel}
					to={{ panel, fields: panel === view.value.panel ? {} : fieldsOf(panel) }}
					aria-current={panel === view.value.panel ? 'page' : undefined}
				>
					{say[`panel_${panel}`]}
				</ViewLink>
			))}
		</nav>
	);
}
