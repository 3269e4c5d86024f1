import { useSignalEffect } from '@preact/signals';
import type { ComponentType } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { useEffect } from 'preact/hooks';
import { Header, Tabs } from './components/header.tsx';
import { focusOnSlash, keepFocus } from './components/keyboard.ts';
import { Opening } from './components/opening.tsx';
import { Guarded } from './components/page-parts.tsx';
import { SearchPanel } from './panels/search/search-panel.tsx';
import type { Panel } from './state/fields.ts';
import { opened } from './state/opened-index.ts';
import { followHistory, type View, view } from './state/view.ts';
import { language, words } from './state/words.ts';

/** The first panel is part of the main script; others are loaded when they are shown. */
const OTHERS: Readonly<Partial<Record<Panel, ComponentType>>> = {
	get: lazy(async () => ({ default: (await import('./panels/get/get-panel.tsx')).GetPanel })),
	match: lazy(async () => ({ default: (await import('./panels/match/match-panel.tsx')).MatchPanel })),
};

/** The page. */
export function App() {
	useEffect(() => {
		followHistory();
		const ends = [focusOnSlash(), keepFocus(focusPanel)];
		return () => {
			for (const end of ends) end();
		};
	}, []);
	useSignalEffect(() => {
		document.documentElement.lang = language.value;
		document.title = titleOf(view.value);
	});
	const { panel } = view.value;
	return (
		<>
			<button type="button" class="skip" onClick={focusPanel}>
				{words.value.skip}
			</button>
			<Header />
			<Tabs />
			<main id="panel" tabIndex={-1}>
				{opened.value.state === 'open' ? (
					<Guarded key={panel}>
						<Suspense fallback={null}>{panelOf(panel)}</Suspense>
					</Guarded>
				) : (
					<Opening />
				)}
			</main>
		</>
	);
}

function panelOf(panel: Panel) {
	if (panel === 'search') return <SearchPanel />;
	const Other = OTHERS[panel];
	return Other ? <Other /> : null;
}

/** Maximum characters of a question in the window title. */
const MAX_TITLE_LENGTH = 60;

/** Returns the window title: question and panel, to distinguish history entries. */
function titleOf({ panel, fields }: View): string {
	const asked = Object.values(fields).join(' ').slice(0, MAX_TITLE_LENGTH);
	return [asked, words.value[`panel_${panel}`], words.value.title].filter(Boolean).join(' - ');
}

function focusPanel(): void {
	document.getElementById('panel')?.focus({ preventScroll: true });
}
