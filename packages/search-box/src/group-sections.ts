import type { FoundSection } from './backend.ts';

/** Maximum number of sections of a page that are shown. */
export const MAX_SECTIONS_OF_PAGE = 4;

/** A page with its matching sections. */
export interface FoundPage {
	readonly id: string;
	readonly title: string;
	/** Best first. */
	readonly sections: readonly FoundSection[];
}

/** Groups sections by page. Pages are in the order of their best sections. */
export function groupSections(sections: readonly FoundSection[]): FoundPage[] {
	const pages = new Map<string, FoundPage & { readonly sections: FoundSection[] }>();
	for (const section of sections) {
		const { id, title } = section;
		const page = pages.get(id) ?? { id, title, sections: [] };
		pages.set(id, page);
		// The sections before and below the first heading have the same name and address; only one is shown.
		const isShown = page.sections.some((one) => one.url === section.url && sectionName(one) === sectionName(section));
		if (page.sections.length < MAX_SECTIONS_OF_PAGE && !(isShown && section.url !== undefined))
			page.sections.push(section);
	}
	return [...pages.values()];
}

/** Returns the name of a section below its page: its headings, except a first one that repeats the title. */
export function sectionName({ title, headings }: Pick<FoundSection, 'title' | 'headings'>): string {
	const names = headings[0] === title ? headings.slice(1) : headings;
	return names.length === 0 ? title : names.join(' › ');
}
