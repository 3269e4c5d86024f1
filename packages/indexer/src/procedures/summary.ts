import type { FlatHeading } from '@pinakes/query/format/kinds/outline/heading-tree';
import { generalWarnings } from './cautions.ts';
import type { Chain } from './chains.ts';
import { headingNames, titlesOf } from './document-names.ts';
import { type ItemNames, itemReader } from './item-names.ts';
import { planOf } from './plan.ts';

export interface ProcessDocument {
	readonly path: string;
	readonly title: string;
	readonly headings: readonly FlatHeading[];
	readonly chains: readonly Chain[];
}

/** The data of a document that is needed to relate headings, as JSON for the build cache. */
export interface ProcessSummary {
	/** Levels of its headings, a digit each; `texts` has their texts. */
	readonly levels: string;
	readonly texts: readonly string[];
	/** Whether any heading is a step. */
	readonly hasSteps: boolean;
	/** Names of its headings with heading number; null if ambiguous. */
	readonly names: readonly (readonly [name: string, heading: number | null])[];
	/** Names of the document. */
	readonly titles: readonly string[];
	/** Distinct texts of warnings that apply to their siblings. */
	readonly warnings: readonly string[];
	/** Its chains, with possible names of their items. */
	readonly chains: readonly (readonly ItemNames[])[];
}

/** A document with its summary. */
export interface ProcessSource {
	readonly path: string;
	readonly summary: ProcessSummary;
}

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
