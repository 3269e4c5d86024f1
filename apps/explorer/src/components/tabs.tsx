import { words } from '../language/words.ts';
import { fieldsOf, PANELS, view } from '../state/view.ts';
import { ViewLink } from './view-link.tsx';

/** The panels as links, each of which can be opened in a separate window, in its last state. */
export function Tabs() {
	const say = words.value;
	return (
		<nav aria-label={say.panels}>
			{PANELS.map((panel) => (
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
