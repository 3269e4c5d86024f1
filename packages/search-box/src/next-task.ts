/** Waits for the next task, so that the browser can handle input and paint. */
export function nextTask(): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve));
}
