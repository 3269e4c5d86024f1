import { words } from '../language/words.ts';
import { hashOf, PANELS, type Panel, show, view } from '../state/view.ts';

/** The panels, as links: each can be opened in a window of its own. */
export function Tabs() {
	const say = words.value;
	return (
		<nav aria-label={say.panels}>
			{PANELS.map((panel) => (
				<a
					key={panel}
					href={`#${hashOf({ ...view.value, panel, fields: {} })}`}
					aria-current={panel === view.value.panel ? 'page' : undefined}
					onClick={(event) => open(event, panel)}
				>
					{say[`panel_${panel}`]}
				</a>
			))}
		</nav>
	);
}

function open(event: MouseEvent, panel: Panel): void {
	if (event.ctrlKey || event.metaKey || event.shiftKey) return;
	event.preventDefault();
	show({ panel, fields: {} });
}
