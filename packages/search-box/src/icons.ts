/** Strokes of icons of 16 pixels, 20 of the lens. */
const STROKES = {
	search: 'M14 8.75a5.25 5.25 0 1 1-10.5 0 5.25 5.25 0 0 1 10.5 0zM12.75 12.75l4 4',
	page: 'M4.5 2.25h4.25L12 5.5v7.25a1 1 0 0 1-1 1H4.5a1 1 0 0 1-1-1v-9.5a1 1 0 0 1 1-1zM8.75 2.5v3h3',
	heading: 'M6.5 2.75 5 13.25M11 2.75 9.5 13.25M3.25 6h10M2.75 10h10',
	code: 'M5.25 4.5 1.75 8l3.5 3.5M10.75 4.5 14.25 8l-3.5 3.5',
	post: 'M3.5 3h6.75v9.25a1.25 1.25 0 0 0 1.25 1.25h-7a1.25 1.25 0 0 1-1.25-1.25V3.25zM10.25 6.5h2.5v5.75a1.25 1.25 0 0 1-1.25 1.25M5.5 6H8M5.5 8.5H8',
	clock: 'M13.75 8a5.75 5.75 0 1 1-11.5 0 5.75 5.75 0 0 1 11.5 0zM8 4.75V8l2.25 1.5',
	question:
		'M13.75 7.5c0 2.75-2.55 4.75-5.75 4.75-.7 0-1.4-.1-2-.3L2.75 13l.9-2.4A4.4 4.4 0 0 1 2.25 7.5C2.25 4.75 4.8 2.75 8 2.75s5.75 2 5.75 4.75z',
	cross: 'M4.5 4.5l7 7M11.5 4.5l-7 7',
	enter: 'M13 3.5v3.75a1.5 1.5 0 0 1-1.5 1.5H3.25M6.25 5.75l-3 3 3 3',
	next: 'M6.5 4.75 9.75 8 6.5 11.25',
	out: 'M6.25 3.5H4a1 1 0 0 0-1 1V12a1 1 0 0 0 1 1h7.5a1 1 0 0 0 1-1V9.75M9 2.75h4.25V7M13 3 7.5 8.5',
	lines: 'M3 4.25h10M3 8h10M3 11.75h5.5',
	helpful:
		'M5 7.25 7.4 2.6c.9 0 1.5.7 1.35 1.6L8.4 6.25h3.35a1.25 1.25 0 0 1 1.2 1.55l-.9 4a1.25 1.25 0 0 1-1.2.95H5m0-5.5v5.5m0-5.5H3.25v5.5H5',
	unhelpful:
		'M11 8.75 8.6 13.4c-.9 0-1.5-.7-1.35-1.6l.35-2.05H4.25a1.25 1.25 0 0 1-1.2-1.55l.9-4a1.25 1.25 0 0 1 1.2-.95H11m0 5.5v-5.5m0 5.5h1.75v-5.5H11',
	up: 'M8 13V3.25M4.25 6.75 8 3l3.75 3.75',
	down: 'M8 3v9.75M4.25 9.25 8 13l3.75-3.75',
};

export type IconName = keyof typeof STROKES;

const SVG = 'http://www.w3.org/2000/svg';

/** Creates an icon, by nodes, as strict policies forbid HTML from texts. */
export function createIcon(name: IconName): SVGElement {
	const icon = document.createElementNS(SVG, 'svg');
	const size = name === 'search' ? 20 : 16;
	const attributes = { viewBox: `0 0 ${size} ${size}`, 'aria-hidden': 'true', class: `icon ${name}` };
	for (const [attribute, value] of Object.entries(attributes)) icon.setAttribute(attribute, value);
	const path = document.createElementNS(SVG, 'path');
	path.setAttribute('d', STROKES[name]);
	icon.append(path);
	return icon;
}
