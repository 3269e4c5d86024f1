import { type Index, MIN_NORMALIZED_SCORE } from '@pinakes/query';
import { useMemo, useState } from 'preact/hooks';
import { Histogram } from '../../components/histogram.tsx';
import { Outcome } from '../../components/outcome.tsx';
import { words } from '../../language/words.ts';
import { withoutDirections } from '../../markdown/markdown-text.tsx';
import { useLookUp } from '../../state/look-up.ts';
import { opened } from '../../state/opened-index.ts';
import type { CompetingUnits } from './competing-units.ts';
import { type Health, readHealth, type TermCount } from './read-health.ts';
import { type ScoreSample, sampleScores } from './score-sample.ts';

/** Terms of a distribution that are shown, and paths of a list. */
const MOST_TERMS = 30;
const MOST_PATHS = 200;

/** Bars of a distribution of scores from 0 to 1. */
const BARS = 20;

/** The state of an index: counts, distributions, what lacks tags or a review, and how scores are spread. */
export function HealthPanel() {
	const looked = useLookUp((index) => readHealth(index, Date.now()), 'index');
	return <Outcome looked={looked}>{(health) => <State health={health} />}</Outcome>;
}

function State({ health }: { readonly health: Health }) {
	const say = words.value;
	const reviews = useMemo(
		() => [{ label: say.last_reviews, counts: health.reviews.map(([, count]) => count) }],
		[health, say],
	);
	const months = useMemo(() => health.reviews.map(([month]) => month), [health]);
	return (
		<div class="health">
			<Terms caption={say.counts} terms={health.counts} />
			<Terms caption={say.unit_tags} terms={health.unitTags} />
			<Terms caption={say.unit_keywords} terms={health.unitKeywords} />
			<Terms caption={say.document_tags} terms={health.documentTags} />
			<Competing pairs={health.competing} />
			<Paths caption={say.untagged} paths={health.untagged} />
			<Paths caption={say.stale} paths={health.stale} />
			{months.length > 0 && <Histogram caption={say.last_reviews} places={months} series={reviews} />}
			<Scores />
		</div>
	);
}

function Terms({ caption, terms }: { readonly caption: string; readonly terms: readonly TermCount[] }) {
	if (terms.length === 0) return null;
	const most = Math.max(1, ...terms.map(([, count]) => count));
	return (
		<table>
			<caption>
				{caption} ({terms.length.toLocaleString()})
			</caption>
			<tbody>
				{terms.slice(0, MOST_TERMS).map(([term, count]) => (
					<tr key={term}>
						<th scope="row" dir="auto">
							{withoutDirections(term)}
						</th>
						<td>
							<meter min={0} max={most} value={count} aria-label={term} />
						</td>
						<td class="number">{count.toLocaleString()}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Competing({ pairs }: { readonly pairs: readonly CompetingUnits[] }) {
	const say = words.value;
	if (pairs.length === 0) return null;
	return (
		<table>
			<caption>
				{say.competing} ({pairs.length})
			</caption>
			<tbody>
				{pairs.map(({ units, score, shared }) => (
					<tr key={units.join('\n')}>
						<th scope="row" dir="auto">
							{withoutDirections(units.join(' / '))} <small>{withoutDirections(shared.join(', '))}</small>
						</th>
						<td class="number">{score.toFixed(2)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Paths({ caption, paths }: { readonly caption: string; readonly paths: readonly string[] }) {
	return (
		<details>
			<summary>
				{caption}: {paths.length.toLocaleString()}
			</summary>
			<ul>
				{paths.slice(0, MOST_PATHS).map((path) => (
					<li key={path} dir="auto">
						{withoutDirections(path)}
					</li>
				))}
			</ul>
		</details>
	);
}

/** The distribution of scores, worked out when it is asked for: it takes hundreds of searches. */
function Scores() {
	const say = words.value;
	const [sample, setSample] = useState<ScoreSample | 'none' | 'asking'>('none');
	if (sample === 'none' || sample === 'asking') {
		return (
			<button type="button" disabled={sample === 'asking'} onClick={() => ask(setSample)}>
				{say.sample_scores}
			</button>
		);
	}
	return <ScorePlot sample={sample} />;
}

function ScorePlot({ sample }: { readonly sample: ScoreSample }) {
	const say = words.value;
	const places = useMemo(() => Array.from({ length: BARS }, (_, i) => (i / BARS).toFixed(2)), []);
	const series = useMemo(
		() => [
			{ label: say.titles, counts: binned(sample.titles) },
			{ label: say.mixtures, counts: binned(sample.mixtures) },
		],
		[sample, say],
	);
	// A place is the middle of its bar, which begins at the score that is its name.
	const line = useMemo(() => ({ at: MIN_NORMALIZED_SCORE * BARS - 0.5, label: say.gate(MIN_NORMALIZED_SCORE) }), [say]);
	return <Histogram caption={say.score_distribution} places={places} series={series} line={line} />;
}

async function ask(set: (sample: ScoreSample | 'none' | 'asking') => void): Promise<void> {
	const index: Index | undefined = opened.value.state === 'open' ? opened.value.index : undefined;
	if (index === undefined) return;
	set('asking');
	set(await sampleScores(index).catch(() => 'none' as const));
}

function binned(scores: readonly number[]): number[] {
	const counts = new Array<number>(BARS).fill(0);
	for (const score of scores) {
		const bar = Math.min(BARS - 1, Math.floor(score * BARS));
		counts[bar] = (counts[bar] ?? 0) + 1;
	}
	return counts;
}
