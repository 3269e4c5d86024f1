import type { Calibration, CalibrationTable } from '@pinakes/query';
import { type CalibratedRetriever, calibrationOf } from '@pinakes/query/format/calibration/built-in';
import { useCallback, useMemo } from 'preact/hooks';
import type uPlot from 'uplot';
import { PlotFigure } from '../../components/plot-figure.tsx';
import { axisOf, PLOT_HEIGHT, usePlot } from '../../components/use-plot.ts';
import { labelOf } from '../../language/labels.ts';
import { words } from '../../language/words.ts';
import { opened } from '../../state/opened-index.ts';

/** Shows how evidence maps to confidence in the index: a plot each for units and sections. */
export function ConfidenceMaps() {
	if (opened.value.state !== 'open') return null;
	const { manifest } = opened.value.index;
	const retrievers = (['units', 'sections'] as const).filter((name) => (manifest.counts[name] ?? 0) > 0);
	return retrievers.map((name) => (
		<ConfidenceMap key={name} retriever={name} calibration={calibrationOf(manifest, name)} />
	));
}

interface MapProps {
	readonly retriever: CalibratedRetriever;
	readonly calibration: Calibration;
}

function ConfidenceMap({ retriever, calibration }: MapProps) {
	const say = words.value;
	const { map, source, table } = calibration;
	const data = useMemo<uPlot.AlignedData>(
		() => [map.map(([evidence]) => evidence), map.map(([, confidence]) => confidence)],
		[map],
	);
	const options = useCallback((element: HTMLElement) => optionsOf(element, say.confidence), [say]);
	const plot = usePlot(options, data);
	return (
		<section class="card">
			<PlotFigure
				plot={plot}
				caption={say.confidence_map(labelOf(retriever), source === 'measured' ? table?.questions : undefined)}
				note={table && tableLine(table)}
				first={say.evidence_name}
				columns={[say.confidence]}
				rows={map}
			/>
		</section>
	);
}

function tableLine({ coverage, wrongly_answered, wrongly_refused, threshold }: CalibrationTable): string {
	return words.value.calibration_table(
		percent(coverage),
		percent(wrongly_answered),
		percent(wrongly_refused),
		threshold,
	);
}

function percent(share: number): string {
	return `${Math.round(share * 100)} %`;
}

function optionsOf(element: HTMLElement, label: string): uPlot.Options {
	const style = getComputedStyle(element);
	const axis = axisOf(style);
	return {
		width: element.clientWidth,
		height: PLOT_HEIGHT,
		legend: { live: false },
		scales: { x: { time: false }, y: { range: [0, 1] } },
		axes: [axis, axis],
		series: [{}, { label, stroke: style.getPropertyValue('--accent'), width: 2 }],
	};
}
