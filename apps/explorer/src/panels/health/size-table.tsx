import type { KindSize } from '@pinakes/query/format/kinds/sizes/schema';
import { shownText } from '@pinakes/search-box/text';
import { labelOf } from '../../language/labels.ts';
import { countOf, language, words } from '../../language/words.ts';

const KILOBYTE = 1_000;

/** Shows the size of an index by kind of file. */
export function SizeTable({ sizes }: { readonly sizes: readonly KindSize[] }) {
	const say = words.value;
	const most = Math.max(1, ...sizes.map(([, , bytes]) => bytes));
	const files = sizes.reduce((sum, [, count]) => sum + count, 0);
	const total = sizes.reduce((sum, [, , bytes]) => sum + bytes, 0);
	return (
		<section class="card">
			<table class="sizes">
				<caption>{say.sizes}</caption>
				<thead>
					<tr>
						<th scope="col">{say.kind}</th>
						<th scope="col" class="number">
							{say.files}
						</th>
						<th scope="col" colSpan={2} class="number">
							kB
						</th>
					</tr>
				</thead>
				<tbody>
					{sizes.map(([kind, count, bytes]) => {
						const name = shownText(labelOf(kind));
						return (
							<tr key={kind}>
								<th scope="row">{name}</th>
								<td class="number">{countOf(count)}</td>
								<td class="bar">
									<meter min={0} max={most} value={bytes} aria-label={name} />
								</td>
								<td class="number">{kilobytes(bytes)}</td>
							</tr>
						);
					})}
				</tbody>
				<tfoot>
					<tr>
						<th scope="row">{say.total}</th>
						<td class="number">{countOf(files)}</td>
						<td />
						<td class="number">{kilobytes(total)}</td>
					</tr>
				</tfoot>
			</table>
		</section>
	);
}

function kilobytes(bytes: number): string {
	return (bytes / KILOBYTE).toLocaleString(language.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
