import { useCallback, useMemo } from 'preact/hooks';
import uPlot from 'uplot';
import { words } from '../language/words.ts';
import { axisOf, PLOT_HEIGHT, usePlot } from './use-plot.ts';

/** A series of bars. */
interface Series {
	readonly label: string;
	readonly counts: readonly number[];
}

/** Shows a histogram, optionally with a vertical line. Screen readers get a table of the numbers. */
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
	const say = words.value;
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
		<figure>
			<figcaption>
				{caption}
				{line && ` (${line.label})`}
			</figcaption>
			<div ref={plot} class="plot" aria-hidden="true" />
			<details>
				<summary>{say.as_table}</summary>
				<table>
					<thead>
						<tr>
							<td />
							{series.map(({ label }) => (
								<th scope="col" class="number" key={label}>
									{label}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{labels.map((label, i) => (
							<tr key={label}>
								<th scope="row">{label}</th>
								{series.map(({ label, counts }) => (
									<td class="number" key={label}>
										{counts[i]}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</details>
		</figure>
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
