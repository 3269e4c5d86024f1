import { readBytes } from '../base/read-file.ts';
import { splitFrontMatter } from '../formats/front-matter.ts';
import { escapeHtml } from './render.ts';

/** Maximum links and features that are shown. */
const MAX_SHOWN = 100;

/**
 * Returns the landing page of a document: of VitePress (`hero` and `features`) or Starlight (`hero`); undefined for other documents.
 *
 * @param folder of the documents
 * @param linkTo returns the target of a link; undefined for none
 * @returns the HTML of its top, with name, text and links, that of its features, and the text below the front matter
 */
export function landingOf(folder: string, path: string, title: string, linkTo: (href: string) => string | undefined) {
	const text = readBytes(folder, path, () => {})?.toString('utf8');
	if (text === undefined) return undefined;
	const { fields, body } = splitFrontMatter(text);
	const hero = fields?.get('hero');
	if (!(hero instanceof Map)) return undefined;
	const say = (from: ReadonlyMap<unknown, unknown>, ...names: string[]): string => {
		const value = names.map((name) => from.get(name)).find((each) => typeof each === 'string');
		return escapeHtml(String(value ?? ''));
	};
	const linkOf = (item: ReadonlyMap<unknown, unknown>): string => {
		const link = item.get('link');
		return escapeHtml((typeof link === 'string' && linkTo(link)) || '');
	};
	const lines = [
		`<h1>${say(hero, 'name', 'title') || escapeHtml(title)}</h1>`,
		...[say(hero, 'text'), say(hero, 'tagline')].filter(Boolean).map((line) => `<p>${line}</p>`),
	];
	const actions = itemsOf(hero.get('actions')).flatMap((item) => {
		const href = linkOf(item);
		return href === '' ? [] : `<a href="${href}">${say(item, 'text')}</a>`;
	});
	if (actions.length > 0) lines.push(`<p class="actions">${actions.join(' ')}</p>`);
	const features = itemsOf(fields?.get('features')).map((item) => {
		const href = linkOf(item);
		const name = say(item, 'title');
		return `<li><h2>${href === '' ? name : `<a href="${href}">${name}</a>`}</h2>\n<p>${say(item, 'details')}</p></li>\n`;
	});
	return {
		hero: `${lines.join('\n')}\n`,
		features: features.length > 0 ? `<ul class="features">\n${features.join('')}</ul>\n` : '',
		body,
	};
}

function itemsOf(list: unknown): ReadonlyMap<unknown, unknown>[] {
	if (!Array.isArray(list)) return [];
	return list.slice(0, MAX_SHOWN).filter((item) => item instanceof Map);
}
