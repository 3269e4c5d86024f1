import { openIndex } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { search } from '@pinakes/query/search';

/** Longest part of a message that is read. */
const MAX_LENGTH = 2000;

const index = await openIndex(directorySource(new URL('index', import.meta.url)));

/** Answers a message from the handbook, or says that it cannot. */
export async function answer(message) {
	const question = message.trim().slice(0, MAX_LENGTH);
	if (question === '') return 'Ask me about the handbook.';
	const result = await search(index, question, { today: new Date().toISOString().slice(0, 10) });
	// result.notes say why, to developers.
	if (result.rejection_category !== null) return "I don't know: nothing in the handbook answers this.";
	return `${result.answer}\n\n${result.sources.join('\n')}`;
}
