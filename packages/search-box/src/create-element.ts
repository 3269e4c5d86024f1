/** A child of an element. Undefined and empty texts are left out. */
export type Child = Node | string | undefined;

/**
 * Creates an element. Texts become text nodes, never HTML.
 *
 * @param attributes by name; undefined leaves one out, an empty text is for one without a value
 */
export function createElement<K extends keyof HTMLElementTagNameMap>(
	tag: K,
	attributes: Readonly<Record<string, string | undefined>> = {},
	...children: readonly (Child | readonly Child[])[]
): HTMLElementTagNameMap[K] {
	const element = document.createElement(tag);
	for (const [name, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(name, value);
	element.append(...children.flat().filter((child): child is Node | string => child !== undefined && child !== ''));
	return element;
}
