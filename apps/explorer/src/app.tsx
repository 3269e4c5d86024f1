import { useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Failed, focusPanel, Guarded, ViewLink } from './components/page-parts.tsx';
import { MatchPanel } from './panels/match-panel.tsx';
import { SearchPanel } from './panels/search-panel.tsx';
import { openBeside, opened, openedIndex } from './state/opened-index.ts';
import { followHistory, PANELS, type Panel, show, type View, view } from './state/view.ts';
import { LANGUAGES, language, words } from './state/words.ts';

export function App() {
	useEffect(followHistory, []);
	useSignalEffect(() => {
		document.documentElement.lang = language.value;
		document.title = titleOf(view.value);
	});
	return (
		<>
			<button type="button" class="skip" onClick={focusPanel}>
				{words.value.skip}
			</button>
			<Header />
			<Tabs />
			<main id="panel" tabIndex={-1}>
				<Guarded key={view.value.panel}>
					<Content />
				</Guarded>
			</main>
		</>
	);
}

function Header() {
	const say = words.value;
	return (
		<header>
			<h1>{say.title}</h1>
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

/** Shows links to the panels that the index has something for. */
function Tabs() {
	const { panel } = view.value;
	const counts = openedIndex()?.manifest.counts;
	const names = (Object.keys(PANELS) as Panel[]).filter((name) => name === panel || counts?.[PANELS[name]] !== 0);
	return (
		<nav aria-label={words.value.panels}>
			{names.map((name) => (
				<ViewLink key={name} to={{ panel: name, fields: {} }} aria-current={name === panel ? 'page' : undefined}>
					{words.value[`panel_${name}`]}
				</ViewLink>
			))}
		</nav>
	);
}

/** Shows the panel, or that the index is being opened, or why it is not open. */
function Content() {
	const say = words.value;
	const now = opened.value;
	if (now.state === 'opening') return <p role="status">{say.opening}</p>;
	if (now.state === 'failed') return <Failed what={say.failed} message={now.message} onRetry={openBeside} />;
	return view.value.panel === 'search' ? <SearchPanel /> : <MatchPanel />;
}

const MAX_TITLE_LENGTH = 60;

/** Returns the window title: question and panel, to distinguish history entries. */
function titleOf({ panel, fields }: View): string {
	const asked = Object.values(fields).join(' ').slice(0, MAX_TITLE_LENGTH);
	return [asked, words.value[`panel_${panel}`], words.value.title].filter(Boolean).join(' - ');
}
