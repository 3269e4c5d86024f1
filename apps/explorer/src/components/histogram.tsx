import { useCallback, useMemo } from 'preact/hooks';
import uPlot from 'uplot';
import { PlotFigure } from './plot-figure.tsx';
import { axisOf, PLOT_HEIGHT, usePlot } from './use-plot.ts';

/** A series of bars. */
interface Series {
	readonly label: string;
	readonly counts: readonly number[];
}

/** Shows a histogram, optionally with a vertical line. */
export function Histogram({
	caption,
	labels,
	series,
	line,
}: {
	readonly caption: string;
	/** Labels below the bars. */
	readonly labels: readonly string[];
	readonly series: readonly Series[];
	/** Position of the vertical line, which may be between two labels, and its label. */
	readonly line?: { readonly at: number; readonly label: string };
}) {
	const data = useMemo<uPlot.AlignedData>(
		() => [labels.map((_, i) => i), ...series.map(({ counts }) => [...counts])],
		[labels, series],
	);
	const options = useCallback(
		(element: HTMLElement) => optionsOf(element, labels, series, line?.at),
		[labels, series, line],
	);
	const plot = usePlot(options, data);
	return (
		<PlotFigure
			plot={plot}
			caption={line ? `${caption} (${line.label})` : caption}
			columns={series.map(({ label }) => label)}
			rows={labels.map((label, i) => [label, ...series.map(({ counts }) => counts[i])] as const)}
		/>
	);
}

function optionsOf(
	element: HTMLElement,
	labels: readonly string[],
	series: readonly Series[],
	line: number | undefined,
): uPlot.Options {
	const style = getComputedStyle(element);
	const colors = [style.getPropertyValue('--accent'), style.getPropertyValue('--bad')];
	const bars = uPlot.paths.bars;
	const axis = axisOf(style);
	return {
		width: element.clientWidth,
		height: PLOT_HEIGHT,
		legend: { live: false },
		scales: { x: { time: false, range: [-0.5, labels.length - 0.5] } },
		axes: [{ ...axis, values: (_, at) => at.map((label) => labels[label] ?? '') }, axis],
		series: [
			{},
			...series.map(({ label }, i) => ({
				label,
				stroke: colors[i] ?? style.color,
				points: { show: false },
				fill: `color-mix(in srgb, ${colors[i] ?? style.color} 40%, transparent)`,
				...(bars ? { paths: bars({ size: [0.9] }) } : {}),
			})),
		],
		hooks: { draw: line === undefined ? [] : [(plot) => drawLine(plot, line, style.color)] },
	};
}

function drawLine(plot: uPlot, at: number, color: string): void {
	const x = Math.round(plot.valToPos(at, 'x', true));
	const { ctx, bbox } = plot;
	ctx.save();
	ctx.strokeStyle = color;
	ctx.lineWidth = 2;
	ctx.beginPath();
	ctx.moveTo(x, bbox.top);
	ctx.lineTo(x, bbox.top + bbox.height);
	ctx.stroke();
	ctx.restore();
}
