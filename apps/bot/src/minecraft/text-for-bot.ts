/**
 * Returns the part of a message that is addressed to the bot, after its name: `@Pinakes, hello` or `Pinakes：你好`.
 * Messages that begin with `ai` are returned whole.
 *
 * @returns undefined for messages to others
 */
export function textForBot(text: string, name: string): string | undefined {
	const trimmed = text.trim();
	if (/^ai(?![\p{L}\p{N}_'’-])/iu.test(trimmed)) return trimmed;
	const start = trimmed.startsWith('@') ? 1 : 0;
	if (trimmed.slice(start, start + name.length).toLowerCase() !== name.toLowerCase()) return undefined;
	const rest = trimmed.slice(start + name.length);
	if (/^[\w'’-]/.test(rest)) return undefined;
	return rest.replace(/^[\s,.:;!，。：；！、]+/, '');
}
