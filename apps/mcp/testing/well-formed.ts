/** Whether a text has both halves of each pair of surrogates, also where it is JSON that escapes them. */
export function isWellFormed(text: string): boolean {
	const hasHalf = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(text);
	return !hasHalf && !/\\ud[89a-f]/.test(text);
}
