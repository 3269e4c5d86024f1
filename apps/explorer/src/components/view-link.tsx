import type { ComponentChildren } from 'preact';
import { hashOf, type View, view } from '../state/view.ts';

/** Shows a link to another state of the page. */
export function ViewLink({
	to,
	children,
	...attributes
}: {
	readonly to: Partial<View>;
	readonly class?: string;
	readonly 'aria-current'?: 'page' | undefined;
	readonly children: ComponentChildren;
}) {
	return (
		<a {...attributes} href={`#${hashOf({ ...view.value, ...to })}`} onClick={showFromTop}>
			{children}
		</a>
	);
}

/** Scrolls to the top once the new state is shown. The previous history entry keeps its scroll position. */
function showFromTop(): void {
	addEventListener('hashchange', () => scrollTo(0, 0), { once: true });
}
