/**
 * A local Minecraft server for tests, flat and offline, on a free port, which it prints. It reads console commands from
 * standard input, and ends with it, so that it never outlives its test.
 */
import flyingSquid from 'flying-squid';

const server = flyingSquid.createMCServer({
	host: '127.0.0.1',
	port: Number(process.argv[2] ?? 0),
	version: '1.16.1',
	motd: 'test',
	'max-players': 10,
	'online-mode': false,
	logging: false,
	gameMode: 0,
	difficulty: 0,
	generation: { name: 'superflat', options: {} },
	kickTimeout: 60_000,
	plugins: {},
	modpe: false,
	'view-distance': 2,
	'player-list-text': { header: { text: '' }, footer: { text: '' } },
	'everybody-op': true,
	'max-entities': 100,
});
// Unlike other servers, flying-squid does not send the list of players to the one who joins.
Object.defineProperty(server, '_sendPlayerList', {
	get: () => () => {
		const data = server.players.map(({ uuid, username, profileProperties, gameMode, _client }) => ({
			...{ UUID: uuid, name: username, properties: profileProperties, gamemode: gameMode, ping: _client.latency },
		}));
		for (const { _client } of server.players) _client.write('player_info', { action: 0, data });
	},
	set: () => undefined,
});
server.on('listening', (port) => console.log(`port ${port}`));
server.on('error', (error) => console.error(error));
process.stdin.on('end', () => process.exit());
