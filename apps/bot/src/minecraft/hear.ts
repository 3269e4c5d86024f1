/** A chat message as a server sent it. */
export interface ServerMessage {
	/** The message as it is shown. */
	readonly text: string;
	/** The name of the server's own wording, such as `chat.type.text`, where the message has one. */
	readonly wording?: string | undefined;
	/** What the wording is filled with. */
	readonly values: readonly string[];
	/** The id of the player whom the server names as the sender, where it names one. */
	readonly sender?: string | undefined;
}

/** Someone who is on the server. */
export interface Listed {
	readonly name: string;
	readonly id: string;
}

/** What a player said. */
export interface Heard {
	readonly player: string;
	readonly text: string;
	/** Said to the bot alone. */
	readonly isWhisper: boolean;
}

const WHISPER = 'commands.message.display.incoming';
const CHAT_WORDINGS: ReadonlySet<string> = new Set(['chat.type.text', WHISPER]);

/** What servers set before what a player says, unless they word it otherwise. */
const NAMED = /^<(\w{1,16})> /;

/**
 * Who said what. The player is the one whom the server names: by id, by its own wording, or at least by the
 * `<name>` that it sets before what is said. What only looks like another player's words is nobody's: memories
 * belong to players, so that a name must not be forged by a text.
 *
 * @param listed who is on the server; some servers tell those who join of nobody
 * @returns undefined for messages that no player said
 */
export function hear(message: ServerMessage, listed: readonly Listed[]): Heard | undefined {
	const { text, wording, values } = message;
	const sender = listed.find(({ id }) => id === message.sender)?.name;
	if (wording !== undefined && CHAT_WORDINGS.has(wording)) {
		const player = sender ?? values[0];
		const said = values.at(-1);
		if (player === undefined || said === undefined) return undefined;
		return { player, text: said, isWhisper: wording === WHISPER };
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
