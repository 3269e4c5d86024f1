/** Waits for the next task, so that the browser can answer to keys and paint meanwhile. */
export function nextTask(): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve));
}
