import { words } from '../language/words.ts';
import { opened } from '../state/opened-index.ts';
import { PANELS } from '../state/panels.ts';
import { fieldsOf, view } from '../state/view.ts';
import { hasPanel } from './has-panel.ts';
import { ViewLink } from './view-link.tsx';

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
