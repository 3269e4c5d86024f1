import GithubSlugger from 'github-slugger';
import type { AnchorRule } from '../formats/format.ts';

/** A heading with its explicit anchor. */
export interface NamedHeading {
	readonly text: string;
	/** Undefined if the generator chooses the anchor. */
	readonly id: string | undefined;
}

/** Attributes at the end of a heading: `{#id}`, `{ #id .class key="value" }`, `{: .class }`, `[#id]`, `[toc]`. */
const ATTRIBUTES =
	/(?<![ \t])[ \t]*(?:\{(?=:|[ \t]*(?:[.#][^\s{}#]|[\w-]{1,40}="))([^{}]*)\}|\[(#[A-Za-z][\w.-]*|!?toc)\])[ \t]*$/;

/** Splits a heading's text from its custom id and other attributes. */
export function splitCustomId(text: string): NamedHeading {
	const [written, braces, brackets] = ATTRIBUTES.exec(text) ?? [];
	const attributes = braces ?? brackets ?? '';
	const [, id] = /(?:^|[\s:])#([^\s{}#]+)/.exec(attributes) ?? [];
	return { text: written === undefined ? text : text.slice(0, -written.length), id };
}

/** Matches emoji by name at the beginning and the end of a heading. */
const EMOJI = /^(?::[a-z+-][\w+-]{0,40}:\s{0,3}){1,9}(?=\S)|(?<=\S)(?:\s:[a-z+-][\w+-]{0,40}:){1,9}$/g;

/** Returns the text of a heading without emoji by name, which anchors have. */
export function withoutEmoji(text: string): string {
	return text.includes(':') ? text.replace(EMOJI, '') : text;
}

/** Returns the anchors of the headings of one page, in order. */
export function anchorsOf(rule: AnchorRule, headings: readonly NamedHeading[]): string[] {
	const next = SLUGGERS[rule]();
	return headings.map(({ text, id }) => next(text, id));
}

/** Returns the anchor of the next heading of a page. */
type Slugger = (text: string, id: string | undefined) => string;

const SLUGGERS: Readonly<Record<AnchorRule, () => Slugger>> = {
	github: () => {
		const slugger = new GithubSlugger();
		return (text, id) => id ?? slugger.slug(text);
	},
	// Astro 5 takes one hyphen off the end.
	astro: () => {
		const slugger = new GithubSlugger();
		return (text, id) => id ?? slugger.slug(text).replace(/-$/, '');
	},
	// markdown-it-anchor numbers repeated anchors from 1; a custom id is known to it like any other.
	vitepress: () => numbered(vitepressSlug, '-'),
	// markup/goldmark/autoid.go
	hugo: () => numbered((text) => hugoSlug(text) || 'heading', '-'),
	// The toc extension of Python-Markdown, which increases the number at the end of a repeated slug: `step_1` becomes `step_2`.
	mkdocs: () =>
		numbered(
			mkdocsSlug,
			'_',
			(slug) => {
				const [, stem = slug, last = '0'] = /^(.*)_(\d{1,9})$/.exec(slug) ?? [];
				return [stem, Number(last)];
			},
			new Set(['']),
		),
};

/** Creates a slugger that adds the first number to a repeated slug that makes it unique. */
function numbered(
	slugOf: (text: string) => string,
	separator: string,
	split: (slug: string) => [stem: string, last: number] = (slug) => [slug, 0],
	taken = new Set<string>(),
): Slugger {
	const counts = new Map<string, number>();
	return (text, id) => {
		const slug = id ?? slugOf(text);
		let unique = slug;
		if (id === undefined && taken.has(slug)) {
			const [stem, last] = split(slug);
			let count = Math.max(last, counts.get(stem) ?? 0);
			do unique = `${stem}${separator}${++count}`;
			while (taken.has(unique));
			// Next number per stem, so that many equal headings take linear time.
			counts.set(stem, count);
		}
		taken.add(unique);
		return unique;
	};
}

/** Returns the anchor of a heading by `slugify` of @mdit-vue/shared, which VitePress uses. */
function vitepressSlug(text: string): string {
	return text
		.normalize('NFKD')
		.replace(/[\u0300-\u036f]/g, '')
		.replace(/\p{Cc}/gu, (control) => (control < ' ' ? '' : control))
		.replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
		.replace(/-{2,}/g, '-')
		.replace(/^-|-$/g, '')
		.replace(/^(\d)/, '_$1')
		.toLowerCase();
}

/** The rule `github` of Hugo: letters, digits and underscores stay, spaces and hyphens become hyphens. */
function hugoSlug(text: string): string {
	return text
		.trim()
		.replace(/[^\p{L}\p{Nd}_ -]/gu, '')
		.replaceAll(' ', '-')
		.toLowerCase();
}

function mkdocsSlug(text: string): string {
	return text
		.normalize('NFKD')
		.replace(/\P{ASCII}/gu, '')
		.replace(/[^\w\s-]/g, '')
		.trim()
		.toLowerCase()
		.replace(/[-\s]+/g, '-');
}
