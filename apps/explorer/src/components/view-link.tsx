import type { ComponentChildren } from 'preact';
import { hashOf, type View, view } from '../state/view.ts';

/** A link to another state of the page, which can be opened in a separate window. */
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

/** Shows what a link leads to from its top, once it is there; the entry of the history before keeps its place. */
function showFromTop(): void {
	addEventListener('hashchange', () => scrollTo(0, 0), { once: true });
}
