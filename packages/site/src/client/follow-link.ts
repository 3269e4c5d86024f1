/**
 * Opens a chosen result as a click on a link of the page would: the routers of VitePress, of Astro and others listen to such clicks, and
 * without a router the browser follows it. For the event `pinakes-select`.
 */
export function followLink(event: Event): void {
	const { href } = (event as CustomEvent<{ readonly href?: string }>).detail;
	if (href === undefined) return;
	event.preventDefault();
	const link = Object.assign(document.createElement('a'), { href, hidden: true });
	document.body.append(link);
	link.click();
	link.remove();
}
