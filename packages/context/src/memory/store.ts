import { check, withDefaults } from '@pinakes/query/internal';
import {
	hasName,
	isAboutSpeaker,
	isCommand,
	isOfPast,
	readSentences,
	replaceName,
	withoutPast,
} from '../relevance/question.ts';
import { bestScores, createRelevanceIndex, type RelevanceIndex } from '../relevance/relevance-index.ts';
import { generalVocabulary, type Vocabulary } from '../relevance/vocabulary.ts';
import { checkRule, MEMORIES, VOCABULARY } from '../rules.ts';
import { createClaims } from './corrections.ts';
import {
	type Audience,
	MAX_MEMORY_LENGTH,
	MEMORY,
	type Memory,
	type MemoryQuery,
	type MemoryStore,
	type NewMemory,
	QUERY,
} from './memory.ts';
import { type Found, MEMORY_LIMIT, recall, shareOf, sumOf, type TextScores } from './recall.ts';
import { datedText, timesIn } from './times.ts';

/** Weight of scores for the recent dialogue, if the message refers to it. */
const REFERRED_WEIGHT = 0.6;

/** Score of the newest memories, of all or of the speaker, if a question about them names nothing. */
const GENERAL_SCORE = 0.2;

/** Score of a memory of a time that is asked about. */
const TIME_SCORE = 0.4;

/** Matches what somebody says of themselves, which is found by their name. */
const OWN = /\b(?:I|[Mm]y|me|mine)\b|我(?!们)/;

const RECENT_UTTERANCES = 2;

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
function nicknamesIn({ text, origin, owner }: Memory): readonly (readonly [string, string])[] {
	const [, given = '', nickname = ''] = NICKNAMES.map((pattern) => pattern.exec(text)).find(Boolean) ?? [];
	const name = /^me$/i.test(given) ? (origin ?? owner) : given;
	if (!name) return [];
	const names = new Set([name, name.split(' ')[0] as string]);
	return [...names].flatMap((each) => [[each, nickname] as const, [nickname, each] as const]);
}

/** Returns a text, and the text with names in place of nicknames and nicknames in place of names. */
function variantsOf(text: string, pairs: Iterable<readonly (readonly [string, string])[]>): readonly string[] {
	const others = [...pairs].flat().filter(([from]) => hasName(text, from));
	return [text, ...others.slice(0, MAX_VARIANTS - 1).map(([from, to]) => replaceName(text, from, to))];
}

/** Options of a memory store. */
export interface MemoryStoreOptions {
	/** The words of the bot's domain. Default: general ones. */
	readonly vocabulary?: Vocabulary;
	/** Minutes by which the time zone is ahead of UTC, for "tomorrow" in what is added. Default: 0. */
	readonly utcOffset?: number;
}

/** Whether a memory may be told to an audience; without a player or channels, whether everyone may be told. */
function isVisibleTo({ player, channels = [] }: Audience, { owner, channel }: Memory): boolean {
	return (owner === undefined || owner === player) && (channel === undefined || channels.includes(channel));
}

/**
 * Creates a store that keeps memories in this process only.
 *
 * @throws PinakesError `invalid_value` for an invalid memory or a duplicate id
 */
export function createMemoryStore(memories: Iterable<NewMemory> = [], options: MemoryStoreOptions = {}): MemoryStore {
	const { vocabulary, utcOffset } = withDefaults(options, { vocabulary: generalVocabulary(), utcOffset: 0 });
	checkRule('memories', memories, MEMORIES);
	checkRule('vocabulary', vocabulary, VOCABULARY);
	const byId = new Map<string, Memory>();
	/** Memories by the ids that they correct, oldest first; some may be removed. */
	const corrections = new Map<string, readonly Memory[]>();
	const correctionsOf = (id: string) => (corrections.get(id) ?? []).filter((memory) => byId.get(memory.id) === memory);
	const claims = createClaims();
	const nicknames = new Map<string, ReturnType<typeof nicknamesIn>>();
	/** Indexes by audience, so that the scores of one player do not depend on the memories of others. */
	const parts = new Map<string, { readonly of: Memory; readonly index: RelevanceIndex }>();
	const keyOf = ({ owner, channel }: Memory): string => JSON.stringify([owner, channel]);
	let lastNumber = 0;

	function add(...given: readonly NewMemory[]): readonly Memory[] {
		const ids = new Set<string>();
		for (const [i, memory] of given.entries()) {
			checkRule(`memory ${i + 1}`, memory, MEMORY);
			const { id } = memory;
			if (id === undefined) continue;
			check(!byId.has(id) && !ids.has(id), `There is a memory ${id} already: remove it first, or use another id.`);
			ids.add(id);
		}
		// An id that is corrected may be of a removed memory, and its corrections must not apply to another one.
		const isTaken = (id: string): boolean => ids.has(id) || byId.has(id) || corrections.has(id);
		const added = given.map((memory): Memory => {
			while (memory.id === undefined && isTaken(`m${++lastNumber}`));
			return { ...memory, id: memory.id ?? `m${lastNumber}` };
		});
		for (const memory of added) byId.set(memory.id, memory);
		// What was told first is replaced, in whatever order it is given.
		for (const each of [...added].sort((a, b) => (a.time ?? 0) - (b.time ?? 0))) {
			const dated = each.time === undefined ? each.text : datedText(each.text, each.time, utcOffset);
			const text = dated.length > MAX_MEMORY_LENGTH ? each.text : dated;
			const corrects = each.corrects ?? claims.replacedBy(each).filter((id) => correctionsOf(id).length === 0);
			const memory = Object.freeze({ ...each, text, ...(corrects.length === 0 ? {} : { corrects }) });
			byId.set(memory.id, memory);
			for (const id of corrects) corrections.set(id, [...correctionsOf(id), memory]);
			const implied = claims.add(each);
			nicknames.set(memory.id, nicknamesIn(memory));
			const part = parts.get(keyOf(memory)) ?? { of: memory, index: createRelevanceIndex(vocabulary) };
			parts.set(keyOf(memory), part);
			part.index.add(memory.id, [text + implied], OWN.test(text) ? memory.origin : undefined);
		}
		return added.map(({ id }) => byId.get(id) as Memory);
	}

	function remove(id: string): boolean {
		const memory = byId.get(id);
		if (memory === undefined) return false;
		byId.delete(id);
		for (const corrected of memory.corrects ?? [])
			if (correctionsOf(corrected).length === 0) corrections.delete(corrected);
		parts.get(keyOf(memory))?.index.remove(id);
		claims.remove(id);
		nicknames.delete(id);
		// What it replaces is outdated, and would be told again.
		for (const other of (memory.corrects ?? []).flatMap((each) => byId.get(each) ?? []))
			if (keyOf(other) === keyOf(memory)) remove(other.id);
		return true;
	}

	const list = (audience?: Audience): readonly Memory[] =>
		[...byId.values()].filter((memory) => audience === undefined || isVisibleTo(audience, memory));

	/** Returns the scores of the memories that a message is about. */
	function scoresFor(query: MemoryQuery): ReadonlyMap<string, TextScores> {
		const { message, recentDialogue = [], player, limit = MEMORY_LIMIT, now } = query;
		const scores = new Map<string, TextScores>();
		const give = (id: string, given: Partial<TextScores>): void => {
			scores.set(id, { message: 0, recentDialogue: 0, time: 0, ...scores.get(id), ...given });
		};
		if (isCommand(message)) return scores;
		const newestFirst = [...list(query)].reverse().sort((a, b) => (b.time ?? 0) - (a.time ?? 0));
		const searched = [...parts.values()].filter(({ of }) => isVisibleTo(query, of)).map(({ index }) => index);
		const origins = [player, ...newestFirst.map(({ origin }) => origin)].filter((name) => name !== undefined);
		const speakers = [...new Set(origins)];
		const pairs = newestFirst.map(({ id }) => nicknames.get(id) ?? []);
		const read = (text: string) =>
			variantsOf(text, pairs).flatMap((variant) => readSentences(variant, vocabulary, speakers));
		// Times that are past, or may be where the question speaks of the past.
		const isPast = isOfPast(message);
		const isAsked = now !== undefined && read(message).some(({ asks }) => asks);
		const times = (isAsked ? timesIn(message, now, query.utcOffset) : []).filter(
			({ tense }) => tense === 'past' || (tense !== 'future' && isPast),
		);
		// A time that is asked about is no word to search for.
		const rest = times.reduceRight((text, { at, length }) => text.slice(0, at) + text.slice(at + length), message);
		const sentences = read(rest);
		for (const [id, score] of bestScores(searched, sentences)) give(id, { message: score });
		// Whether it names nothing, or asks for what happened as such.
		const isEmpty = [sentences, read(withoutPast(rest))].some((each) => each.every(({ isCommon }) => isCommon));
		const isOfDay = isEmpty || sentences.some(({ recalls }) => recalls);
		const isAsking = sentences.some(({ asks }) => asks) || times.length > 0;
		if (isAsking && sentences.some(({ refers }) => refers)) {
			const before = recentDialogue.slice(-RECENT_UTTERANCES).flatMap(({ text }) => read(text));
			for (const [id, score] of bestScores(searched, before)) give(id, { recentDialogue: score * REFERRED_WEIGHT });
		}
		for (const { from, to } of times) {
			const within = newestFirst.filter(({ time }) => time !== undefined && time >= from && time < to);
			const said = within.filter(({ origin }) => origin !== undefined && hasName(message, origin));
			const about = said.length > 0 ? said : within.filter(({ id }) => isOfDay || scores.has(id));
			for (const { id } of about) give(id, { time: TIME_SCORE });
		}
		if (!isEmpty || times.length > 0) return scores;
		const isOwn = player !== undefined && isAboutSpeaker(message);
		const isOfAll = scores.size === 0 && sentences.some(({ asks, recalls }) => asks && recalls);
		const all = isOwn ? newestFirst.filter((memory) => shareOf(memory, player) > 0) : isOfAll ? newestFirst : [];
		for (const { id } of all.slice(0, limit)) give(id, { message: GENERAL_SCORE });
		return scores;
	}

	function search(query: MemoryQuery) {
		checkRule('query', query, QUERY);
		const found = new Map<string, Found>();
		for (const [id, scores] of scoresFor(query)) {
			const scored = byId.get(id);
			if (scored === undefined || sumOf(scores) <= 0) continue;
			// Corrections that may be told are followed, newest first.
			const versions = new Set<Memory>();
			for (let next: Memory | undefined = scored; next !== undefined; ) {
				versions.add(next);
				next = correctionsOf(next.id)
					.filter((other) => isVisibleTo(query, other) && !versions.has(other))
					.at(-1);
			}
			const memory = [...versions].at(-1) as Memory;
			const { scores: other = scores, replaces = [] } = found.get(memory.id) ?? {};
			const older = [...versions].slice(0, -1).map(({ id }) => id);
			found.set(memory.id, {
				memory,
				scores: sumOf(other) < sumOf(scores) ? scores : other,
				replaces: [...replaces, ...older],
			});
		}
		// Of equal ones, those that were added last come first.
		const newestFirst = [...byId.keys()].reverse().flatMap((id) => found.get(id) ?? []);
		return recall(newestFirst, query);
	}

	add(...memories);
	return {
		get size() {
			return byId.size;
		},
		...{ add, remove, get: (id) => byId.get(id), list, search },
	};
}
