/** Measures whether prompts of a chat have the needed memory, and none for small talk. */
import { createHash } from 'node:crypto';
import { assembleContext, chatSlices, createMemoryStore } from '@pinakes/context';
import { RECENT, SNAPSHOT } from './companion-state.js';
import { readJsonLines } from './json-lines.js';

/**
 * @typedef {object} Message
 * @property {string} id
 * @property {'fact' | 'small_talk' | 'unrelated'} kind
 * @property {'zh' | 'en'} lang
 * @property {string} player
 * @property {string} text
 * @property {string | null} memory the id of the memory that answers it
 */

/**
 * @typedef {object} Outcome
 * @property {Message} message
 * @property {'tuning' | 'held_out'} half
 * @property {readonly string[]} found ids of the memories in its prompt
 * @property {boolean} isRight whether the prompt has the needed memory, or has no memory if it needs none
 */

/** Time of the chat, after all memories. */
const NOW = Date.parse('2026-03-14T20:00');

const RULES = '你是 Minecraft 服务器里的伙伴。You are a companion on a Minecraft server.';

/**
 * Asks the messages one after the other, each with the utterances before it.
 *
 * @param {string} memoriesFile
 * @param {string} messagesFile
 * @returns {Promise<Outcome[]>}
 */
export async function measureChat(memoriesFile, messagesFile) {
	const memories = createMemoryStore(
		readJsonLines(memoriesFile).map((memory) => ({ ...memory, time: Date.parse(memory.time) })),
	);
	/** @type {import('@pinakes/context').Utterance[]} */
	const said = [];
	/** @type {Outcome[]} */
	const outcomes = [];
	for (const message of /** @type {Message[]} */ (readJsonLines(messagesFile))) {
		const recentDialogue = said.slice(-RECENT);
		const { trace } = await assembleContext({
			slices: chatSlices({ rules: RULES, snapshot: SNAPSHOT, memories, dialogue: recentDialogue }),
			message: message.text,
			recentDialogue,
			player: message.player,
			now: NOW,
		});
		const found = trace.fragments.filter(({ slice, kept }) => slice === 'memory' && kept).map(({ id }) => id);
		const isRight = message.memory === null ? found.length === 0 : found.includes(message.memory);
		outcomes.push({ message, half: halfOf(message), found, isRight });
		said.push({ speaker: message.player, text: message.text });
	}
	return outcomes;
}

/**
 * Returns the half of a message by a hash of its text, so that adding messages does not move others.
 *
 * @param {Message} message
 */
function halfOf({ text }) {
	const [first = 0] = createHash('sha256').update(text).digest();
	return first % 2 === 0 ? 'tuning' : 'held_out';
}
