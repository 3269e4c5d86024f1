/** What every turn of a chat is assembled with. */

/** What the game says of the companion and what is around it. */
export const SNAPSHOT = {
	task: 'follow',
	position: { x: 120, y: 64, z: -310 },
	dimension: 'overworld',
	time: 6000,
	health: 20,
	hunger: 17,
	nearbyPlayers: [{ name: 'Zed', distance: 6 }],
};

/** Utterances that the companion has at hand. */
export const RECENT = 4;
