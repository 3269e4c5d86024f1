import type { ComponentChildren } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { words } from '../language/words.ts';

/** Shows its children, or that they cannot be shown: what an index holds may break one panel, and not the page. */
export function Guarded({ children }: { readonly children: ComponentChildren }) {
	const [error, retry] = useErrorBoundary();
	if (error === undefined) return <>{children}</>;
	const say = words.value;
	return (
		<section class="failure" role="alert">
			<p>{say.failed_panel}</p>
			<p class="detail">{error instanceof Error ? error.message : String(error)}</p>
			<button type="button" onClick={retry}>
				{say.retry}
			</button>
		</section>
	);
}
