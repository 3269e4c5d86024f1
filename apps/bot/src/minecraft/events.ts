import type { Bot } from 'mineflayer';
import { foldLine } from '../text.ts';

/** Events that are kept, the latest. */
const MAX_EVENTS = 12;

/** What happened, as XML elements, oldest first. */
export interface Events {
	readonly latest: readonly string[];
	add(type: string, attributes?: Readonly<Record<string, string | number>>): void;
}

/** Events of a bot; they outlast its connections. */
export function createEvents(): Events {
	const latest: string[] = [];
	return {
		latest,
		add(type, attributes = {}) {
			const values = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
			latest.push(`<event type="${type}"${values.join('')}/>`);
			latest.splice(0, Math.max(0, latest.length - MAX_EVENTS));
		},
	};
}

/** Notes what happens to a bot that has joined: players come and go, it is hurt, dies, the weather turns. */
export function watch(bot: Bot, events: Events): void {
	let { health } = bot;
	bot.on('playerJoined', ({ username }) => {
		if (username !== bot.username) events.add('player_joined', { player: username });
	});
	bot.on('playerLeft', ({ username }) => {
		if (username !== bot.username) events.add('player_left', { player: username });
	});
	bot.on('health', () => {
		if (bot.health < health) events.add('hurt', { health: Math.round(bot.health) });
		({ health } = bot);
	});
	bot.on('death', () => events.add('died'));
	bot.on('rain', () => events.add(bot.isRaining ? 'rain_began' : 'rain_ended'));
}

function escaped(value: string): string {
	const codes = new Map(Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }));
	return foldLine(value).replace(/[&<>"]/g, (character) => codes.get(character) ?? character);
}
