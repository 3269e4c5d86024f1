/**
 * What a message says to the bot: what follows `ai` or the bot's name, as in `ai where are you?`,
 * `@Pinakes, hello` and `Pinakes：你好`. A command keeps its `ai`.
 *
 * @returns undefined for a message that is for others
 */
export function addressed(text: string, name: string): string | undefined {
	const said = text.trim();
	if (/^ai(?![\p{L}\p{N}_'’-])/iu.test(said)) return said;
	const start = said.startsWith('@') ? 1 : 0;
	if (said.slice(start, start + name.length).toLowerCase() !== name.toLowerCase()) return undefined;
	const rest = said.slice(start + name.length);
	if (/^[\w'’-]/.test(rest)) return undefined;
	return rest.replace(/^[\s,.:;!，。：；！、]+/, '');
}
