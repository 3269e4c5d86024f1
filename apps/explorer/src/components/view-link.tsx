import type { ComponentChildren } from 'preact';
import { hashOf, type View, view } from '../state/view.ts';

/** A link to another state of the page, which can be opened in a window of its own. */
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
		<a {...attributes} href={`#${hashOf({ ...view.value, ...to })}`}>
			{children}
		</a>
	);
}
