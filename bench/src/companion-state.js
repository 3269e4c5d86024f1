/** The state with which each turn of a chat is assembled. */

/** Snapshot of the game. */
export const SNAPSHOT = {
	task: 'follow',
	position: { x: 120, y: 64, z: -310 },
	dimension: 'overworld',
	time: 6000,
	health: 20,
	hunger: 17,
	nearbyPlayers: [{ name: 'Zed', distance: 6 }],
};

/** Number of recent utterances. */
export const RECENT = 4;
