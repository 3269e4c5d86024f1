import type { FlatHeading } from '@pinakes/query/format/kinds/outline/heading-tree';
import { generalWarnings } from './cautions.ts';
import type { Chain } from './chains.ts';
import { headingNames, titlesOf } from './document-names.ts';
import { type ItemNames, itemReader } from './item-names.ts';
import { planOf } from './plan.ts';

/** A document: its headings in order, and what its text names one after another. */
export interface ProcessDocument {
	readonly path: string;
	readonly title: string;
	readonly headings: readonly FlatHeading[];
	readonly chains: readonly Chain[];
}

/** What of a document has to be known to relate headings to each other: JSON, so that builds can cache it. */
export interface ProcessSummary {
	/** The levels of its headings, a digit each, and their texts. */
	readonly levels: string;
	readonly texts: readonly string[];
	/** Whether any of them is a step. */
	readonly hasSteps: boolean;
	/** What its headings are called: the number of one, or null for several. */
	readonly names: readonly (readonly [name: string, heading: number | null])[];
	/** What it is called itself. */
	readonly titles: readonly string[];
	/** The texts of warnings that hold for what stands beside them, each once. */
	readonly warnings: readonly string[];
	/** Its chains that may name something. */
	readonly chains: readonly (readonly ItemNames[])[];
}

/** A document that is related to others. */
export interface ProcessSource {
	readonly path: string;
	readonly summary: ProcessSummary;
}

/** Reads what others have to know of a document. */
export function summaryOf({ path, title, headings, chains }: ProcessDocument): ProcessSummary {
	const plan = planOf(headings);
	const read = itemReader(plan);
	return {
		levels: headings.map(({ level }) => level).join(''),
		texts: headings.map(({ text }) => text),
		hasSteps: plan.some(({ isStep }) => isStep),
		names: [...headingNames(plan)].map(([name, heading]) => [name, heading?.number ?? null]),
		titles: titlesOf(path, title, plan),
		warnings: generalWarnings(plan),
		chains: chains
			.map(read)
			.filter((items) => items.some(({ names, file }) => names !== undefined || file !== undefined)),
	};
}
