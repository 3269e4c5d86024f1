/** Begins the comment, by which it is found again. */
const MARKER = '<!-- pinakes -->';

/** Characters that a comment of GitHub may have, less what is added. */
const MAX_LENGTH = 65_000;

/** Comments that are looked through at most: a hundred to a page. */
const MAX_PAGES = 20;

/**
 * Puts a text into the one comment that the action has on a pull request: its earlier one is updated.
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
		// Anybody may write the marker; only a bot's comment can be this action's.
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
