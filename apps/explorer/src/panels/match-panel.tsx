import { type Match, type MatchResult, matchUnits, type NearCandidate, type SmallestChange } from '@pinakes/query';
import { MAX_MATCHES, MIN_SCORE } from '@pinakes/query/internal';
import { shownText, withoutDirections } from '@pinakes/search-box/text';
import { LookUpForm, listOf, numberOf } from '../components/look-up-form.tsx';
import { focusPanel, Notes, Outcome, Sentences } from '../components/page-parts.tsx';
import { Factors, Funnel } from '../components/score-tables.tsx';
import { useLookUp } from '../state/look-up.ts';
import { openedIndex } from '../state/opened-index.ts';
import { show, view } from '../state/view.ts';
import { labelOf, language, words } from '../state/words.ts';

export function MatchPanel() {
	const say = words.value;
	const lang = language.value;
	const isAsked = Object.keys(view.value.fields).length > 0;
	const looked = useLookUp(
		isAsked
			? (index, { goal, tags, keywords, ide, env, constraints, threshold, limit }) =>
					matchUnits(
						index,
						{
							tags: listOf(tags),
							keywords: listOf(keywords),
							constraints: listOf(constraints),
							goal: goal ?? null,
							ide: ide ?? null,
							env: env ?? null,
						},
						{
							lang,
							explain: true,
							threshold: numberOf(threshold) ?? MIN_SCORE,
							limit: numberOf(limit) ?? MAX_MATCHES,
						},
					)
			: undefined,
	);
	return (
		<>
			<LookUpForm
				fields={[
					{ name: 'goal', label: say.goal },
					{ name: 'tags', label: say.tags, hint: say.several },
					{ name: 'keywords', label: say.keywords, hint: say.several },
					{ name: 'ide', label: say.ide },
					{ name: 'env', label: say.env },
					{ name: 'constraints', label: say.constraints, hint: say.several },
				]}
				more={[
					{ name: 'threshold', label: say.threshold, fallback: MIN_SCORE },
					{ name: 'limit', label: say.limit, fallback: MAX_MATCHES },
				]}
			/>
			<Outcome looked={looked}>{(result) => <Answer result={result} />}</Outcome>
		</>
	);
}

function Answer({ result }: { readonly result: MatchResult }) {
	const say = words.value;
	const { inferred, trace } = result;
	const units = openedIndex()?.manifest.counts.units ?? 0;
	return (
		<>
			<Notes heading={say.notes} notes={result.warnings} />
			{inferred && (
				<p class="faint" dir="auto">
					{say.inferred(shownText([...inferred.tags, ...inferred.keywords].join(', ')))}
				</p>
			)}
			{result.rejection_category === null ? (
				<ol class="hits">
					{result.matches.map((match) => (
						<MatchedUnit key={match.unit_id} {...match} />
					))}
				</ol>
			) : (
				<section class="refusal">
					<h2>
						{say.refused}: <code>{result.rejection_category}</code>
					</h2>
					<p>{result.rejection_reason}</p>
					{result.smallest_change && <ChangeButton {...result.smallest_change} />}
					<Notes heading={say.suggestions} notes={result.suggestions} />
					<Notes heading={say.questions} notes={result.follow_up_questions} />
					<Nearest candidates={result.nearest_candidates} />
				</section>
			)}
			{trace && <Funnel steps={[{ step: 'all_units', candidates: units }, ...trace]} note={say.with_files} />}
		</>
	);
}

function MatchedUnit({ unit_id, unit, score, factors, reasons, warnings, package: packed }: Match) {
	const say = words.value;
	return (
		<li>
			<h3 dir="auto">{shownText(unit.name)}</h3>
			<p class="location">
				<code dir="auto">{shownText(unit_id)}</code>
				<span>{shownText(unit.ide_support.join(', '))}</span>
				<span dir="auto">{shownText(unit.source)}</span>
			</p>
			<p dir="auto">{withoutDirections(unit.description)}</p>
			<Sentences of={reasons} />
			<Notes heading={say.notes} notes={warnings} />
			{packed?.install && (
				<p>
					{say.install}: <code>{packed.install.auto_install_cmd}</code>
				</p>
			)}
			<Factors factors={factors} score={score} />
		</li>
	);
}

/** Describes a change of the query, with a button that applies it. */
function ChangeButton({ changes, query, unit_id }: SmallestChange) {
	const say = words.value;
	const texts = Object.entries(query).map(([name, value]) => [name, [value].flat().join(', ')]);
	return (
		<section class="change">
			<h3>{say.smallest_change}</h3>
			<ul>
				{changes.map(({ operation, value, to }) => (
					<li key={operation + value}>
						{labelOf(operation)}: <code>{value}</code>
						{to !== undefined && (
							<>
								{' '}
								→ <code>{to}</code>
							</>
						)}
					</li>
				))}
			</ul>
			<button
				type="button"
				onClick={() => {
					show({ fields: Object.fromEntries(texts) });
					focusPanel();
				}}
			>
				{say.apply} → {unit_id}
			</button>
		</section>
	);
}

function Nearest({ candidates }: { readonly candidates: readonly NearCandidate[] }) {
	if (candidates.length === 0) return null;
	return (
		<>
			<h3>{words.value.nearest}</h3>
			<ol class="hits">
				{candidates.map(({ unit_id, name, score, factors, kept_out }) => (
					<li key={unit_id}>
						<h4 dir="auto">{shownText(name)}</h4>
						<Sentences of={kept_out} />
						<Factors factors={factors} score={score} />
					</li>
				))}
			</ol>
		</>
	);
}
