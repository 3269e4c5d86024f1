import { binsOf } from './refusal-statistics.js';

/**
 * @typedef {import('./refusal-statistics.js').Bin} Bin
 *
 * @typedef {object} Refusal what is drawn
 * @property {string} name of the collection whose documents are asked
 * @property {string} otherName of the collection whose queries these do not answer
 * @property {readonly number[]} inside scores of the first one's queries
 * @property {readonly number[]} outside scores of the other's
 * @property {number} threshold below which 5 % of the first one's lie
 * @property {number} auroc
 * @property {number} reject_at_5pct
 */

const BINS = 25;

/** Queries of a bin from which its share is drawn: of fewer it is chance. */
const MIN_QUERIES = 10;

const WIDTH = 760;
const HEIGHT = 570;
const LEFT = 76;
const RIGHT = 24;

/** From the top: where the panels begin, and how high they are. */
const SHARE = { top: 96, height: 180 };
const DISTRIBUTION = { top: 340, height: 160 };

const INSIDE = '#1a6fb5';
const OUTSIDE = '#d1701f';
const INK = '#222';
const FAINT = '#ddd';

/** @param {number} score */
const across = (score) => LEFT + score * (WIDTH - LEFT - RIGHT);

/**
 * The reliability of the normalised score as an SVG: above, how many of the queries with a score are answered by the
 * documents; below, how the scores of both kinds of queries are distributed.
 *
 * @param {Refusal} refusal
 * @returns {string}
 */
export function refusalChart({ name, otherName, inside, outside, threshold, auroc, reject_at_5pct }) {
	const bins = binsOf(inside, outside, BINS);
	const figures = `AUROC ${auroc.toFixed(3)}; a threshold that refuses 5 % of ${name}'s queries refuses ${(reject_at_5pct * 100).toFixed(0)} % of ${otherName}'s`;
	return `${[
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="13" fill="${INK}">`,
		`<title>What the normalised score tells: ${escapeText(name)}'s documents asked its own queries and ${escapeText(otherName)}'s</title>`,
		`<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
		text(LEFT, 28, `The documents of ${name}, asked its own queries and ${otherName}'s`, 'font-size="17"'),
		text(LEFT, 50, figures, 'fill="#555"'),
		...shares(bins, inside.length, outside.length),
		...distributions(bins, name, otherName),
		...[SHARE, DISTRIBUTION].map(({ top, height }) =>
			line(across(threshold), top, across(threshold), top + height, '#777', '5 4'),
		),
		text(across(threshold) + 8, SHARE.top + SHARE.height - 12, `5 % threshold: ${threshold.toFixed(2)}`, 'fill="#555"'),
		text(across(0.5), HEIGHT - 12, 'normalised score of the best document', 'text-anchor="middle"'),
		'</svg>',
	].join('\n')}\n`;
}

/** @param {readonly Bin[]} bins @param {number} insideCount @param {number} outsideCount */
function shares(bins, insideCount, outsideCount) {
	const { top, height } = SHARE;
	/** @param {number} share */
	const up = (share) => top + height * (1 - share);
	const points = bins.flatMap(({ from, to, inside, outside, answered }) => {
		const isEnough = Math.round(inside * insideCount + outside * outsideCount) >= MIN_QUERIES;
		return answered !== undefined && isEnough ? [[across((from + to) / 2), up(answered)].map(rounded)] : [];
	});
	return [
		text(LEFT, top - 12, 'share of queries that the documents answer, were there as many of either kind'),
		...axes(SHARE, [0, 0.25, 0.5, 0.75, 1], 1),
		`<polyline points="${points.map((point) => point.join(',')).join(' ')}" fill="none" stroke="${INSIDE}" stroke-width="2"/>`,
		...points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.5" fill="${INSIDE}"/>`),
	];
}

/** @param {readonly Bin[]} bins @param {string} name @param {string} otherName */
function distributions(bins, name, otherName) {
	const { top, height } = DISTRIBUTION;
	const highest = Math.ceil(Math.max(...bins.flatMap(({ inside, outside }) => [inside, outside])) * 20) / 20;
	/** @param {'inside' | 'outside'} set @param {string} color */
	const bars = (set, color) =>
		bins
			.filter((bin) => bin[set] > 0)
			.map(({ from, to, [set]: share }) => {
				const tall = (share / highest) * height;
				const [x, y, width, rise] = [across(from), top + height - tall, across(to) - across(from), tall].map(rounded);
				return `<rect x="${x}" y="${y}" width="${width}" height="${rise}" fill="${color}" fill-opacity="0.5" stroke="${color}"/>`;
			});
	const right = WIDTH - RIGHT;
	return [
		text(LEFT, top - 12, 'share of the queries of each kind, by score'),
		...axes(DISTRIBUTION, [0, highest / 2, highest], highest),
		...bars('outside', OUTSIDE),
		...bars('inside', INSIDE),
		...legend(right - 190, top + 8, INSIDE, `${name}'s own queries`),
		...legend(right - 190, top + 28, OUTSIDE, `${otherName}'s queries`),
	];
}

/**
 * @param {{ top: number, height: number }} panel
 * @param {readonly number[]} marks of the upright axis
 * @param {number} highest
 */
function axes({ top, height }, marks, highest) {
	const bottom = top + height;
	const right = WIDTH - RIGHT;
	return [
		...marks.flatMap((mark) => {
			const y = bottom - (mark / highest) * height;
			return [
				line(LEFT, y, right, y, mark === 0 ? INK : FAINT),
				text(LEFT - 8, y + 4, percent(mark), 'text-anchor="end"'),
			];
		}),
		line(LEFT, top, LEFT, bottom, INK),
		...[0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((score) => [
			line(across(score), bottom, across(score), bottom + 5, INK),
			text(across(score), bottom + 20, String(score), 'text-anchor="middle"'),
		]),
	];
}

/** @param {number} x @param {number} y @param {string} color @param {string} label */
function legend(x, y, color, label) {
	return [
		`<rect x="${x}" y="${y}" width="14" height="12" fill="${color}" fill-opacity="0.5" stroke="${color}"/>`,
		text(x + 22, y + 11, label),
	];
}

/** @param {number} x @param {number} y @param {string} content @param {string} [attributes] */
function text(x, y, content, attributes = '') {
	return `<text x="${rounded(x)}" y="${rounded(y)}"${attributes && ` ${attributes}`}>${escapeText(content)}</text>`;
}

/**
 * @param {number} x1
 * @param {number} y1
 * @param {number} x2
 * @param {number} y2
 * @param {string} color
 * @param {string} [dashes]
 */
function line(x1, y1, x2, y2, color, dashes) {
	const [a, b, c, d] = [x1, y1, x2, y2].map(rounded);
	const dashed = dashes === undefined ? '' : ` stroke-dasharray="${dashes}"`;
	return `<line x1="${a}" y1="${b}" x2="${c}" y2="${d}" stroke="${color}"${dashed}/>`;
}

/** @param {string} content */
function escapeText(content) {
	return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** @param {number} value */
function percent(value) {
	return `${Number((value * 100).toFixed(1))} %`;
}

/** @param {number} value */
function rounded(value) {
	return Number(value.toFixed(1));
}
