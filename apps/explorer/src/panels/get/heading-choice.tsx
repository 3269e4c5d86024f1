import { shownText } from '@pinakes/search-box/text';
import { useMore } from '../../components/use-more.tsx';
import { ViewLink } from '../../components/view-link.tsx';
import { countOf, words } from '../../language/words.ts';
import type { HeadingLocation } from './find-heading.ts';

/** Number of documents that are listed at first, and added with each click. */
const STEP = 50;

/** Lists the documents with a heading, to choose one. */
export function HeadingChoice({
	heading,
	locations,
}: {
	readonly heading: string;
	readonly locations: readonly HeadingLocation[];
}) {
	const say = words.value;
	const { shown, more } = useMore(locations, STEP);
	if (locations.length === 0) return <p class="refusal">{say.no_heading(shownText(heading))}</p>;
	return (
		<section>
			<h2>{say.documents_with(countOf(locations.length))}</h2>
			<ul class="choices">
				{shown.map(({ path, title, headings }) => (
					<li key={path} dir="auto">
						{headings.map((text) => (
							<ViewLink key={text} to={{ fields: { heading: text, file: path } }}>
								{shownText(`${title} › ${text}`)}
							</ViewLink>
						))}
						<small>{shownText(path)}</small>
					</li>
				))}
			</ul>
			{more}
		</section>
	);
}
