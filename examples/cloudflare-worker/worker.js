import { search } from '@pinakes/query/search';
import { index } from './handbook-index/index.js';

/** Answers GET /?q=QUESTION from the index in the bundle. */
export default {
	async fetch(request) {
		const question = new URL(request.url).searchParams.get('q') ?? '';
		const today = new Date().toISOString().slice(0, 10);
		const { answer, sources, rejection_category } = await search(index, question, { today });
		return Response.json({ answer, sources, refused: rejection_category });
	},
};
