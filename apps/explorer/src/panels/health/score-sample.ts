import { type Index, searchText } from '@pinakes/query';
import { readOutlinePaths, readOutlinesOf } from '@pinakes/query/format/kinds/outline/read';

/** Titles that are asked for. */
const SAMPLE = 100;

/** Characters of a title that are asked for. */
const MAX_TITLE_LENGTH = 500;

/** Questions between which the page is left to itself. */
const AT_A_TIME = 5;

/** What the best hits of questions reach: of titles, which the index answers, and of words that belong to no one text. */
export interface ScoreSample {
	readonly titles: readonly number[];
	readonly mixtures: readonly number[];
}

/**
 * Asks for titles that are spread evenly over the index, and for mixtures of a word each from titles that lie far apart;
 * the gate is good where it lies between the two. The same index gives the same sample.
 *
 * @param onProgress told after each question how many have been asked
 * @returns normalised scores from 0 to 1
 */
export async function sampleScores(index: Index, onProgress: (asked: number) => void = () => {}): Promise<ScoreSample> {
	const paths = await index.run(readOutlinePaths);
	const count = Math.min(SAMPLE, paths.length);
	const sample = Array.from({ length: count }, (_, i) => paths[Math.floor((i * paths.length) / count)] ?? '');
	const outlines = await index.run((manifest) => readOutlinesOf(manifest, sample));
	const titles = outlines.map((outline) => outline?.title ?? '');
	const mixtures = titles.map((_, i) =>
		[1, 3, 7].map((step) => wordOf(titles[(i * step + step * step) % count] ?? '', i)).join(' '),
	);
	let asked = 0;
	const bestScores = async (queries: readonly string[]): Promise<number[]> => {
		const scores: number[] = [];
		for (const query of queries.filter((text) => text.trim() !== '')) {
			const { confidence } = await searchText(index, query.slice(0, MAX_TITLE_LENGTH), { limit: 1, threshold: 0 });
			scores.push(confidence);
			onProgress(++asked);
			if (asked % AT_A_TIME === 0) await new Promise((resolve) => setTimeout(resolve));
		}
		return scores;
	};
	return { titles: await bestScores(titles), mixtures: await bestScores(mixtures) };
}

/** A word of a title, or two characters of one without spaces. */
function wordOf(title: string, index: number): string {
	const words = title.match(/[\p{Script=Han}]{2}|[\p{L}\p{N}]{3,}/gu) ?? [title];
	return words[index % words.length] ?? '';
}
