import { Parser } from 'htmlparser2';

/** Returns the text of the first `<h1>` with any, or what its picture is called; undefined without one. */
export function htmlHeadingOf(html: string): string | undefined {
	if (!/<h1[\s>]/i.test(html)) return undefined;
	let found: string | undefined;
	let text: string | undefined;
	let picture = '';
	const parser = new Parser({
		onopentag(name, { alt = '' }) {
			if (name === 'h1') [text, picture] = ['', ''];
			if (name === 'img' && text !== undefined) picture ||= alt;
		},
		ontext(data) {
			if (text !== undefined) text += data;
		},
		onclosetag(name) {
			if (name !== 'h1' || text === undefined) return;
			found ??= [text, picture].map((one) => one.replace(/\s+/g, ' ').trim()).find(Boolean);
			text = undefined;
		},
	});
	parser.end(html);
	return found;
}
