import { words } from '../language/words.ts';
import { openAddress, opened } from '../state/opened-index.ts';
import { view } from '../state/view.ts';

/** What is shown while there is no index: that it is being opened, or why it is not. */
export function Opening() {
	const say = words.value;
	const now = opened.value;
	if (now.state === 'opening') return <p role="status">{say.opening(now.name)}</p>;
	if (now.state !== 'failed') return <p>{say.drop}</p>;
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
			<p>{say.drop}</p>
		</section>
	);
}
