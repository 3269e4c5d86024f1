import type { TextDocument } from '@pinakes/query/format/kinds/text/document';
import { randomFrom } from '../trained-vectors/random.ts';

const MATTERS = [
	'bread flour oven dough yeast crust bake knead salt loaf 面包 面粉 烤箱',
	'bicycle chain wheel pedal brake gear saddle spoke tyre ride 自行车 链条 车轮',
	'garden seed soil compost tomato prune water weed harvest bloom 花园 种子 土壤',
].map((words) => words.split(' '));

/** Returns texts on three topics in turn, with random words of the topic, so that many are similar. */
export function textsOnTopics(documents: number, words = 24): TextDocument[] {
	const random = randomFrom(5);
	return Array.from({ length: documents }, (_, i) => {
		const matter = MATTERS[i % MATTERS.length] as readonly string[];
		const draw = (): string => matter[Math.floor(random() * matter.length)] as string;
		return { id: `${i}.md`, title: `Text ${i}`, text: Array.from({ length: words }, draw).join(' ') };
	});
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Returns at most 90 texts without common words. */
export function textsOfDistinctWords(documents: number): TextDocument[] {
	const letter = (number: number): string => LETTERS[Math.floor(number) % LETTERS.length] as string;
	const word = (number: number): string => `${letter(number / 676)}${letter(number / 26)}${letter(number)}q`;
	return Array.from({ length: documents }, (_, i) => ({
		id: `${i}`,
		text: Array.from({ length: 40 }, (_unused, at) => word(40 * i + at)).join(' '),
	}));
}
