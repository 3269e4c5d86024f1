/** How sections and skills are called as resources. */
export const SECTION_TEMPLATE = 'pinakes://sections/{path}/{heading}';
export const SKILL_TEMPLATE = 'pinakes://skills/{unit_id}';

/** The address of a section by its document's path and its heading. */
export function sectionUri(path: string, heading: string): string {
	return `pinakes://sections/${encodeURIComponent(path)}/${encodeURIComponent(heading)}`;
}

/** The address of a skill or another unit. */
export function skillUri(unitId: string): string {
	return `pinakes://skills/${encodeURIComponent(unitId)}`;
}

/** Decodes a variable of a template; undefined for invalid encoding. */
export function decoded(variable: string | string[] | undefined): string | undefined {
	try {
		return typeof variable === 'string' ? decodeURIComponent(variable) : undefined;
	} catch {
		return undefined;
	}
}
