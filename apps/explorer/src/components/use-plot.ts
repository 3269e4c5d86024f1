import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import uPlot from 'uplot';
import { theme } from '../state/theme.ts';
import 'uplot/dist/uPlot.min.css';

/** Height of plots, in pixels. */
export const PLOT_HEIGHT = 220;

/**
 * Draws a plot in an element at its width, and again when colors or arguments change.
 *
 * @param optionsOf called with the element; must be stable between renders, like `data`
 */
export function usePlot(
	optionsOf: (element: HTMLElement) => uPlot.Options,
	data: uPlot.AlignedData,
): RefObject<HTMLDivElement | null> {
	const colors = useColors();
	const figure = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const element = figure.current;
		if (element === null) return;
		const plot = new uPlot(optionsOf(element), data, element);
		const resize = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: PLOT_HEIGHT }));
		resize.observe(element);
		return () => {
			resize.disconnect();
			plot.destroy();
		};
	}, [optionsOf, data, colors]);
	return figure;
}

/** Returns an axis in the colors of an element. */
export function axisOf(style: CSSStyleDeclaration): uPlot.Axis {
	return { stroke: style.color, grid: { stroke: style.getPropertyValue('--line') } };
}

/** Media queries that change the colors of a theme. */
const MEDIA = ['(prefers-color-scheme: dark)', 'print'];

/** Returns a key that changes with the colors of the page, for content that is drawn rather than styled. */
function useColors(): string {
	const [changes, setChanges] = useState(0);
	useEffect(() => {
		const lists = MEDIA.map((query) => matchMedia(query));
		const change = (): void => setChanges((count) => count + 1);
		for (const list of lists) list.addEventListener('change', change);
		return () => {
			for (const list of lists) list.removeEventListener('change', change);
		};
	}, []);
	return `${theme.value} ${changes}`;
}
