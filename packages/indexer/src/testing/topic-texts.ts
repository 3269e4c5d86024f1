import type { TextDocument } from '@pinakes/query/internal';
import { randomFrom } from '../kinds/vectors/directions.ts';

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
