import { z } from 'zod';
import { pagePattern } from './page-url.ts';
import { ENDINGS, GENERATORS, type SiteSettings } from './settings.ts';

/** Maximum number and length of patterns. */
const MAX_PATTERNS = 100;
const MAX_PATTERN_LENGTH = 300;

function isPattern(pattern: string): boolean {
	try {
		pagePattern(pattern);
		return pattern.length <= MAX_PATTERN_LENGTH && !/^\.?\/|^$|(?<!\*)\*(?!\*)/.test(pattern);
	} catch {
		return false;
	}
}

/** Whether the pattern has all names that the path of its pages has. */
function hasNames([pattern, path]: [pattern: string, path: string]): boolean {
	const { source } = pagePattern(pattern);
	const names = Array.from(path.matchAll(/:(\w+)/g), ([, name]) => (name === 'post' ? 'path' : name));
	return names.every((name) => source.includes(`(?<${name}>`));
}

function isSiteUrl(url: string): boolean {
	const isBase = /^(?:\/(?!\/)|$)/.test(url);
	return (isBase || (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))) && !/[?#\s\\]/.test(url);
}

/** Schema of `site` in the configuration. */
export const SITE_SCHEMA = z
	.strictObject({
		url: z
			.string()
			.refine(
				isSiteUrl,
				'write an http or https address, or the path below which the site is served, without query or fragment',
			)
			.default(''),
		generator: z.enum(GENERATORS).default('github'),
		pages: z
			.record(
				z
					.string()
					.refine(
						isPattern,
						'a pattern is a path below the folder, without a slash before it, with at most one ** (not *) and two names such as :version, each once',
					),
				z.string().startsWith('/', 'the path of pages begins with a slash'),
			)
			.refine((pages) => Object.keys(pages).length <= MAX_PATTERNS, `at most ${MAX_PATTERNS} patterns`)
			.refine(
				(pages) => Object.entries(pages).every(hasNames),
				'names of a path, such as :version, are those of its pattern, and :path and :post need ** there',
			)
			.default({ '**': '/:path' }),
		ending: z.enum(ENDINGS).optional(),
	})
	.transform(
		({ url, generator, pages, ending }): SiteSettings => ({
			url: url.replace(/(?<!\/)\/+$/, ''),
			generator,
			pages: Object.entries(pages),
			ending,
		}),
	);
