/** Posts the summary as the action's comment on the pull request. A token without permission is not an error. */
import { putComment } from './comment.js';
import { input } from './inputs.js';
import { kept } from './record.js';

const text = kept('summary.md');
if (text !== undefined) {
	try {
		const api = process.env.GITHUB_API_URL ?? 'https://api.github.com';
		const repository = process.env.GITHUB_REPOSITORY ?? '';
		await putComment({ api, repository, number: input('NUMBER'), token: input('TOKEN') }, text);
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		console.log(`::notice::There is no comment: ${reason.replace(/[\r\n%]/g, ' ')}. It needs pull-requests: write.`);
	}
}
