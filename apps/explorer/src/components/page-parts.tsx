import { createAnalyzer, defaultSettings, highlighterOf } from '@pinakes/query/internal';
import { withoutDirections } from '@pinakes/search-box/text';
import type { ComponentChildren } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { askAgain, type LookedUp } from '../state/look-up.ts';
import { messageOf } from '../state/opened-index.ts';
import { hashOf, type View, view } from '../state/view.ts';
import { words } from '../state/words.ts';
import { Introduction } from './look-up-form.tsx';

/** Moves the focus to the panel, as of a button that is gone once its change is applied. */
export function focusPanel(): void {
	document.getElementById('panel')?.focus({ preventScroll: true });
}

/** Shows its children, or an error message if they fail, so that an index can break only one panel. */
export function Guarded({ children }: { readonly children: ComponentChildren }) {
	const [error, retry] = useErrorBoundary();
	if (error === undefined) return <>{children}</>;
	return <Failed what={words.value.failed_panel} message={messageOf(error)} onRetry={retry} />;
}

/** Shows what failed and why, with a button that tries it again. */
export function Failed({
	what,
	message,
	onRetry,
}: {
	readonly what: string;
	readonly message: string;
	readonly onRetry: () => void;
}) {
	return (
		<section class="failure" role="alert">
			<p>{what}</p>
			<p class="detail" dir="auto">
				{withoutDirections(message)}
			</p>
			<button
				type="button"
				onClick={() => {
					onRetry();
					focusPanel();
				}}
			>
				{words.value.retry}
			</button>
		</section>
	);
}

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

export function Sentences({ of }: { readonly of: readonly string[] }) {
	return (
		<ul>
			{of.map((sentence) => (
				<li key={sentence}>{sentence}</li>
			))}
		</ul>
	);
}

export function Notes({ heading, notes }: { readonly heading: string; readonly notes: readonly string[] }) {
	if (notes.length === 0) return null;
	return (
		<section class="notes">
			<h3>{heading}</h3>
			<Sentences of={notes} />
		</section>
	);
}

/** Shows the state of a look-up: what the panel is for, an error, or the answer. */
export function Outcome<T>({
	looked,
	children,
}: {
	readonly looked: LookedUp<T>;
	readonly children: (answer: T) => ComponentChildren;
}) {
	const say = words.value;
	if (looked.state === 'none') return <Introduction />;
	if (looked.state === 'asking') return <p role="status">{say.asking}</p>;
	if (looked.state === 'failed')
		return <Failed what={say.failed_look_up} message={looked.message} onRetry={askAgain} />;
	return (
		<section class="outcome" aria-busy={looked.isAsking}>
			<p role="status" class={looked.isAsking ? 'faint' : 'unseen'}>
				{looked.isAsking ? say.asking : say.answered}
			</p>
			{children(looked.answer)}
		</section>
	);
}

const MAX_PASSAGE_LENGTH = 20_000;

/** Shows a passage as its source has it, with the words of a query highlighted in any of their forms. */
export function Passage({ text, query }: { readonly text: string; readonly query: string }) {
	const shown = withoutDirections(text.slice(0, MAX_PASSAGE_LENGTH));
	const pieces: ComponentChildren[] = [];
	let end = 0;
	for (const [from, to] of highlighterOf(query, createAnalyzer(defaultSettings()))(shown)) {
		pieces.push(shown.slice(end, from), <mark key={from}>{shown.slice(from, to)}</mark>);
		end = to;
	}
	return (
		<pre class="passage" dir="auto">
			{pieces}
			{shown.slice(end)}
		</pre>
	);
}
