import { openAddress, opened, trustSiteOf } from '../state/opened-index.ts';
import { DEFAULT_INDEX, view } from '../state/view.ts';
import { words } from '../state/words.ts';

/** Shows that an index is being opened, or why it is not open. */
export function Opening() {
	const say = words.value;
	const now = opened.value;
	if (now.state === 'opening') return <p role="status">{say.opening(now.name)}</p>;
	if (now.state === 'foreign') return <Foreign name={now.name} origin={now.origin} />;
	const isNoneBeside = now.state === 'failed' && now.code === 'not_an_index' && view.value.index === DEFAULT_INDEX;
	if (now.state !== 'failed' || isNoneBeside) return <Welcome />;
	return (
		<section class="failure" role="alert">
			<h2>{say.failed}</h2>
			<p>{say[`failed_${now.code}`]}</p>
			{now.message !== '' && <p class="detail">{now.message}</p>}
			{view.value.index !== '' && (
				<button type="button" onClick={() => openAddress(view.value.index)}>
					{say.retry}
				</button>
			)}
		</section>
	);
}

/** Asks for confirmation before opening an index of another site, as its texts would look like those of this site. */
function Foreign({ name, origin }: { readonly name: string; readonly origin: string }) {
	const say = words.value;
	return (
		<section class="foreign" role="alert">
			<h2>{say.foreign}</h2>
			<p>{say.foreign_text}</p>
			<p class="detail">{name}</p>
			<button
				type="button"
				onClick={() => {
					trustSiteOf(name);
					void openAddress(name);
				}}
			>
				{say.foreign_open(origin)}
			</button>
		</section>
	);
}

/** Shows the page without an index. */
function Welcome() {
	const say = words.value;
	return (
		<section class="welcome">
			<h2>{say.welcome}</h2>
			<p>{say.welcome_text}</p>
			<p>{say.welcome_how}</p>
			<pre>pinakes build docs --out .pinakes</pre>
		</section>
	);
}
