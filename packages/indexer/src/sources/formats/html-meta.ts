import { withSingleSpaces } from './format.ts';
import type { Element, Meta } from './html-rules.ts';

/** Maximum characters and number of metadata of a page. */
const MAX_LENGTH = 1000;
const MAX_VALUES = 1000;

/** Collects the metadata of a page: what its elements say, and the texts of those that are marked. */
export class MetaReader {
	private readonly values = new Map<string, string[]>();
	private readonly open_: { readonly name: string; readonly depth: number; text: string }[] = [];
	private count = 0;

	open({ name, attributes }: Element, meta: Meta, depth: number): void {
		if (name === 'html') this.add('lang', attributes.lang);
		if (name === 'title') this.open_.push({ name: 'page title', depth, text: '' });
		for (const [field, value] of meta) {
			if (value !== undefined) this.add(field, value);
			else this.open_.push({ name: field, depth, text: '' });
		}
	}

	text(data: string): void {
		for (const open of this.open_) if (open.text.length < MAX_LENGTH) open.text += data;
	}

	/** Ends what is deeper than so many elements. */
	close(depth: number): void {
		for (let last = this.open_.at(-1); last !== undefined && last.depth > depth; last = this.open_.at(-1)) {
			this.open_.pop();
			this.add(last.name, last.text);
		}
	}

	/** The metadata; the title of the page counts where it has no first heading. */
	toFields(hasTitle: boolean): Map<string, unknown> {
		this.close(-1);
		const { values } = this;
		const [pageTitle] = values.get('page title') ?? [];
		values.delete('page title');
		if (!hasTitle && !values.has('title') && pageTitle !== undefined) values.set('title', [pageTitle]);
		return new Map([...values].map(([name, list]) => [name, list.length === 1 ? list[0] : list]));
	}

	private add(name: string, value = ''): void {
		const text = withSingleSpaces(value).slice(0, MAX_LENGTH);
		if (text === '' || ++this.count > MAX_VALUES) return;
		const list = this.values.get(name);
		if (list === undefined) this.values.set(name, [text]);
		// The first title is the page's, as others are of its parts.
		else if (name !== 'title' && name !== 'page title' && !list.includes(text)) list.push(text);
	}
}
