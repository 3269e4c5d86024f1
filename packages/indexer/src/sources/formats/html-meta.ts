import { withSingleSpaces } from './format.ts';
import type { Element, Meta } from './html-rules.ts';

/** Maximum characters of a value; `MAX_VALUES` is the maximum number of values. */
const MAX_LENGTH = 1000;
const MAX_VALUES = 1000;

/** Name under which the text of `<title>` is collected, which no field has. */
const PAGE_TITLE = 'page title';

/** Collects the metadata of a page: values of attributes, and texts of marked elements. */
export class MetaReader {
	private readonly values = new Map<string, string[]>();
	private readonly open_: { readonly name: string; readonly depth: number; text: string }[] = [];
	private count = 0;

	open({ name, attributes }: Element, meta: Meta, depth: number): void {
		if (name === 'html') this.add('lang', attributes.lang);
		if (name === 'title') this.open_.push({ name: PAGE_TITLE, depth, text: '' });
		for (const [field, value] of meta) {
			if (value !== undefined) this.add(field, value);
			else this.open_.push({ name: field, depth, text: '' });
		}
	}

	text(data: string): void {
		for (const open of this.open_) if (open.text.length < MAX_LENGTH) open.text += data;
	}

	/** Closes marked elements that are deeper than `depth`. */
	close(depth: number): void {
		for (let last = this.open_.at(-1); last !== undefined && last.depth > depth; last = this.open_.at(-1)) {
			this.open_.pop();
			this.add(last.name, last.text);
		}
	}

	/** The text of `<title>`, as read so far. */
	get pageTitle(): string {
		return this.values.get(PAGE_TITLE)?.[0] ?? '';
	}

	/** Returns the metadata, with a title if none is declared. */
	toFields(title: string | undefined): Map<string, unknown> {
		this.close(-1);
		const { values } = this;
		values.delete(PAGE_TITLE);
		if (title !== undefined && !values.has('title')) values.set('title', [title]);
		return new Map([...values].map(([name, list]) => [name, list.length === 1 ? list[0] : list]));
	}

	private add(name: string, value = ''): void {
		const text = withSingleSpaces(value).slice(0, MAX_LENGTH);
		if (text === '' || ++this.count > MAX_VALUES) return;
		const list = this.values.get(name);
		if (list === undefined) this.values.set(name, [text]);
		// Only the first title is that of the page.
		else if (name !== 'title' && name !== PAGE_TITLE && !list.includes(text)) list.push(text);
	}
}
