import { textValue } from '../sources/values.ts';
import { GENERATOR_RULES, type SiteSettings } from './settings.ts';

/** Front-matter fields that keep a page off its site, or out of the site's search, with their values. */
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

/** Whether a site does not have a document, or leaves it out of its search. */
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
