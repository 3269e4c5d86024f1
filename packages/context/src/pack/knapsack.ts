/** An item to be packed. */
export interface Item {
	/** A positive integer. */
	readonly cost: number;
	/** At least 0. */
	readonly value: number;
	/** Index in the list of groups. Items of a group must be consecutive. */
	readonly group: number;
}

/** The chosen items. */
export interface Choice {
	readonly chosen: readonly boolean[];
	readonly method: 'all' | 'exact' | 'rounded';
	/**
	 * Error bound: no choice that fits into the capacity minus `slack` has a greater value. 0 unless the method is
	 * `rounded`.
	 */
	readonly slack: number;
}

/** Maximum cells of the table. For larger problems, costs are rounded up to larger units. */
const MAX_CELLS = 2 ** 19;

/**
 * Chooses the items of the greatest total value: a 0/1 knapsack in which a group has a setup cost, such as a heading,
 * once any of its items is chosen. By dynamic programming over the capacity, group by group (Kellerer, Pferschy and
 * Pisinger, "Knapsack Problems", 2004, section 2.3), which is exact. If the table would be too large, costs are rounded
 * up: the choice still fits, and `slack` bounds the loss.
 *
 * @param groups the setup cost of each group
 * @param capacity a whole number
 */
export function packItems(items: readonly Item[], groups: readonly number[], capacity: number): Choice {
	const costOfAll = items.reduce((sum, { cost }) => sum + cost, 0);
	const opened = new Set(items.map(({ group }) => group));
	const total = [...opened].reduce((sum, group) => sum + (groups[group] as number), costOfAll);
	if (total <= capacity) return { chosen: items.map(() => true), method: 'all', slack: 0 };
	if (capacity <= 0) return { chosen: items.map(() => false), method: 'exact', slack: 0 };
	const unit = Math.max(1, Math.ceil((capacity * items.length) / MAX_CELLS));
	const inUnits = (cost: number): number => Math.ceil(cost / unit);
	const chosen = solve(
		items.map((item) => ({ ...item, cost: inUnits(item.cost) })),
		groups.map(inUnits),
		Math.floor(capacity / unit),
	);
	if (unit === 1) return { chosen, method: 'exact', slack: 0 };
	return { chosen, method: 'rounded', slack: Math.min(capacity, unit * (items.length + opened.size + 1)) };
}

function solve(items: readonly Item[], groups: readonly number[], capacity: number): boolean[] {
	const width = capacity + 1;
	const taken = new Uint8Array(items.length * width);
	const best = new Float64Array(width);
	const runs = runsOf(items);
	const opened = runs.map(({ group, from, to }) => {
		const heading = groups[group] as number;
		const open = new Float64Array(width).fill(Number.NEGATIVE_INFINITY);
		if (heading < width) open.set(best.subarray(0, width - heading), heading);
		for (let i = from; i < to; i++) take(open, taken.subarray(i * width, (i + 1) * width), items[i] as Item);
		const isOpen = new Uint8Array(width);
		for (let at = 0; at < width; at++) {
			if ((open[at] as number) <= (best[at] as number)) continue;
			best[at] = open[at] as number;
			isOpen[at] = 1;
		}
		return isOpen;
	});
	const chosen = items.map(() => false);
	let at = capacity;
	for (let run = runs.length - 1; run >= 0; run--) {
		const { group, from, to } = runs[run] as Run;
		if (opened[run]?.[at] !== 1) continue;
		for (let i = to - 1; i >= from; i--) {
			if (taken[i * width + at] !== 1) continue;
			chosen[i] = true;
			at -= (items[i] as Item).cost;
		}
		at -= groups[group] as number;
	}
	return chosen;
}

/** Updates a row of the table with an item. */
function take(open: Float64Array, taken: Uint8Array, { cost, value }: Item): void {
	for (let at = open.length - 1; at >= cost; at--) {
		const gained = (open[at - cost] as number) + value;
		if (gained <= (open[at] as number)) continue;
		open[at] = gained;
		taken[at] = 1;
	}
}

/** The consecutive items of a group. */
interface Run {
	readonly group: number;
	readonly from: number;
	readonly to: number;
}

function runsOf(items: readonly Item[]): Run[] {
	const runs: Run[] = [];
	for (let from = 0, to = 0; from < items.length; from = to) {
		const { group } = items[from] as Item;
		while (to < items.length && items[to]?.group === group) to++;
		runs.push({ group, from, to });
	}
	return runs;
}
