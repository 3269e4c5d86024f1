import type { ComponentChildren } from 'preact';
import { words } from '../language/words.ts';
import type { LookedUp } from '../state/look-up.ts';

/** What became of a look-up: nothing yet, an error, or what the answer is shown as. */
export function Outcome<T>({
	looked,
	children,
}: {
	readonly looked: LookedUp<T>;
	readonly children: (answer: T, ms: number) => ComponentChildren;
}) {
	if (looked.state === 'none') return null;
	if (looked.state === 'asking') return <p role="status">…</p>;
	if (looked.state === 'failed') {
		return (
			<p class="failure" role="alert">
				{words.value.failed_invalid_value} {looked.message}
			</p>
		);
	}
	return (
		<section class="outcome" aria-live="polite">
			{children(looked.answer, looked.ms)}
		</section>
	);
}
