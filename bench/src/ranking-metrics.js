/**
 * @typedef {import('./collections.js').Grades} Grades
 *
 * @typedef {object} Quality averages over the queries that have a relevant document
 * @property {number} ndcg10 nDCG@10 with the gain 2^grade - 1
 * @property {number} mrr10 one by the rank of the first relevant document, 0 where none is among ten
 * @property {number} recall5 the share of the relevant documents that is among the first five; of at most five, so
 * that a query with more can reach 1
 * @property {number} recall10 the same for ten
 */

/**
 * How good rankings are.
 *
 * @param {ReadonlyMap<string, readonly string[]>} rankings the ids of documents, best first and none twice, by the id
 * of the query; the queries that are not here do not count
 * @param {ReadonlyMap<string, Grades>} judged
 * @returns {Quality}
 */
export function qualityOf(rankings, judged) {
	const sum = { ndcg10: 0, mrr10: 0, recall5: 0, recall10: 0 };
	let queries = 0;
	for (const [query, ranking] of rankings) {
		const grades = judged.get(query);
		if (grades === undefined || grades.size === 0) continue;
		queries += 1;
		sum.ndcg10 += ndcg(ranking, grades, 10);
		sum.mrr10 += reciprocalRank(ranking, grades, 10);
		sum.recall5 += recall(ranking, grades, 5);
		sum.recall10 += recall(ranking, grades, 10);
	}
	return {
		ndcg10: sum.ndcg10 / queries,
		mrr10: sum.mrr10 / queries,
		recall5: sum.recall5 / queries,
		recall10: sum.recall10 / queries,
	};
}

/** @param {readonly string[]} ranking @param {Grades} grades @param {number} depth */
function ndcg(ranking, grades, depth) {
	const best = [...grades.values()].sort((a, b) => b - a);
	const found = ranking.map((id) => grades.get(id) ?? 0);
	return discountedGain(found.slice(0, depth)) / discountedGain(best.slice(0, depth));
}

/** @param {readonly number[]} grades in the order of the ranking */
function discountedGain(grades) {
	return grades.reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0);
}

/** @param {readonly string[]} ranking @param {Grades} grades @param {number} depth */
function reciprocalRank(ranking, grades, depth) {
	const first = ranking.slice(0, depth).findIndex((id) => grades.has(id));
	return first === -1 ? 0 : 1 / (first + 1);
}

/** @param {readonly string[]} ranking @param {Grades} grades @param {number} depth */
function recall(ranking, grades, depth) {
	return ranking.slice(0, depth).filter((id) => grades.has(id)).length / Math.min(depth, grades.size);
}
