import { DEFAULT_CONFIDENCE } from '@pinakes/query';
import { useMemo, useState } from 'preact/hooks';
import { Histogram } from '../../components/histogram.tsx';
import { Outcome } from '../../components/outcome.tsx';
import { countOf, words } from '../../language/words.ts';
import { useLookUp } from '../../state/look-up.ts';
import { opened } from '../../state/opened-index.ts';
import { type ScoreSample, sampleScores } from './score-sample.ts';

/** Number of bars of the distribution. */
const BARS = 20;

/** Shows the distribution of scores, computed on request, as it takes hundreds of searches. */
export function Scores() {
	const say = words.value;
	const [isAsked, setAsked] = useState(false);
	const [done, setDone] = useState(0);
	const looked = useLookUp(isAsked ? (index) => sampleScores(index, setDone) : undefined, 'index');
	if (opened.value.state !== 'open' || opened.value.index.manifest.counts.documents === 0) return null;
	return (
		<section class="card">
			{looked.state === 'answered' ? (
				<ScorePlot sample={looked.answer} />
			) : (
				<button type="button" disabled={looked.state === 'asking'} onClick={() => setAsked(true)}>
					{looked.state === 'asking' ? say.asked_so_far(countOf(done)) : say.sample_scores}
				</button>
			)}
			{looked.state === 'failed' && <Outcome looked={looked}>{() => null}</Outcome>}
		</section>
	);
}

function ScorePlot({ sample }: { readonly sample: ScoreSample }) {
	const say = words.value;
	const labels = useMemo(() => Array.from({ length: BARS }, (_, i) => (i / BARS).toFixed(2)), []);
	const series = useMemo(
		() => [
			{ label: say.titles, counts: binned(sample.titles) },
			{ label: say.mixtures, counts: binned(sample.mixtures) },
		],
		[sample, say],
	);
	// Labels are in the middle of bars, which begin at the score of the label.
	const line = useMemo(() => ({ at: DEFAULT_CONFIDENCE * BARS - 0.5, label: say.gate(DEFAULT_CONFIDENCE) }), [say]);
	return <Histogram caption={say.score_distribution} labels={labels} series={series} line={line} />;
}

function binned(scores: readonly number[]): number[] {
	const counts = new Array<number>(BARS).fill(0);
	for (const score of scores) {
		const bar = Math.min(BARS - 1, Math.floor(score * BARS));
		counts[bar] = (counts[bar] ?? 0) + 1;
	}
	return counts;
}
