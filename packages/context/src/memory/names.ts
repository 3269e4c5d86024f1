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

/** Returns the pairs of a name and a nickname that a memory gives, both ways. */
export function nicknamesIn({ text, origin, owner }: Memory): readonly (readonly [string, string])[] {
	const [, given = '', nickname = ''] = NICKNAMES.map((pattern) => pattern.exec(text)).find(Boolean) ?? [];
	const name = /^me$/i.test(given) ? (origin ?? owner) : given;
	if (!name) return [];
	const names = new Set([name, name.split(' ')[0] as string]);
	return [...names].flatMap((each) => [[each, nickname] as const, [nickname, each] as const]);
}

/** Returns a text, and the text with names in place of nicknames and nicknames in place of names. */
export function variantsOf(text: string, pairs: Iterable<readonly (readonly [string, string])[]>): readonly string[] {
	const others = [...pairs].flat().filter(([from]) => replaceName(text, from, '') !== text);
	return [text, ...others.slice(0, MAX_VARIANTS - 1).map(([from, to]) => replaceName(text, from, to))];
}
