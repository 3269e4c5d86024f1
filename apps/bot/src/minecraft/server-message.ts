import type { PlayerMessage } from '../parts.ts';

export interface ServerMessage {
	/** The message as players see it. */
	readonly text: string;
	/** Translation key of the message, such as `chat.type.text`, if it has one. */
	readonly translationKey?: string | undefined;
	/** Values of the translation. */
	readonly values: readonly string[];
	/** Id of the sender, if the server sends it. */
	readonly sender?: string | undefined;
}

export interface OnlinePlayer {
	readonly name: string;
	readonly id: string;
}

const WHISPER = 'commands.message.display.incoming';
const CHAT_WORDINGS: ReadonlySet<string> = new Set(['chat.type.text', WHISPER]);

/** Matches the default prefix of a player's message. */
const NAMED = /^<(\w{1,16})> /;

/**
 * Determines the author and the text of a message. The author is identified by the id, by the values of the
 * translation, or by the prefix `<name>`. Messages with an ambiguous author are ignored: memories belong to players, so
 * a text must not be able to forge a name.
 *
 * @param listed players on the server; may be empty, as some servers do not send the list
 * @returns undefined for messages that are not from a player
 */
export function readServerMessage(message: ServerMessage, listed: readonly OnlinePlayer[]): PlayerMessage | undefined {
	const { text, translationKey, values } = message;
	const sender = listed.find(({ id }) => id === message.sender)?.name;
	if (translationKey !== undefined && CHAT_WORDINGS.has(translationKey)) {
		const player = sender ?? values[0];
		const words = values.at(-1);
		if (player === undefined || words === undefined) return undefined;
		return { player, text: words, isWhisper: translationKey === WHISPER };
	}
	const whisper = `${sender} whispers to you: `;
	if (sender !== undefined && text.startsWith(whisper)) {
		return { player: sender, text: text.slice(whisper.length), isWhisper: true };
	}
	const player = sender ?? NAMED.exec(text)?.[1];
	const chat = `<${player}> `;
	const isAmbiguous = listed.some(({ name }) => name !== player && text.startsWith(`<${name}> `));
	if (player === undefined || !text.startsWith(chat) || isAmbiguous) return undefined;
	return { player, text: text.slice(chat.length), isWhisper: false };
}
