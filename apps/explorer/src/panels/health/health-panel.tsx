import { shownText } from '@pinakes/search-box/text';
import { useMemo } from 'preact/hooks';
import { Histogram } from '../../components/histogram.tsx';
import { Outcome } from '../../components/outcome.tsx';
import { useMore } from '../../components/use-more.tsx';
import { ViewLink } from '../../components/view-link.tsx';
import { labelOf } from '../../language/labels.ts';
import { countOf, words } from '../../language/words.ts';
import { useLookUp } from '../../state/look-up.ts';
import type { View } from '../../state/view.ts';
import type { CompetingUnits } from './competing-units.ts';
import { ConfidenceMaps } from './confidence-map.tsx';
import { type Health, readHealth, type TermCount } from './read-health.ts';
import { Scores } from './scores.tsx';
import { SizeTable } from './size-table.tsx';
import './health.css';

/** Number of table rows that are shown at first, and added with each click. */
const STEP = 20;

/**
 * The panel with the state of an index: counts, sizes, distributions, documents without tags or with an old review, and
 * the distribution of scores.
 */
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
			<Counts counts={health.counts} />
			<div class="cards">
				{health.sizes.length > 0 && <SizeTable sizes={health.sizes} />}
				<Terms caption={say.unit_tags} terms={health.unitTags} to={(tags) => ({ panel: 'match', fields: { tags } })} />
				<Terms
					caption={say.unit_keywords}
					terms={health.unitKeywords}
					to={(keywords) => ({ panel: 'match', fields: { keywords } })}
				/>
				<Terms
					caption={say.document_tags}
					terms={health.documentTags}
					to={(tags) => ({ panel: 'search', fields: { q: tags, tags } })}
				/>
				<Paths caption={say.untagged} paths={health.untagged} />
				<Paths caption={say.stale} paths={health.stale} />
			</div>
			<Competing pairs={health.competing} />
			{months.length > 0 && (
				<section class="card">
					<Histogram caption={say.last_reviews} labels={months} series={reviews} />
				</section>
			)}
			<ConfidenceMaps />
			<Scores />
		</div>
	);
}

function Counts({ counts }: { readonly counts: readonly TermCount[] }) {
	return (
		<dl class="counts">
			{counts.map(([name, count]) => (
				<div key={name}>
					<dt>{labelOf(name)}</dt>
					<dd>{countOf(count)}</dd>
				</div>
			))}
		</dl>
	);
}

/** Shows terms with their number of units or documents, linked to these. */
function Terms({
	caption,
	terms,
	to,
}: {
	readonly caption: string;
	readonly terms: readonly TermCount[];
	readonly to: (term: string) => Partial<View>;
}) {
	const { shown, more } = useMore(terms, STEP);
	if (terms.length === 0) return null;
	const most = Math.max(1, ...terms.map(([, count]) => count));
	return (
		<section class="card">
			<table>
				<caption>
					{caption} ({countOf(terms.length)})
				</caption>
				<tbody>
					{shown.map(([term, count]) => (
						<tr key={term}>
							<th scope="row" dir="auto">
								<ViewLink to={to(term)}>{shownText(term)}</ViewLink>
							</th>
							<td class="bar">
								<meter min={0} max={most} value={count} aria-label={shownText(term)} />
							</td>
							<td class="number">{countOf(count)}</td>
						</tr>
					))}
				</tbody>
			</table>
			{more}
		</section>
	);
}

function Competing({ pairs }: { readonly pairs: readonly CompetingUnits[] }) {
	const { shown, more } = useMore(pairs, STEP);
	const say = words.value;
	if (pairs.length === 0) return null;
	return (
		<section class="card">
			<table class="wide lined">
				<caption>
					{say.competing} ({countOf(pairs.length)})
				</caption>
				<thead>
					<tr>
						<th scope="col" colSpan={2}>
							{say.units}
						</th>
						<th scope="col">{say.shared}</th>
						<th scope="col" class="number">
							{say.likeness}
						</th>
					</tr>
				</thead>
				<tbody>
					{shown.map(({ units: [one, other], score, shared }) => (
						<tr key={`${one}\n${other}`}>
							<th scope="row" dir="auto">
								{shownText(one)}
							</th>
							<td dir="auto">{shownText(other)}</td>
							<td dir="auto" class="faint">
								{shownText(shared.join(', '))}
							</td>
							<td class="number">{score.toFixed(2)}</td>
						</tr>
					))}
				</tbody>
			</table>
			{more}
		</section>
	);
}

function Paths({ caption, paths }: { readonly caption: string; readonly paths: readonly string[] }) {
	const { shown, more } = useMore(paths, STEP);
	return (
		<section class="card">
			<details>
				<summary>
					{caption}: {countOf(paths.length)}
				</summary>
				<ul>
					{shown.map((path) => (
						<li key={path} dir="auto">
							<ViewLink to={{ panel: 'outline', fields: { filter: path } }}>{shownText(path)}</ViewLink>
						</li>
					))}
				</ul>
				{more}
			</details>
		</section>
	);
}
