import { languageFor } from './choose.ts';
import { MESSAGES } from './messages.ts';
import type { Bot, Said } from './parts.ts';
import { remember, type Telling } from './remember.ts';

/** What became of what a player told, and what is said of it. */
export interface Stored {
	readonly text: string;
	/** Whether it could not be stored, which is said in any case. */
	readonly isLost: boolean;
}

/** Stores what a player told; where it cannot be stored, the player is told so. */
export function storeTelling(bot: Bot, said: Said, telling: Telling): Stored {
	const say = MESSAGES[languageFor(bot, said)];
	try {
		remember(bot.memories, said, telling, Date.now());
		const text = telling.isAsked ? say.remembered(telling.text) : say.noted;
		return { text, isLost: false };
	} catch (cause) {
		const problem = cause instanceof Error ? cause.message : String(cause);
		bot.onProblem?.(problem);
		return { text: say.notRemembered, isLost: true };
	}
}
