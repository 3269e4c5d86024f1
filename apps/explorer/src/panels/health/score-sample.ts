import { type Index, searchText } from '@pinakes/query';
import { readOutlinePaths, readOutlinesOf } from '@pinakes/query/format/kinds/outline/read';

/** Number of titles that are searched for. */
const SAMPLE = 100;

/** Maximum characters of a title. */
const MAX_TITLE_LENGTH = 500;

/** Number of searches after which the page can handle input. */
const AT_A_TIME = 5;

/** Scores of the best hits: for titles, which the index should find, and for mixtures of unrelated words. */
export interface ScoreSample {
	readonly titles: readonly number[];
	readonly mixtures: readonly number[];
}

/**
 * Searches for titles spread evenly over the index, and for mixtures of words from distant titles. A good threshold
 * separates the two. Deterministic.
 *
 * @param onProgress called with the number of searches so far
 * @returns normalized scores, 0 to 1
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

/** Returns a word of a title; two characters of a title without spaces. */
function wordOf(title: string, index: number): string {
	const words = title.match(/[\p{Script=Han}]{2}|[\p{L}\p{N}]{3,}/gu) ?? [title];
	return words[index % words.length] ?? '';
}
