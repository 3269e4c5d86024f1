import { parseBlocks, parseInline } from './outline.ts';
import type { Split } from './split.ts';

/** A mention of a file or an address in a markdown text. */
export interface Mention {
	readonly target: string;
	/** Line of the file, from 1. */
	readonly line: number;
	/** `link` for links and images, `code` for words of inline code or code blocks. */
	readonly kind: 'link' | 'code';
}

/** Returns the targets of links and images, and the words of code, in the order of the text. */
export function findMentions({ body, bodyOffset }: Pick<Split, 'body' | 'bodyOffset'>): Mention[] {
	const references: Record<string, unknown> = {};
	const bodyLines = body.split('\n');
	const mentions: Mention[] = [];
	for (const { type, content, map } of parseBlocks(body, references)) {
		if (map === null) continue;
		const add = (kind: Mention['kind'], target: string): void => {
			const within = bodyLines.slice(map[0], map[1]).findIndex((line) => line.includes(target));
			mentions.push({ target, kind, line: bodyOffset + map[0] + Math.max(within, 0) + 1 });
		};
		if (type === 'fence' || type === 'code_block') for (const word of wordsOf(content)) add('code', word);
		if (type !== 'inline') continue;
		for (const token of parseInline(content, references)) {
			if (token.type === 'link_open') add('link', String(token.attrGet('href') ?? ''));
			if (token.type === 'image') add('link', String(token.attrGet('src') ?? ''));
			if (token.type === 'code_inline') for (const word of wordsOf(token.content)) add('code', word);
		}
	}
	return mentions;
}

function wordsOf(code: string): string[] {
	return code.split(/[\s"'`,;()]+/).filter((word) => word !== '');
}
