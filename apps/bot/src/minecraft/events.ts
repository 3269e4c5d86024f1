import { oneLine } from '@pinakes/query/internal';
import type { Bot } from 'mineflayer';

const MAX_EVENTS = 12;

/** Creates the event log of a bot, which is kept across connections: XML elements, oldest first. */
export function createEvents() {
	const latest: string[] = [];
	return {
		latest,
		add(type: string, attributes: Readonly<Record<string, string | number>> = {}): void {
			const values = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`);
			latest.push(`<event type="${type}"${values.join('')}/>`);
			latest.splice(0, Math.max(0, latest.length - MAX_EVENTS));
		},
	};
}

/** Records the events of a bot on a server: players joining and leaving, injuries, death, and weather. */
export function watch(bot: Bot, events: ReturnType<typeof createEvents>): void {
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

function escapeXml(value: string): string {
	const codes = new Map(Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }));
	return oneLine(value).replace(/[&<>"]/g, (character) => codes.get(character) ?? character);
}
