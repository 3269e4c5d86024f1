import { replaceName } from '../relevance/question.ts';
import type { Memory } from './memory.ts';

/** Ways of giving a nickname: the groups are a name and its nickname. */
const NICKNAMES = [
	/\bcalls? ([A-Z]\w+(?: [A-Z]\w+)?) ([A-Z]\w+)\b/,
	/^(?:please |you can )?call (\w+) (\w+)[.!]?$/i,
	/\b([A-Z]\w+(?: [A-Z]\w+)?) (?:goes by|(?:prefers|likes|wants) to be called|is (?:also )?(?:known as|nicknamed)|aka) ([A-Z]\w+)/,
	/\b([A-Z]\w+(?: [A-Z]\w+)?)['’]s nickname is ([A-Z]\w+)/,
	/([\u4e00-\u9fff]{2,4})的(?:小名|外号|绰号|昵称|花名)(?:是|叫)([\u4e00-\u9fff\w]{1,6})/,
	/(?:管|把)([\u4e00-\u9fff]{2,4})叫(?:做|作)?([\u4e00-\u9fff\w]{1,6})/,
	/([\u4e00-\u9fff]{2,4}?)(?:又|也|人称)叫([\u4e00-\u9fff\w]{1,6})/,
	/(?<!不)[叫喊]([\u4e00-\u9fff]{2,4}?)(老[\u4e00-\u9fff]|小[\u4e00-\u9fff]|阿[\u4e00-\u9fff]|[\u4e00-\u9fff]{1,2}[哥姐总])(?:就行|就好|吧)?[。！]?$/,
];

/** Maximum number of texts that a message stands for. */
const MAX_VARIANTS = 4;

/** Nicknames that memories give. */
export interface Names {
	add(memory: Memory): void;
	remove(memory: Memory): void;
	/** Returns a text, and the text with names in place of nicknames and nicknames in place of names. */
	variantsOf(text: string): readonly string[];
}

export function createNames(): Names {
	/** Pairs of names by the memory that gives them. */
	const pairs = new Map<string, readonly (readonly [string, string])[]>();
	return {
		add({ id, text, origin, owner }) {
			const found = NICKNAMES.map((pattern) => pattern.exec(text)).find((match) => match !== null);
			if (found === undefined || found === null) return;
			const [, given = '', nickname = ''] = found;
			const name = /^me$/i.test(given) ? (origin ?? owner) : given;
			if (name === undefined) return;
			const first = name.split(' ')[0] as string;
			pairs.set(
				id,
				[...new Set([name, first])].flatMap((each) => [[each, nickname] as const, [nickname, each] as const]),
			);
		},
		remove: ({ id }) => void pairs.delete(id),
		variantsOf(text) {
			const variants = [text];
			for (const [from, to] of [...pairs.values()].flat()) {
				if (variants.length < MAX_VARIANTS && replaceName(text, from, '') !== text)
					variants.push(replaceName(text, from, to));
			}
			return variants;
		},
	};
}
