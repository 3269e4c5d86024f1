import type { FoundSection } from './backend.ts';

export interface Option {
	readonly element: HTMLElement;
	/** What it leads to: a section, a query, or an address. */
	readonly section?: FoundSection;
	readonly query?: string;
	readonly href?: string;
}

/** Elements of groups, and their options. */
export type Rendered = readonly [groups: readonly HTMLElement[], options: readonly Option[]];

/** Returns what two searches have in common for a section. */
export function keyOf({ id, headings, url }: FoundSection): string {
	return JSON.stringify([id, headings, url]);
}

/** Creates the options of a combobox: the keyboard selects one while the focus stays in the field. */
export function createOptionList(input: HTMLInputElement, list: HTMLElement) {
	let options: readonly Option[] = [];
	let chosen: Option | undefined;
	let hasMoved = false;
	const choose = (option: Option | undefined): void => {
		chosen?.element.setAttribute('aria-selected', 'false');
		chosen = option;
		if (option === undefined) input.removeAttribute('aria-activedescendant');
		else {
			option.element.setAttribute('aria-selected', 'true');
			input.setAttribute('aria-activedescendant', option.element.id);
		}
	};
	const take = (next: readonly Option[]): void => {
		options = next;
		options.forEach(({ element }, i) => {
			element.id = `option-${i}`;
		});
		list.hidden = options.length === 0;
		input.setAttribute('aria-expanded', String(options.length > 0));
	};
	return {
		/** Replaces the options and selects the first one, unless none is to be. */
		set(parts: readonly Rendered[], isSelected: boolean): void {
			choose(undefined);
			hasMoved = false;
			list.replaceChildren(...parts.flatMap(([groups]) => groups));
			take(parts.flatMap(([, each]) => each));
			if (isSelected) choose(options[0]);
		},
		/**
		 * Puts options before the others and removes those that lead to the same sections. The first is selected unless the reader
		 * has selected another.
		 */
		prepend(group: HTMLElement, added: readonly Option[]): void {
			// The row of a page stays above those of its sections, whose label does not name it.
			const isAgain = ({ section, element }: Option): boolean =>
				section !== undefined &&
				added.some((one) => one.section && keyOf(one.section) === keyOf(section)) &&
				(element.querySelector('.page, .post') === null || element.nextElementSibling === null);
			const kept = options.filter((option) => (hasMoved && option === chosen) || !isAgain(option));
			for (const option of options) {
				const above = option.element.parentElement;
				if (kept.includes(option)) continue;
				option.element.remove();
				if (above?.querySelector('[role="option"]') === null) above.remove();
			}
			list.prepend(group);
			take([...added, ...kept]);
			choose(hasMoved ? chosen : options[0]);
		},
		/** Selects the next or the previous option, wrapping around. */
		move(step: 1 | -1): void {
			if (options.length === 0) return;
			const at = chosen === undefined ? (step > 0 ? -1 : 0) : options.indexOf(chosen);
			hasMoved = true;
			choose(options[(at + step + options.length) % options.length]);
			chosen?.element.scrollIntoView({ block: 'nearest' });
		},
		current: () => chosen,
		all: () => options,
	};
}
