import { checkTrace, replayTrace } from '@pinakes/context';
import { shownText } from '@pinakes/search-box/text';
import { useEffect } from 'preact/hooks';
import { Outcome } from '../../components/outcome.tsx';
import { words } from '../../language/words.ts';
import { askAgain, useLookUp } from '../../state/look-up.ts';
import { PackedPrompt } from './packed-prompt.tsx';

/** Maximum bytes of a recorded trace. */
const MAX_TRACE = 20_000_000;

/** Shows a recorded trace, and whether a replay gives the same result. */
export function RecordedTrace({ file }: { readonly file: File }) {
	const say = words.value;
	const looked = useLookUp(async () => {
		if (file.size > MAX_TRACE) throw new Error(say.too_large);
		const trace = checkTrace(JSON.parse(await file.text()));
		return { trace, replay: trace.request.hasOwnCounter ? undefined : replayTrace(trace) };
	}, 'index');
	useEffect(askAgain, [file]);
	return (
		<Outcome looked={looked}>
			{({ trace, replay }) => (
				<>
					<p role="status">
						{shownText(file.name)}: {replay === undefined ? say.own_counter : replay.same ? say.same : say.different}
					</p>
					<PackedPrompt trace={trace} slices={[...new Set(trace.fragments.map(({ slice }) => slice))]} />
				</>
			)}
		</Outcome>
	);
}
