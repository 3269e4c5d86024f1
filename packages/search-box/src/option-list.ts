import type { Option } from './render-results.ts';

/** The options of a combobox: the keyboard selects one while the focus stays in the field. */
export interface OptionList {
	/** Replaces the options, and clears the selection. */
	set(groups: readonly HTMLElement[], options: readonly Option[]): void;
	/** Selects the next or the previous option, wrapping around. */
	move(step: 1 | -1): void;
	/** Returns the selected option, or the first section. */
	current(): Option | undefined;
	all(): readonly Option[];
}

/** Creates the list of a combobox. */
export function createOptionList(input: HTMLInputElement, list: HTMLElement): OptionList {
	let options: readonly Option[] = [];
	let chosen = -1;
	const choose = (index: number): void => {
		options[chosen]?.element.setAttribute('aria-selected', 'false');
		chosen = index;
		const element = options[index]?.element;
		if (element === undefined) input.removeAttribute('aria-activedescendant');
		else {
			element.setAttribute('aria-selected', 'true');
			element.scrollIntoView({ block: 'nearest' });
			input.setAttribute('aria-activedescendant', element.id);
		}
	};
	return {
		set(groups, next) {
			choose(-1);
			options = next;
			next.forEach(({ element }, i) => {
				element.id = `option-${i}`;
			});
			list.replaceChildren(...groups);
			list.hidden = groups.length === 0;
			input.setAttribute('aria-expanded', String(groups.length > 0));
		},
		move(step) {
			if (options.length > 0)
				choose((chosen + step + (chosen < 0 && step < 0 ? 1 : 0) + options.length) % options.length);
		},
		current: () => options[chosen] ?? options.find(({ section }) => section !== undefined),
		all: () => options,
	};
}
