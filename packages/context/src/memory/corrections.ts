import { hasUnspacedLetter, normalizeText, stem } from '@pinakes/query/internal';
import {
	BE,
	CHANGE,
	FILLERS,
	IMPLIED,
	MANY,
	ONLY_WHEN,
	PLACES,
	STATES,
	TRADITIONAL,
	UPDATING,
	VERBS,
	WHEN,
} from '../data/claims.ts';
import type { Memory } from './memory.ts';

/** What a value tells: a time, a place, a state such as broken, or anything else. */
type Kind = 'when' | 'where' | 'state' | 'what';

/** A statement, taken apart at its verb. */
interface Claim {
	/** Stems of the subject without qualifiers, and those of a qualifier such as "on floor 3". */
	readonly subject: readonly string[];
	readonly qualifier: readonly string[];
	/** `be`, `change` for verbs of change, or what another verb tells. */
	readonly verb: string;
	readonly value: readonly string[];
	readonly kinds: ReadonlySet<Kind>;
	/** Whether it says that something is new or has changed. */
	readonly isUpdate: boolean;
	/** Whether it says that something else is wrong. */
	readonly isCorrection: boolean;
	/** Whether the subject is a thing rather than somebody's name. */
	readonly isThing: boolean;
	/** Whether its subject or its value is called new, as in "Bruno is the new lead". */
	readonly isNew: boolean;
}

const PREFIX = /^(?:actually|correction|no|sorry|update|fyi|heads up|from now on|wrong|remember(?: that)?)[\s,:]+/;

function wordsOf(text: string): string[] {
	return text.match(/[a-z0-9][a-z0-9'’._-]*[a-z0-9]|[a-z0-9]/g) ?? [];
}

/** Returns stems without fillers; the speaker's own is `me`. */
function stemsOf(words: readonly string[]): string[] {
	return words
		.filter((word) => !FILLERS.has(word))
		.map((word) => (/^(?:i|my|mine|me)$/.test(word) ? 'me' : stem(word.replace(/['’]s?$/, ''))));
}

function englishClaim(text: string): Claim | undefined {
	const plain = text
		.replace(PREFIX, '')
		.replace(/\bi['’]m\b/g, 'i am')
		.replace(/\b(it|he|she|that)['’]s\b/g, '$1 is');
	const words = wordsOf(plain);
	const isVerb = (word: string): boolean => BE.has(word) || CHANGE.has(word) || Object.hasOwn(VERBS, word);
	const at = words.findIndex((word, i) => i > 0 && isVerb(word) && !(words[i - 1] === 'the' || words[i - 1] === 'my'));
	if (at < 1) return undefined;
	// "has been moved" and "was moved" are changes.
	const further = words.slice(at, at + 4).findIndex((word) => CHANGE.has(word));
	const verbAt = BE.has(words[at] as string) && further > 0 ? at + further : at;
	const verb = words[verbAt] as string;
	const before = words.slice(0, at);
	const place = before.findIndex((word, i) => i > 0 && PLACES.has(word));
	const subject = stemsOf(place < 0 ? before : before.slice(0, place));
	const rest = words.slice(verbAt + 1);
	const kinds = new Set<Kind>();
	const value = plain.slice(plain.indexOf(verb, before.join(' ').length - 2) + verb.length);
	if (WHEN.test(value) || ONLY_WHEN.has(verb)) kinds.add('when');
	WHEN.lastIndex = 0;
	const others = wordsOf(value.replace(WHEN, ' ')).filter((word) => !UPDATING.has(word) && word !== 'still');
	if (others.some((word) => STATES.has(word))) kinds.add('state');
	const first = others[0] ?? '';
	const hasPlace = others.some((word, i) => PLACES.has(word) && others[i + 1] !== undefined);
	if (hasPlace) kinds.add('where');
	if (first === 'to' && others.length > 1) for (const kind of ['what', 'where'] as const) kinds.add(kind);
	if (others.length > 0 && !PLACES.has(first) && first !== 'to' && !(kinds.has('when') && CHANGE.has(verb)))
		kinds.add(kinds.has('state') ? 'state' : 'what');
	return {
		subject,
		qualifier: place < 0 ? [] : stemsOf(before.slice(place + 1)),
		verb: BE.has(verb) ? 'be' : (VERBS[verb] ?? 'change'),
		value: stemsOf(rest.filter((word) => !UPDATING.has(word))),
		kinds,
		isUpdate: PREFIX.test(text) || CHANGE.has(verb) || words.some((word) => UPDATING.has(word)),
		isCorrection: PREFIX.test(text) || /\b(?:instead|no longer|any ?more)\b/.test(text),
		isThing: /^(?:the|our|this|these)$/.test(before[0] as string),
		isNew: words.includes('new'),
	};
}

const HAN_PREFIX = /^(?:更正一下|更正|纠正|其实|不对|说错了|记错了|对了|从今天起|以后|现在起)[，,：:。\s]*/;
const HAN_CHANGE =
	/(?:已经?|刚)?(?:改|换|推迟|延期|延|提前|升级|升|涨|降|调整|调|搬|移|挪|变|更新|迁移|迁|转|重置)(?:到|成|为|去了?|在|进)|换了|改了|换人了/;
const HAN_STATE = /(?:坏|修好|好|恢复|取消|停|开|关|完成|丢|找到|卖掉)了(?![^，,。]*[是在])/;
const HAN_VERBS: readonly (readonly [verb: string, pattern: RegExp])[] = [
	// Harmless: claims are short.
	['work', /跳槽|入职|加入|(?:现在)?在[^，,]+(?:上班|工作|任职)/],
	['live', /住在|住/],
	['change', HAN_CHANGE],
	['state', HAN_STATE],
	['place', /停在|放在|藏在|坐在/],
	['be', /是|为|叫|定在|(?<!现)在/],
];
const HAN_WHEN =
	// Harmless: claims are short.
	/(?<!第)[\d一二三四五六七八九十两]+(?:点半?|[:：]\d\d|月(?:[\d一二三四五六七八九十廿]+[号日])?|号(?![\u4e00-\u9fff]))|[每下上]?(?:周|星期|礼拜)[一二三四五六日天末]|[上下中]午|早上|晚上|傍晚|明天|后天|月底/g;
const HAN_FILLERS = /现在|目前|已经|最新|新的|新|的|了|又|就|从今天起|[，,。！!；;：:\s]/g;

function chineseClaim(given: string): Claim | undefined {
	const text = given.replace(/[\u4e00-\u9fff]/g, (character) => TRADITIONAL.get(character) ?? character);
	const plain = text.replace(HAN_PREFIX, '');
	const isUpdate = text !== plain || /现在|已经|最新|新(?!年)|不再/.test(plain) || HAN_CHANGE.test(plain);
	for (const [verb, pattern] of HAN_VERBS) {
		const found = pattern.exec(plain);
		const subject = plain.slice(0, found?.index ?? 0).replace(HAN_FILLERS, '');
		if (found === null || subject === '') continue;
		const value = plain.slice(found.index + found[0].length);
		const kinds = new Set<Kind>();
		const others = value.replace(HAN_WHEN, '').replace(HAN_FILLERS, '');
		if (others !== value.replace(HAN_FILLERS, '') || /^(?:推迟|延|提前)/.test(found[0])) kinds.add('when');
		else if (verb === 'state') kinds.add('state');
		else if (verb === 'place' || (verb === 'be' && /在$/.test(found[0]))) kinds.add('where');
		else kinds.add('what');
		if (verb === 'change' && !kinds.has('when')) kinds.add('where');
		const shownVerb = verb === 'state' || verb === 'place' ? 'be' : verb;
		return {
			...{ subject: [subject], qualifier: [], verb: shownVerb, kinds, isUpdate, isCorrection: text !== plain },
			value: [(verb === 'state' ? found[0] : value).replace(HAN_FILLERS, '')],
			isThing: true,
			isNew: plain.includes('新'),
		};
	}
	// 食堂六点关门: a time before a verb.
	const frame = plain
		.replace(HAN_WHEN, '')
		// Harmless: claims are short.
		.replace(/[\d零一二三四五六七八九十百千万两半]+[块元度岁]?$/, '')
		.replace(HAN_FILLERS, '');
	if (frame.length < 2 || frame === plain.replace(HAN_FILLERS, '')) return undefined;
	return {
		...{
			subject: [frame],
			qualifier: [],
			verb: 'be',
			value: [plain],
			isUpdate,
			isCorrection: text !== plain,
			isThing: true,
			isNew: false,
		},
		kinds: new Set<Kind>(['when', 'what']),
	};
}

/** A longer text is no statement about one thing. */
const MAX_CLAIM_LENGTH = 500;

/** Takes a statement apart; undefined if it is long, or has no known verb. */
function claimOf(text: string): Claim | undefined {
	if (text.length > MAX_CLAIM_LENGTH) return undefined;
	const normal = normalizeText(text).trim();
	return hasUnspacedLetter(normal) ? chineseClaim(normal) : englishClaim(normal);
}

const isEqual = (a: readonly string[], b: readonly string[]): boolean =>
	a.length > 0 && a.length === b.length && a.every((word) => b.includes(word));

/** Whether two claims are about the same subject; a later one may leave qualifiers out. */
function isSameSubject(older: Claim, newer: Claim): boolean {
	if (isEqual(older.subject, newer.subject)) {
		return newer.qualifier.length === 0 || isEqual(older.qualifier, newer.qualifier);
	}
	const [old = '', recent = ''] = [older.subject.join(' '), newer.subject.join(' ')];
	if (hasUnspacedLetter(recent)) {
		const isImplied = newer.verb === 'change' && old.startsWith(recent) && IMPLIED.has(old.slice(recent.length));
		return isImplied || (recent.length > 2 && old.endsWith(recent) && !/^[我你他她]/.test(old));
	}
	const missing = older.subject.filter((word) => !newer.subject.includes(word));
	const isSaid = newer.verb === 'change' || newer.isCorrection;
	const isSubset = missing.length === older.subject.length - newer.subject.length && newer.subject.length > 0 && isSaid;
	if (isSubset && missing.every((word) => IMPLIED.has(word))) return true;
	return isSubset && (newer.subject.length > 1 || newer.isCorrection) && !missing.some((word) => /\d|^me$/.test(word));
}

/** Whether a later statement replaces an earlier one: subject and attribute must agree, and only the value may differ. */
function isReplacedBy(older: Claim, newer: Claim): boolean {
	// "Anna is the lead", then "Bruno is the new lead" or "The new lead is Bruno".
	if (older.verb === 'be' && newer.verb === 'be' && newer.isUpdate) {
		if (newer.isNew && isEqual(older.value, newer.value.map(withoutNew))) return true;
		if (isEqual(older.value, newer.subject)) return true;
	}
	const isSame = isEqual(older.value, newer.value) && older.verb === newer.verb;
	const isOneOfMany = MANY.has(newer.verb) && !newer.isCorrection;
	if (isSame || isOneOfMany || !isSameSubject(older, newer)) return false;
	const [isChange, wasChange] = [newer.verb === 'change', older.verb === 'change'];
	const sharesValue = older.value.some((word) => /^\p{L}{3,}/u.test(word) && newer.value.includes(word));
	const isPerson = older.subject.length === 1 && /^(?:me|我)$/.test(older.subject[0] as string);
	const isSameAttribute =
		older.verb === newer.verb ||
		(isChange && older.verb === 'be') ||
		(wasChange && newer.verb === 'be') ||
		(isChange && older.verb === 'live' && !newer.kinds.has('when')) ||
		(wasChange && newer.verb === 'live') ||
		(isChange && older.verb === 'start') ||
		(isChange && sharesValue);
	const isSameKind =
		[...newer.kinds].some((kind) => older.kinds.has(kind)) ||
		(isChange && older.verb === 'live') ||
		(isChange && sharesValue);
	if (!isSameAttribute || !isSameKind) return false;
	if (isChange && older.verb === 'be' && isPerson) return false;
	if (newer.kinds.has('state') && older.kinds.has('state')) return true;
	// "Kenji is the owner", "Kenji is now vegetarian": what somebody is may be many things.
	const isName = older.subject.length === 1 && !newer.isThing;
	const isOnlyWhat = !(newer.kinds.has('when') && older.kinds.has('when')) && !newer.kinds.has('where');
	if (newer.verb === 'be' && isName && isOnlyWhat && !newer.isNew) return sharesValue;
	return newer.isUpdate || newer.kinds.has('when') || older.subject.length > 1;
}

const withoutNew = (word: string): string => word.replace(/新/, '');

/** Whether a claim is about its speaker, so that only the same speaker can replace it. */
function isOwnClaim({ subject }: Claim): boolean {
	return subject.some((word) => word === 'me' || word.startsWith('我'));
}

/** Whether a memory may replace another one at all: it is later, and known to the same people. */
function mayReplace(newer: Memory, older: Memory, claim: Claim): boolean {
	const isLater = newer.time === undefined || older.time === undefined || newer.time >= older.time;
	const isSameSpeaker = (newer.origin ?? newer.owner) === (older.origin ?? older.owner);
	return (
		isLater && newer.owner === older.owner && newer.channel === older.channel && (isSameSpeaker || !isOwnClaim(claim))
	);
}

/** Maximum number of earlier memories with a word of a new one that are compared with it. */
const MAX_COMPARED = 100;

/** Creates the claims of memories, to find those that a new one replaces. */
export function createClaims() {
	const claims = new Map<string, { readonly memory: Memory; readonly claim: Claim }>();
	/** Ids by the words of subjects and values. */
	const byWord = new Map<string, Set<string>>();
	return {
		add(memory: Memory): void {
			const claim = claimOf(memory.text);
			if (claim === undefined) return;
			claims.set(memory.id, { memory, claim });
			for (const word of wordsOfClaim(claim)) byWord.set(word, (byWord.get(word) ?? new Set()).add(memory.id));
		},
		remove({ id }: Memory): void {
			for (const word of wordsOfClaim(claims.get(id)?.claim)) byWord.get(word)?.delete(id);
			claims.delete(id);
		},
		/** Returns the ids of earlier memories of the same subject and attribute. */
		replacedBy(memory: Memory): readonly string[] {
			const newer = claimOf(memory.text);
			if (newer === undefined) return [];
			const ids = wordsOfClaim(newer).flatMap((word) => [...(byWord.get(word) ?? [])].slice(-MAX_COMPARED));
			const found = [...new Set(ids)].flatMap((id) => {
				const older = claims.get(id);
				const isReplaced =
					older !== undefined && mayReplace(memory, older.memory, newer) && isReplacedBy(older.claim, newer);
				return isReplaced ? [{ id, subject: older.claim.subject.join(' ') }] : [];
			});
			// Of several subjects that it may be about, none.
			return new Set(found.map(({ subject }) => subject)).size > 1 ? [] : found.map(({ id }) => id);
		},
	};
}

function wordsOfClaim(
	{ subject, value }: Pick<Claim, 'subject' | 'value'> = { subject: [], value: [] },
): readonly string[] {
	const words = [...subject, ...value].flatMap((word) =>
		hasUnspacedLetter(word) ? [word.slice(0, 2), word.slice(-2)] : [word],
	);
	return [...new Set(words)].filter(Boolean);
}
