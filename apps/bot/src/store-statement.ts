import { languageFor } from './assemble-prompt.ts';
import { MESSAGES } from './messages.ts';
import type { Bot, PlayerMessage } from './parts.ts';
import { remember, type Statement } from './remember.ts';

/** The result of storing a statement, with a message for the player. */
export interface Stored {
	readonly text: string;
	/** Whether it could not be stored; the player is then told in any case. */
	readonly isLost: boolean;
}

/** Stores a statement of a player, and returns a message about it. */
export function storeStatement(bot: Bot, message: PlayerMessage, statement: Statement): Stored {
	const say = MESSAGES[languageFor(bot, message)];
	try {
		remember(bot.memories, message, statement, Date.now());
		const text = statement.isAsked ? say.remembered(statement.text) : say.noted;
		return { text, isLost: false };
	} catch (cause) {
		const problem = cause instanceof Error ? cause.message : String(cause);
		bot.onProblem?.(problem);
		return { text: say.notRemembered, isLost: true };
	}
}
