/** Opened sources, whose connections would keep the program alive. */
const opened: { close?(): Promise<void> }[] = [];

/** Has a source closed when the command has ended. */
export function closeLater(source: { close?(): Promise<void> }): void {
	opened.push(source);
}

export async function closeSources(): Promise<void> {
	for (const source of opened.splice(0)) await source.close?.();
}
