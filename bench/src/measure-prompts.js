/** What is in the prompts of a chat log, sent whole, by its last utterances, or packed. */
import { assembleContext, chatSlices, createMemoryStore } from '@pinakes/context';
import { RECENT, SNAPSHOT } from './companion-state.js';

/**
 * @typedef {object} Prompts
 * @property {string} way
 * @property {number} characters of a prompt, on average
 * @property {number} answerable share of the questions whose fact is in the prompt
 * @property {number} quiet share of the turns of small talk without any memory
 */

/** @typedef {{ text: string, hasMemory: boolean }} Prompt */

const RULES = {
	zh: '你是 Minecraft 服务器里的伙伴。回答要简短、友好，不知道就说不知道。',
	en: 'You are a companion on a Minecraft server. Answer briefly and kindly; say so where you do not know.',
};

/**
 * Goes through a log turn by turn; at each, the prompt may have what was said before. Everything about the game and its
 * players is remembered, in the words in which it was said; small talk is not.
 *
 * @param {readonly import('./chat-log.js').Turn[]} log
 * @param {'zh' | 'en'} lang
 * @param {readonly number[]} lasts how many utterances the prompts by the last ones have
 * @returns {Promise<{ ways: Prompts[], missed: string[], noisy: string[] }>}
 */
export async function measurePrompts(log, lang, lasts) {
	const memories = createMemoryStore();
	const state = {
		rules: RULES[lang],
		task: lang === 'zh' ? '跟随玩家' : 'follow the player',
		snapshot: SNAPSHOT,
		memories,
	};
	/** @type {import('@pinakes/context').Utterance[]} */
	const said = [];
	const ways = new Map(['everything', ...lasts.map((last) => `last ${last}`), 'packed'].map((way) => [way, tally()]));
	/** @type {string[]} */
	const missed = [];
	/** @type {string[]} */
	const noisy = [];
	for (const [at, turn] of log.entries()) {
		const recentDialogue = said.slice(-RECENT);
		const slices = chatSlices({ ...state, dialogue: recentDialogue });
		const { text, trace } = await assembleContext({
			slices,
			message: turn.text,
			recentDialogue,
			player: turn.player,
			lang,
		});
		const packed = { text, hasMemory: trace.fragments.some(({ slice, kept }) => slice === 'memory' && kept) };
		const prompts = new Map([...plainPrompts(said, lang, lasts), ['packed', packed]]);
		for (const [way, prompt] of prompts) count(/** @type {Tally} */ (ways.get(way)), turn, prompt);
		if (turn.fact !== undefined && !text.includes(turn.fact)) missed.push(`${turn.text} <- ${turn.fact}`);
		if (turn.kind === 'small_talk' && packed.hasMemory) noisy.push(`${turn.text} -> ${text}`);
		said.push({ speaker: turn.player, text: turn.text }, { speaker: 'Bot', text: turn.reply, role: 'assistant' });
		if (turn.kind === 'fact' || turn.kind === 'chatter') {
			memories.add({
				kind: turn.kind === 'fact' ? 'long_term' : 'dialogue',
				text: turn.text,
				origin: turn.player,
				time: at * 60_000,
			});
		}
	}
	return {
		ways: [...ways].map(([way, sums]) => shares(way, sums, log.length)),
		missed,
		noisy,
	};
}

/**
 * Returns the prompts with everything that was said, and with the last utterances, by way.
 *
 * @param {readonly import('@pinakes/context').Utterance[]} said
 * @param {'zh' | 'en'} lang
 * @param {readonly number[]} lasts
 * @returns {Map<string, Prompt>}
 */
function plainPrompts(said, lang, lasts) {
	const lines = said.map(({ speaker, text }) => `${speaker}: ${text}`);
	const prompts = new Map([['everything', { text: [RULES[lang], ...lines].join('\n'), hasMemory: true }]]);
	for (const last of lasts) {
		prompts.set(`last ${last}`, { text: [RULES[lang], ...lines.slice(-last)].join('\n'), hasMemory: false });
	}
	return prompts;
}

/** @typedef {ReturnType<typeof tally>} Tally */

function tally() {
	return { characters: 0, questions: 0, answered: 0, smallTalk: 0, quiet: 0 };
}

/**
 * @param {Tally} sums
 * @param {import('./chat-log.js').Turn} turn
 * @param {Prompt} prompt
 */
function count(sums, { kind, fact }, { text, hasMemory }) {
	sums.characters += text.length;
	if (fact !== undefined) {
		sums.questions++;
		if (text.includes(fact)) sums.answered++;
	}
	if (kind === 'small_talk') {
		sums.smallTalk++;
		if (!hasMemory) sums.quiet++;
	}
}

/**
 * @param {string} way
 * @param {Tally} sums
 * @param {number} turns
 * @returns {Prompts}
 */
function shares(way, { characters, questions, answered, smallTalk, quiet }, turns) {
	return { way, characters: characters / turns, answerable: answered / questions, quiet: quiet / smallTalk };
}
