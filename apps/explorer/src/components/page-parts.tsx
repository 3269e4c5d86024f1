import { withoutDirections } from '@pinakes/search-box/text';
import type { ComponentChildren } from 'preact';
import { useEffect, useErrorBoundary, useState } from 'preact/hooks';
import { askAgain, type LookedUp } from '../state/look-up.ts';
import type { Failure } from '../state/opened-index.ts';
import { hashOf, type View, view } from '../state/view.ts';
import { words } from '../state/words.ts';

/**
 * An error boundary: shows its children, or an error message if they fail, so that the content of an index can break
 * only one panel.
 */
export function Guarded({ children }: { readonly children: ComponentChildren }) {
	const [error, retry] = useErrorBoundary();
	if (error === undefined) return <>{children}</>;
	const say = words.value;
	return (
		<section class="failure" role="alert">
			<p>{say.failed_panel}</p>
			<p class="detail">{error instanceof Error ? error.message : String(error)}</p>
			<button type="button" onClick={retry}>
				{say.retry}
			</button>
		</section>
	);
}

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

/**
 * Returns the first rows of a list, and a button that shows more.
 *
 * @param filter resets the list to the first rows when it changes
 */
export function useMore<T>(rows: readonly T[], step: number, filter = '') {
	const [limit, setLimit] = useState(step);
	useEffect(() => setLimit(step), [filter]);
	const more = rows.length > limit && (
		<button type="button" onClick={() => setLimit(limit + step)}>
			{words.value.more}
		</button>
	);
	return { shown: rows.slice(0, limit), more };
}

/** Shows sentences as a list with a heading; nothing if there are none. */
export function Notes({ heading, notes }: { readonly heading: string; readonly notes: readonly string[] }) {
	if (notes.length === 0) return null;
	return (
		<section class="notes">
			<h3>{heading}</h3>
			<ul>
				{notes.map((note) => (
					<li key={note}>{note}</li>
				))}
			</ul>
		</section>
	);
}

/** Shows the state of a look-up: nothing yet, an error, or the answer. */
export function Outcome<T>({
	looked,
	children,
}: {
	readonly looked: LookedUp<T>;
	readonly children: (answer: T) => ComponentChildren;
}) {
	const say = words.value;
	if (looked.state === 'none') return null;
	if (looked.state === 'asking') return <p role="status">{say.asking}</p>;
	if (looked.state === 'failed') return <Failed {...looked} />;
	return (
		<section class="outcome" aria-busy={looked.isAsking}>
			<p role="status" class={looked.isAsking ? 'faint' : 'unseen'}>
				{looked.isAsking ? say.asking : say.answered}
			</p>
			{children(looked.answer)}
		</section>
	);
}

/** Failures for which trying again is useless. */
const LASTING: readonly Failure['code'][] = ['invalid_value'];

function Failed({ code, message }: Failure) {
	const say = words.value;
	return (
		<section class="failure" role="alert">
			<p>{say[`failed_${code}`]}</p>
			<p class="detail" dir="auto">
				{withoutDirections(message)}
			</p>
			{!LASTING.includes(code) && (
				<button type="button" onClick={askAgain}>
					{say.retry}
				</button>
			)}
		</section>
	);
}
