/** Writes translations as the indexer reads them: see packages/indexer/src/data/translations.ts. */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const HEADER = `/**
 * English stems with their Chinese translations, best first, each with a character for its share: see the schema of the
 * translations kind. At the end, lines that begin with \`>\`: Chinese words with their English stems, or with none, instead
 * of what the lines of the stems say of them. Made by research/bridge/train.js; sources and licences are in NOTICE.
 */
`;

const MIN_SHARE = 0.05;
const MAX_TRANSLATIONS = 8;
/** As MAX_SHARE and SHARE_ZERO of the translations kind. */
const STEPS = 42;

/**
 * Writes the best translations of each word in lines that begin with the English stem; then lines from Chinese, with `>`:
 * of our own words, and of function words, which have no translation.
 */
export function writeTable(file, translations, { functionWords, own }) {
	const kept = [...new Set([...best(translations, 'en', 'zh'), ...best(translations, 'zh', 'en')])];
	const byStem = groupBy(kept, 'en');
	const fromChinese = [...linesOf(groupBy(own, 'zh'), 'en'), ...functionWords].map((line) => `>${line}`);
	const lines = [...linesOf(byStem, 'zh').sort(), ...fromChinese.sort()];
	const text = lines.join('\n');
	writeFileSync(
		file,
		`${HEADER}export const TRANSLATIONS =\n\t// biome-ignore format: one line to a word\n\t\`${text}\`;\n`,
	);
	console.log(
		`${kept.length} translations of ${byStem.size} stems, ${text.length}, ${gzipSync(text, { level: 9 }).length} gz`,
	);
}

function linesOf(groups, side) {
	return [...groups].map(([word, list]) => {
		const sorted = list.sort((a, b) => b.share - a.share || (a[side] < b[side] ? -1 : 1));
		return word + sorted.map((one) => ` ${one[side]}${letterOf(one.share)}`).join('');
	});
}

/** The best translations of each word of one side. */
function* best(translations, from, to) {
	for (const list of groupBy(translations, from).values()) {
		list.sort((a, b) => b.share - a.share || (a[to] < b[to] ? -1 : 1));
		for (const one of list.slice(0, MAX_TRANSLATIONS)) if (one.share >= MIN_SHARE) yield one;
	}
}

function groupBy(translations, side) {
	const groups = new Map();
	for (const one of translations) {
		const group = groups.get(one[side]);
		if (group === undefined) groups.set(one[side], [one]);
		else group.push(one);
	}
	return groups;
}

function letterOf(share) {
	return String.fromCharCode(48 + Math.min(STEPS, Math.max(1, Math.round(share * STEPS))));
}
