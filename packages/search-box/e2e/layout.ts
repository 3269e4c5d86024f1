import type { Page } from 'playwright-core';

/** Elements whose places are measured. The widths of texts depend on fonts, so of `TEXTS` only the top is. */
const BOXES =
	'[part=button], dialog, .header, .field > .icon, .clear, .close, .bar, .facets button, .answer, .notice, .label, [role=option], [role=option] > .icon, .remove, .thumb, .skeleton, .footer';
const TEXTS = '.say, .passage, pre, .title, .name, .text, .side, .badge, mark, .number, .word, .key, .count, .all';

/** A state as it is laid out: elements in order, with places in pixels from the corner of the box, and with their styles. */
export interface Layout {
	readonly elements: readonly string[];
	readonly styles: readonly string[];
}

/** Measures the box of a page. */
export function layoutOf(page: Page): Promise<Layout> {
	return page.locator('pinakes-search').evaluate(
		(host, { boxes, texts }) => {
			const root = host.shadowRoot as ShadowRoot;
			const shown = [...root.querySelectorAll<HTMLElement>(`${boxes}, ${texts}`)].filter((one) =>
				one.checkVisibility(),
			);
			const corner = (root.querySelector('dialog[open]') ?? root.host).getBoundingClientRect();
			const nameOf = (element: Element): string =>
				element.getAttribute('part') ??
				element.getAttribute('class') ??
				element.getAttribute('role') ??
				element.localName;
			const elements = shown.map((element) => {
				const { left, top, width, height } = element.getBoundingClientRect();
				const place = element.matches(texts)
					? [top - corner.top]
					: [left - corner.left, top - corner.top, width, height];
				// A box whose width its text makes begins or ends where the others do.
				const isText = element.matches('.facets button, .close, [part=button]');
				return `${nameOf(element)} ${(isText ? place.slice(1, 2) : place).map(Math.round).join(' ')}`;
			});
			const styles = shown.map((element) => {
				const { color, backgroundColor, fontSize, fontWeight, borderRadius } = getComputedStyle(element);
				const isChosen = element.closest('[aria-selected=true]') ? ' selected' : '';
				return `${nameOf(element)}${isChosen}: ${[color, backgroundColor, fontSize, fontWeight, borderRadius].join(' | ')}`;
			});
			return { elements, styles: [...new Set(styles)].sort() };
		},
		{ boxes: BOXES, texts: TEXTS },
	);
}

/** Pixels by which fonts of machines move lines of the box, and those of the page above its button. */
const TOLERANCE = 3;
const PAGE_TOLERANCE = 12;

/** Returns what differs between two layouts: other elements or styles, and places that are further apart than fonts move them. */
export function layoutFaults(layout: Layout, golden: Layout): string[] {
	const faults = layout.styles.filter((style) => !golden.styles.includes(style));
	const [names, expected] = [layout, golden].map(({ elements }) => elements.map((one) => one.replace(/[-\d ]+$/, '')));
	if (JSON.stringify(names) !== JSON.stringify(expected)) return [...faults, `elements: ${names?.join(', ')}`];
	layout.elements.forEach((element, i) => {
		const place = (text = ''): number[] => (/[-\d ]+$/.exec(text)?.[0] ?? '').trim().split(' ').map(Number);
		const other = place(golden.elements[i]);
		const most = names?.[i] === 'button' ? PAGE_TOLERANCE : TOLERANCE;
		const isMoved = place(element).some((number, j) => Math.abs(number - (other[j] ?? 0)) > most);
		if (isMoved) faults.push(`${element}, not ${golden.elements[i]}`);
	});
	return faults;
}
