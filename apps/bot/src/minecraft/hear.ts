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

/** The id of nobody. */
const NOBODY = /^[0-]*$/;

/**
 * Who said what. The player is the one whom the server names: by id, by its own wording, or at least by the
 * `<name>` that it sets before what is said. What only looks like another player's words is nobody's: memories
 * belong to players, so that a name must not be forged by a text.
 *
 * @returns undefined for messages that no player said
 */
export function hear(message: ServerMessage, listed: readonly Listed[]): Heard | undefined {
	const isWorded = message.wording !== undefined && CHAT_WORDINGS.has(message.wording);
	const isNamed = message.sender !== undefined && !NOBODY.test(message.sender);
	if (isNamed) {
		const player = listed.find(({ id }) => id === message.sender)?.name;
		return player === undefined ? undefined : saidBy(player, message, isWorded);
	}
	if (isWorded) {
		const player = listed.find(({ name }) => name === message.values[0])?.name;
		return player === undefined ? undefined : saidBy(player, message, true);
	}
	const possible = listed.filter(({ name }) => message.text.startsWith(`<${name}> `));
	return possible.length === 1 && possible[0] !== undefined ? saidBy(possible[0].name, message, false) : undefined;
}

function saidBy(player: string, { text, wording, values }: ServerMessage, isWorded: boolean): Heard | undefined {
	if (isWorded) return { player, text: values.at(-1) ?? '', isWhisper: wording === WHISPER };
	const whisper = `${player} whispers to you: `;
	if (text.startsWith(whisper)) return { player, text: text.slice(whisper.length), isWhisper: true };
	const chat = `<${player}> `;
	return text.startsWith(chat) ? { player, text: text.slice(chat.length), isWhisper: false } : undefined;
}
