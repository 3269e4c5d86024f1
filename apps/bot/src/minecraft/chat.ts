import { setTimeout as pause } from 'node:timers/promises';
import type { PlayerMessage } from '../session.ts';
import { safeText, truncate } from '../text.ts';

/** Maximum characters of a message on a server. Versions up to 1.10 accept only 100. */
export const MAX_LINE_LENGTH = 256;

/** Maximum number of lines of a reply. Servers kick players who send more than about ten at once. */
export const MAX_LINES = 8;

/**
 * Splits a reply into lines for a Minecraft chat. Leading slashes are replaced, so that no line is a command, and
 * characters for which servers kick players are removed: control characters and the section sign.
 *
 * @param limit maximum UTF-16 code units of a line
 */
export function chatLines(reply: string, limit: number = MAX_LINE_LENGTH): string[] {
	const lines = safeText(reply)
		.replaceAll('§', '')
		.split('\n')
		.map((line) => notCommand(line.trim()))
		.filter((line) => line !== '')
		.flatMap((line) => piecesOf(line, limit));
	if (lines.length <= MAX_LINES) return lines;
	const rest = lines.length - MAX_LINES + 1;
	return [...lines.slice(0, MAX_LINES - 1), `… (+${rest})`];
}

function notCommand(line: string): string {
	return line.replace(/^\/+/, '›');
}

/** Splits a line into pieces, at spaces if possible. */
function piecesOf(line: string, limit: number): string[] {
	const pieces: string[] = [];
	let rest = line;
	while (rest.length > limit) {
		const most = truncate(rest, limit);
		const space = most.lastIndexOf(' ');
		const piece = space > limit / 2 ? most.slice(0, space) : most;
		pieces.push(piece);
		rest = notCommand(rest.slice(piece.length).trimStart());
	}
	return rest === '' ? pieces : [...pieces, rest];
}

/**
 * Creates a queue that sends lines at a limited rate.
 *
 * @param pace milliseconds between lines, beyond those that may be sent at once
 */
export function createOutbox(pace: number, signal: AbortSignal) {
	let last = Promise.resolve();
	let due = 0;
	return (lines: readonly string[], say: (line: string) => void): void => {
		last = last
			.then(async () => {
				for (const line of lines) {
					const early = due - Date.now() - MAX_LINES * pace;
					if (early > 0) await pause(early, undefined, { signal });
					due = Math.max(due, Date.now()) + pace;
					say(line);
				}
			})
			.catch(() => undefined);
	};
}

export interface ServerMessage {
	readonly text: string;
	/** Translation key of the message, such as `chat.type.text`, if it has one. */
	readonly translationKey?: string | undefined;
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

/**
 * Returns the part of a message that is addressed to the bot, after its name: `@Pinakes, hello` or `Pinakes：你好`.
 * Messages that begin with `ai` are returned whole.
 *
 * @returns undefined for messages to others
 */
export function textForBot(text: string, name: string): string | undefined {
	const trimmed = text.trim();
	if (/^ai(?![\p{L}\p{N}_'’-])/iu.test(trimmed)) return trimmed;
	const start = trimmed.startsWith('@') ? 1 : 0;
	if (trimmed.slice(start, start + name.length).toLowerCase() !== name.toLowerCase()) return undefined;
	const rest = trimmed.slice(start + name.length);
	if (/^[\w'’-]/.test(rest)) return undefined;
	return rest.replace(/^[\s,.:;!，。：；！、]+/, '');
}
