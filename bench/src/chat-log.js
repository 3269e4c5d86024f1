/** A generated chat log of a game, with facts and questions about them. Deterministic for a seed. */
import { PHRASES } from './chat-phrases.js';
import { createRandom } from './random.js';

/**
 * @typedef {object} Turn
 * @property {'small_talk' | 'chatter' | 'fact' | 'question'} kind
 * @property {string} player who says it
 * @property {string} text
 * @property {string} reply what the bot says after it
 * @property {string} [fact] of a question: the statement that answers it
 */

/** Percentages of kinds of turns; the rest is small talk. */
const SHARES = { fact: 6, question: 8, chatter: 31 };

/** Minimum turns between a fact and the first question about it. */
const GAP = 10;

/**
 * @param {'zh' | 'en'} lang
 * @param {number} turns
 * @param {number} seed
 * @returns {Turn[]}
 */
export function createChatLog(lang, turns, seed) {
	const random = createRandom(seed);
	const { slots, facts, chatter, smallTalk, replies } = PHRASES[lang];
	/** @type {{ text: string, asks: string[], turn: number }[]} */
	const planted = [];
	/** @type {Set<string>} */
	const taken = new Set();

	/** @returns {Record<string, string>} */
	const drawSlots = () => {
		/** @type {Record<string, string>} */
		const drawn = { n: String(random.between(2, 28)), m: String(random.between(1, 12)), x: '', z: '', other: '' };
		drawn.x = String(random.between(-900, 900));
		drawn.z = String(random.between(-900, 900));
		for (const [slot, list] of Object.entries(slots)) drawn[slot] = random.pick(list);
		do drawn.other = random.pick(slots.player ?? []);
		while (drawn.other === drawn.player);
		return drawn;
	};
	/** @param {number} turn */
	const plant = (turn) => {
		for (let tries = 0; tries < 100; tries++) {
			const [name, kind] = random.pick(Object.entries(facts));
			const drawn = drawSlots();
			const key = `${name} ${kind.keys.map((slot) => drawn[slot]).join(' ')}`;
			if (taken.has(key)) continue;
			taken.add(key);
			const text = fill(random.pick(kind.says), drawn);
			planted.push({ text, asks: kind.asks.map((ask) => fill(ask, drawn)), turn });
			return text;
		}
		return undefined;
	};

	/** @type {Turn[]} */
	const log = [];
	while (log.length < turns) {
		const base = { player: random.pick(slots.player ?? []), reply: random.pick(replies) };
		const dice = random.below(100);
		const old = planted.filter(({ turn }) => turn < log.length - GAP);
		const fact = dice < SHARES.fact ? plant(log.length) : undefined;
		if (fact !== undefined) log.push({ kind: 'fact', text: fact, ...base });
		else if (dice < SHARES.fact + SHARES.question && old.length > 0) {
			const asked = random.pick(old);
			log.push({ kind: 'question', text: random.pick(asked.asks), fact: asked.text, ...base });
		} else if (dice < SHARES.fact + SHARES.question + SHARES.chatter) {
			log.push({ kind: 'chatter', text: fill(random.pick(chatter), drawSlots()), ...base });
		} else log.push({ kind: 'small_talk', text: random.pick(smallTalk), ...base });
	}
	return log;
}

/**
 * @param {string} phrase
 * @param {Readonly<Record<string, string>>} values
 */
function fill(phrase, values) {
	return phrase.replace(/\{(\w+)\}/g, (_, slot) => values[slot] ?? '');
}
