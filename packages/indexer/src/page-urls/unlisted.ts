import { textValue } from '../sources/values.ts';
import { GENERATOR_RULES, type SiteSettings } from './settings.ts';

/** Front-matter fields, with values, that exclude a page from its site or from the site's search. */
const UNLISTED: ReadonlyMap<string, string> = new Map([
	// Hugo, Docusaurus, Starlight
	['draft', 'true'],
	// Docusaurus
	['unlisted', 'true'],
	// Starlight
	['pagefind', 'false'],
	// VitePress
	['search', 'false'],
]);

/** Whether a document is excluded from its site or from the site's search. */
export function isUnlisted(
	{ generator }: SiteSettings,
	path: string,
	fields: ReadonlyMap<string, unknown> | undefined,
): boolean {
	if (generator === 'github') return false;
	if (GENERATOR_RULES[generator].hasPartials && path.split('/').some((name) => name.startsWith('_'))) return true;
	if ([...UNLISTED].some(([field, value]) => textValue(fields?.get(field)) === value)) return true;
	// Material for MkDocs
	const search = fields?.get('search');
	return search instanceof Map && search.get('exclude') === true;
}
