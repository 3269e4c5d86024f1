/** Marker at the beginning of the comment, which identifies it. */
const MARKER = '<!-- pinakes -->';

/** Maximum characters of the text, slightly less than GitHub's limit for comments. */
const MAX_LENGTH = 65_000;

/** Maximum pages of comments that are searched, with a hundred comments each. */
const MAX_PAGES = 20;

/**
 * Creates or updates the action's comment on a pull request.
 *
 * @param {{ api: string, repository: string, number: string, token: string }} place
 * @param {string} text markdown
 * @returns {Promise<'created' | 'updated' | 'same'>}
 */
export async function putComment({ api, repository, number, token }, text) {
	const body = `${MARKER}\n${text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}\n…\n` : text}`;
	/** @param {string} method @param {string} path @param {object} [json] @returns {Promise<any>} */
	const request = async (method, path, json) => {
		const response = await fetch(`${api}/repos/${repository}/issues/${path}`, {
			method,
			headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.github+json' },
			...(json === undefined ? {} : { body: JSON.stringify(json) }),
		});
		if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}`);
		return response.json();
	};
	for (let page = 1; page <= MAX_PAGES; page++) {
		/** @type {{ id: number, body?: string, user?: { type?: string } }[]} */
		const comments = await request('GET', `${number}/comments?per_page=100&page=${page}`);
		// Only comments of bots count, as anybody can write the marker.
		const own = comments.find((one) => one.user?.type === 'Bot' && one.body?.startsWith(MARKER));
		if (own?.body === body) return 'same';
		if (own !== undefined) {
			await request('PATCH', `comments/${own.id}`, { body });
			return 'updated';
		}
		if (comments.length < 100) break;
	}
	await request('POST', `${number}/comments`, { body });
	return 'created';
}
