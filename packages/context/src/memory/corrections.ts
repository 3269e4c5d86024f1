import { addTo, hasUnspacedLetter, normalizeText } from '@pinakes/query/internal';
import { AMOUNT, CHINESE, ENGLISH, type Grammar, TIME_NOUNS, TRADITIONAL } from '../data/claims.ts';
import type { Memory } from './memory.ts';

// Regular expressions here are harmless: claims have at most 500 characters.

/** A statement, taken apart at its verb. */
type Claim = NonNullable<ReturnType<typeof claimOf>>;

/** Matches what changed, of a statement such as "I changed the password to moon9". */
const CHANGED_THING = new RegExp(
	`^(?:i|we|[a-z]{1,20}) (?:have |has )?${ENGLISH.verbs.change?.source} ((?:the|my|our) [a-z ]{1,40}?)(?= to )`,
);

/** Whose changes are of many things. */
const SOMEBODY = /^(?:me|we|you|he|she|they|[我你他她]们?)$/;

/** What a value tells: a time, a place, or anything else. */
const KINDS = ['when', 'where', 'what'] as const;

/** A longer text is no statement about one thing. */
const MAX_CLAIM_LENGTH = 500;

/** Takes a statement apart; undefined if it is long, or says nothing of which only a part could change. */
function claimOf(text: string) {
	if (text.length > MAX_CLAIM_LENGTH) return undefined;
	const normal = normalizeText(text)
		.trim()
		.replace(/[\u4e00-\u9fff]/g, (character) => TRADITIONAL.get(character) ?? character)
		.replace(/\bi['’]m\b/g, 'i am')
		.replace(/['’]ve\b/g, ' have')
		.replace(/(?<=[a-z]{3})our/g, 'or')
		.replace(CHANGED_THING, '$1 changed ');
	const grammar = hasUnspacedLetter(normal) ? CHINESE : ENGLISH;
	const { correcting, contradicting, updating, changing, when, where, qualifier, wordsOf } = grammar;
	const plain = normal
		.replace(correcting, '')
		.replace(grammar.ending, '$1 ')
		.replace(/[.。!！]+$/, '');
	// One of change comes before others, as in "has been moved".
	const verbs = Object.entries(grammar.verbs).flatMap(([verb, pattern]) => {
		const { 0: words, index: at } = pattern.exec(plain) ?? { 0: '', index: 0 };
		return at === 0 ? [] : [{ verb, at, end: at + words.length }];
	});
	const first = verbs.find(({ verb }) => verb === 'change') ?? verbs.sort((a, b) => a.at - b.at)[0];
	const { verb, at, end } = first ?? { verb: '', at: 0, end: 0 };
	const { frame, varying } = frameOf(plain, grammar);
	if (verb === '' && frame.length === 0) return undefined;
	const [before, verbWords] = [plain.slice(0, at), plain.slice(at, end)];
	const place = before.slice(1).search(qualifier) + 1;
	const value = plain.slice(end);
	const timeless = value.replace(when, ' ');
	const said = wordsOf(timeless.replace(updating, ' ')).length > 0;
	const isChange = verb === 'change';
	const isThing = grammar === CHINESE || /^(?:the|our|this|these)\b/.test(plain);
	const isMove = isChange && said && grammar.residence.test(text) && (grammar === CHINESE || !isThing);
	const subject = wordsOf(place > 0 ? before.slice(0, place) : before);
	const isSomebody = SOMEBODY.test(subject.join(' '));
	const kinds = new Set<(typeof KINDS)[number]>();
	if (timeless !== value || changing.when.test(verbWords)) kinds.add('when');
	if (isChange && (isSomebody || kinds.size === 0)) {
		kinds.clear();
		if (isMove || (said && !isSomebody && !changing.what.test(verbWords))) kinds.add('where');
		if (!isMove && said) kinds.add('what');
	} else if (/^(?:place|live)$/.test(verb) || where.test((verb === 'be' ? verbWords : '') + timeless))
		kinds.add('where');
	const isPlace = grammar === CHINESE ? kinds.has('where') : timeless.trimStart().search(qualifier) === 0;
	if (!isChange && ((said && !isPlace) || kinds.size === 0)) kinds.add('what');
	return {
		...{ grammar, text: plain, kinds },
		/** A name of the grammar's verbs; '' if none is known. */
		verb,
		/** Words that are left without times, amounts and verbs of change, and which of these it has. */
		...{ frame, varying },
		/** Words of the subject without qualifiers, and those of a qualifier such as "on floor 3". */
		subject,
		qualifier: place > 0 ? wordsOf(before.slice(place).replace(qualifier, '')) : [],
		value: wordsOf(value.replace(updating, ' ')),
		form: formOf(value.replace(updating, ' '), text, grammar),
		/** Whether it says that something is new or has changed, or that something else is wrong. */
		isUpdate: normal.length > plain.length + 1 || isChange || plain.replace(updating, '') !== plain,
		isCorrection: correcting.test(normal) || contradicting.test(normal),
		/** Whether the subject is a thing rather than a name, and whether it tells where somebody lives from now on. */
		...{ isThing, isMove },
	};
}

/** Returns what a value looks like: a state, the preposition or article that it begins with, a number, a name or another word. */
function formOf(value: string, text: string, { state }: Grammar): string {
	const [first = ''] = value.match(/[a-z\d]\S*/) ?? [];
	if (value.search(state) >= 0) return 'state';
	if (/^(?:an?|at|as|by|for|from|in|near|on|to|with)$/.test(first)) return first;
	if (/\d/.test(value)) return 'number';
	return text.includes(first.charAt(0).toUpperCase() + first.slice(1)) ? 'name' : 'word';
}

/** Returns the words of a statement that may not change, and what it has that may. */
function frameOf(text: string, { when, verbs, updating, wordsOf }: Grammar) {
	const varying = new Set<string>();
	let rest = text;
	for (const [kind, pattern] of Object.entries({ when, amount: AMOUNT })) {
		const without = rest.replace(pattern, ' ');
		if (without !== rest) varying.add(kind);
		rest = without;
	}
	for (const pattern of [verbs.change as RegExp, TIME_NOUNS, updating]) rest = rest.replace(pattern, ' ').trim();
	const frame = wordsOf(rest);
	return { varying, frame: frame.join('').length < 2 ? [] : frame };
}

const isEqual = (a: readonly string[], b: readonly string[]): boolean =>
	a.length > 0 && a.length === b.length && a.every((word) => b.includes(word));

/** Whether two claims are about the same subject; a later one may leave qualifiers and implied attributes out. */
function isSameSubject(older: Claim, newer: Claim): boolean {
	if (isEqual(older.subject, newer.subject))
		return newer.qualifier.length === 0 || isEqual(older.qualifier, newer.qualifier);
	const gap = newer.grammar === CHINESE ? '' : ' ';
	const [old, recent] = [older.subject.join(gap), newer.subject.join(gap)];
	const isEnd = (gap + old).endsWith(gap + recent);
	if (recent === '' || !(isEnd || (old + gap).startsWith(recent + gap))) return false;
	const missing = old.replace(recent, '').trim();
	const isSaid = newer.verb === 'change' || newer.isCorrection;
	const isImplied = (word: string): boolean =>
		/^(?:me|我)$/.test(word) ||
		KINDS.some((kind) => (newer.isCorrection || newer.kinds.has(kind)) && newer.grammar.implied[kind].test(word));
	if (missing.split(' ').every(isImplied)) return isSaid;
	const isNamed = gap === '' ? isEnd && recent.length > 2 : isSaid && (newer.subject.length > 1 || newer.isCorrection);
	return isNamed && !/\d|\bme\b|^[我你他她]/.test(missing);
}

/** Whether a later statement replaces an earlier one: subject and attribute must agree, and only the value may differ. */
function isReplacedBy(older: Claim, newer: Claim): boolean {
	if (older.grammar !== newer.grammar || older.text === newer.text) return false;
	const shared = isEqual(older.frame, newer.frame) ? [...newer.varying].filter((kind) => older.varying.has(kind)) : [];
	if (newer.isUpdate && shared.length > 0) return true;
	// "Anna is the lead", then "Bruno is the new lead".
	if (/\bnew\b|新/.test(newer.text) && older.verb === 'be' && newer.verb === 'be' && isEqual(older.value, newer.value))
		return true;
	const sharesValue = older.value.some((word) => /^\p{L}{3,}/u.test(word) && newer.value.includes(word));
	const isOneOfMany = newer.grammar.many.test(newer.verb) && !newer.isCorrection;
	if (isOneOfMany || newer.verb === '' || !isSameSubject(older, newer)) return false;
	const isChange = newer.verb === 'change';
	// Somebody's changes are of many things, of which only the place where they live is an attribute.
	if (isChange && older.verb === 'live') return newer.isMove || (sharesValue && /\bfrom\b/.test(newer.text));
	if (isChange && sharesValue && newer.kinds.has('what')) return true;
	if (isChange && /^what$/.test([...newer.kinds].join()) && isEqual(older.subject, newer.subject)) return false;
	const isSameAttribute =
		(isChange ? /^(?:be|start|change)$/.test(older.verb) : older.verb === newer.verb) ||
		(older.verb === 'change' && /^(?:be|live)$/.test(newer.verb));
	const common = [...newer.kinds].filter((kind) => older.kinds.has(kind));
	if (!isSameAttribute || common.length === 0) return false;
	// Two statements without a sign of change may both hold, and hiding one is worse than showing both.
	if (!newer.isUpdate) return newer.form === 'state' && older.form === 'state';
	if (isChange || older.verb === 'change' || newer.grammar === CHINESE || sharesValue) return true;
	if (newer.verb === 'be' && common.some((kind) => kind !== 'what')) return true;
	// "My boss is Ted", "my boss is now angry": what somebody is may be many things.
	const isAttribute = newer.isThing || newer.subject.filter((word) => word !== 'me').length > 1;
	const isOne = newer.verb !== 'be' || (newer.form === 'word' ? isAttribute : newer.form !== 'a');
	return isOne && older.form === newer.form;
}

/** Whether a memory may replace another one at all: it is later, known to the same people, and not said of another speaker. */
function mayReplace(newer: Memory, older: Memory, subject: readonly string[]): boolean {
	const isLater = newer.time === undefined || older.time === undefined || newer.time >= older.time;
	const isOwn = subject.some((word) => word === 'me' || word.startsWith('我'));
	const isSameSpeaker = (newer.origin ?? newer.owner) === (older.origin ?? older.owner);
	return isLater && newer.owner === older.owner && newer.channel === older.channel && (isSameSpeaker || !isOwn);
}

/** Maximum number of earlier memories that are compared with a new one: those with its rarest words, the latest first. */
const MAX_COMPARED = 30;

/** Creates the claims of memories, to find those that a new one replaces. */
export function createClaims() {
	const claims = new Map<string, { readonly memory: Memory; readonly claim: Claim }>();
	/** Ids by word, in the order of adding. */
	const byWord = new Map<string, string[]>();
	return {
		/** Adds a memory, and returns words that it implies without having them. */
		add(memory: Memory): string {
			const claim = claimOf(memory.text);
			if (claim === undefined) return '';
			claims.set(memory.id, { memory, claim });
			for (const word of keysOf(claim)) addTo(byWord, word, memory.id);
			return claim.isMove ? ' home' : '';
		},
		remove(id: string): void {
			const known = claims.get(id);
			claims.delete(id);
			for (const word of known === undefined ? [] : keysOf(known.claim))
				byWord.set(word, byWord.get(word)?.filter((other) => other !== id) ?? []);
		},
		/** Returns the ids of earlier memories of the same subject and attribute. */
		replacedBy(memory: Memory): readonly string[] {
			const newer = claimOf(memory.text);
			if (newer === undefined) return [];
			const lists = keysOf(newer).map((word) => byWord.get(word) ?? []);
			const rarest = lists.sort((a, b) => a.length - b.length).flatMap((list) => list.slice(-MAX_COMPARED));
			const found = [...new Set(rarest)].slice(0, MAX_COMPARED).flatMap((id) => {
				const older = claims.get(id);
				const subject = older?.claim.subject ?? [];
				const mayBe = older && mayReplace(memory, older.memory, [...subject, ...newer.subject]);
				return mayBe && isReplacedBy(older.claim, newer) ? [{ id, subject: subject.join(' ') }] : [];
			});
			// Of several subjects that it may be about, none.
			return new Set(found.map(({ subject }) => subject)).size > 1 ? [] : found.map(({ id }) => id);
		},
	};
}

/** Returns the words by which claims about the same are found; of texts without spaces, how they begin and end. */
function keysOf({ subject, value, frame }: Claim): readonly string[] {
	const words = [...subject, ...value, ...frame];
	return [...new Set(words.flatMap((word) => (hasUnspacedLetter(word) ? [word.slice(0, 2), word.slice(-2)] : [word])))];
}
