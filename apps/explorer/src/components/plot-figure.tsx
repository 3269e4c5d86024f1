import type { RefObject } from 'preact';
import { words } from '../language/words.ts';

interface PlotFigureProps {
	/** The element that is drawn in, of `usePlot`. */
	readonly plot: RefObject<HTMLDivElement | null>;
	readonly caption: string;
	readonly note?: string | undefined;
	/** Heading of the first column of the table, if it has one, and of the others. */
	readonly first?: string;
	readonly columns: readonly string[];
	readonly rows: readonly (readonly [label: string | number, ...numbers: (number | undefined)[]])[];
}

/** Shows a plot under a caption. Screen readers get a table of its numbers. */
export function PlotFigure({ plot, caption, note, first, columns, rows }: PlotFigureProps) {
	return (
		<figure>
			<figcaption>{caption}</figcaption>
			<div ref={plot} class="plot" aria-hidden="true" />
			{note !== undefined && <p>{note}</p>}
			<details>
				<summary>{words.value.as_table}</summary>
				<table>
					<thead>
						<tr>
							{first === undefined ? <td /> : <th scope="col">{first}</th>}
							{columns.map((column) => (
								<th scope="col" class="number" key={column}>
									{column}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map(([label, ...numbers]) => (
							<tr key={label}>
								<th scope="row">{label}</th>
								{numbers.map((number, i) => (
									<td class="number" key={columns[i]}>
										{number}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</details>
		</figure>
	);
}
