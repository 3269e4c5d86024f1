import { withoutDirections } from '@pinakes/search-box/text';
import type { ComponentChildren } from 'preact';
import { words } from '../language/words.ts';
import { askAgain, type Failure, type LookedUp } from '../state/look-up.ts';

/** Shows the state of a look-up: nothing yet, an error, or the answer. */
export function Outcome<T>({
	looked,
	children,
}: {
	readonly looked: LookedUp<T>;
	readonly children: (answer: T, ms: number) => ComponentChildren;
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
			{children(looked.answer, looked.ms)}
		</section>
	);
}

/** Failures for which trying again is useless. */
const LASTING: readonly Failure['code'][] = ['invalid_value', 'json', 'trace_version'];

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
