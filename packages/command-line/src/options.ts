import type { NumberOption, TextOption } from './definition.ts';

/** The fields of an option that not every one of its kind has. */
type Further<O> = Partial<Omit<O, 'type' | 'value' | 'help'>>;

/** Returns an option without a value. */
export function flag(help: string) {
	return { type: 'boolean', help } as const;
}

/**
 * Returns an option with a text.
 *
 * @param value placeholder in the help, such as `DIR`
 */
export function textOption<const More extends Further<TextOption> = object>(value: string, help: string, more?: More) {
	return { type: 'string', value, help, ...(more as More) } as const;
}

/** Returns an option with texts: it may be repeated, or have several with commas between. */
export function listOption(value: string, help: string) {
	return textOption(value, help, { multiple: true, separator: ',' });
}

/** Returns an option with one of some texts, which are its placeholder too. */
export function choiceOption<const Choices extends readonly string[]>(choices: Choices, help: string) {
	return textOption(choices.join('|'), help, { choices });
}

export function numberOption<const More extends Further<NumberOption> = object>(
	value: string,
	help: string,
	more?: More,
) {
	return { type: 'number', value, help, ...(more as More) } as const;
}

export function countOption<const More extends Further<NumberOption> = object>(help: string, more?: More) {
	return numberOption('N', help, { isWhole: true, ...(more as More) });
}
