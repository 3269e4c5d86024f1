/** Shows sentences as a list with a heading; nothing if there are none. */
export function Notes({ heading, notes }: { readonly heading: string; readonly notes: readonly string[] }) {
	if (notes.length === 0) return null;
	return (
		<section class="notes">
			<h3>{heading}</h3>
			<ul>
				{notes.map((note) => (
					<li key={note}>{note}</li>
				))}
			</ul>
		</section>
	);
}
