import { openIndex } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { search } from '@pinakes/query/search';

const index = await openIndex(directorySource(new URL('index', import.meta.url).pathname));

/** Answers a message from the handbook, or says why it cannot. */
export async function answer(message) {
	const result = await search(index, message, { today: new Date().toISOString().slice(0, 10) });
	if (result.rejection_category !== null)
		return `I don't know: ${result.notes[0] ?? 'nothing in the handbook answers this.'}`;
	return `${result.answer}\n\n${result.sources.join('\n')}`;
}
