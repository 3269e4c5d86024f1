import { useSignalEffect } from '@preact/signals';
import type { ComponentType } from 'preact';
import { Suspense } from 'preact/compat';
import { useEffect } from 'preact/hooks';
import { Guarded } from './components/guarded.tsx';
import { Header } from './components/header.tsx';
import { keepFocus } from './components/keep-focus.ts';
import { lazily } from './components/lazily.ts';
import { Opening } from './components/opening.tsx';
import { focusOnSlash } from './components/slash-key.ts';
import { Tabs } from './components/tabs.tsx';
import { language, words } from './language/words.ts';
import { SearchPanel } from './panels/search/search-panel.tsx';
import { openDropped } from './sources/open-dropped.ts';
import { opened } from './state/opened-index.ts';
import type { Panel } from './state/panels.ts';
import { followHistory, type View, view } from './state/view.ts';

/** The first panel is part of the main script; others are loaded when they are shown. */
const OTHERS: Readonly<Partial<Record<Panel, ComponentType>>> = {
	contexts: lazily(() => import('./panels/contexts/contexts-panel.tsx'), 'ContextsPanel'),
	get: lazily(() => import('./panels/get/get-panel.tsx'), 'GetPanel'),
	outline: lazily(() => import('./panels/outline/outline-panel.tsx'), 'OutlinePanel'),
	health: lazily(() => import('./panels/health/health-panel.tsx'), 'HealthPanel'),
	packing: lazily(() => import('./panels/packing/packing-panel.tsx'), 'PackingPanel'),
	match: lazily(() => import('./panels/match/match-panel.tsx'), 'MatchPanel'),
};

/** The page. */
export function App() {
	useEffect(() => {
		followHistory();
		const ends = [openDropped(document.documentElement), focusOnSlash(), keepFocus(focusPanel)];
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
