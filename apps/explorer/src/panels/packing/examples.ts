import type { ChatState } from '@pinakes/context';
import type { Language } from '@pinakes/query';

/** A state of a chat bot, with the player's name. */
type ExampleState = ChatState & { readonly player: string };

/** Initial content of the panel. */
export const EXAMPLES: Readonly<Record<Language, { readonly message: string; readonly state: ExampleState }>> = {
	en: {
		message: 'Where did I put the diamonds?',
		state: {
			player: 'Alex',
			rules: 'You are a helpful companion in a game. Answer in one sentence.',
			task: 'Building the harbour wall.',
			events: ['Sam joined the game', 'It started to rain', 'Alex died of a fall'],
			slices: [{ name: 'seen', label: 'Seen:', content: 'position 120 64 -30, near a lighthouse' }],
			dialogue: [{ speaker: 'Alex', text: 'I am back.' }],
			memories: [
				{
					id: 'm1',
					owner: 'Alex',
					kind: 'long_term',
					text: 'Alex put the diamonds into the chest below the lighthouse.',
				},
				{ id: 'm2', owner: 'Alex', kind: 'long_term', text: 'Alex does not like spiders.' },
				{ id: 'm4', owner: 'Alex', kind: 'long_term', text: 'Alex wants to make a diamond pickaxe next.' },
				{ id: 'm5', owner: 'Alex', kind: 'long_term', text: 'The mine below the hill is flooded.' },
				{ id: 'm3', owner: 'Sam', kind: 'long_term', text: 'Sam hides gold in the well.' },
			],
			affordances: ['dig', 'build', 'follow a player'],
		},
	},
	zh: {
		message: '我把钻石放在哪里了？',
		state: {
			player: '小明',
			rules: '你是游戏里的伙伴，用一句话回答。',
			task: '修建码头的围墙。',
			events: ['小红进入了游戏', '开始下雨', '小明摔死了'],
			slices: [{ name: 'seen', label: '所见:', content: '位置 120 64 -30，灯塔附近' }],
			dialogue: [{ speaker: '小明', text: '我回来了。' }],
			memories: [
				{ id: 'm1', owner: '小明', kind: 'long_term', text: '小明把钻石放在灯塔下面的箱子里。' },
				{ id: 'm2', owner: '小明', kind: 'long_term', text: '小明不喜欢蜘蛛。' },
				{ id: 'm4', owner: '小明', kind: 'long_term', text: '小明下一步想用钻石做一把镐。' },
				{ id: 'm5', owner: '小明', kind: 'long_term', text: '山下的矿洞进水了。' },
				{ id: 'm3', owner: '小红', kind: 'long_term', text: '小红把金子藏在井里。' },
			],
			affordances: ['挖掘', '建造', '跟随玩家'],
		},
	},
};
