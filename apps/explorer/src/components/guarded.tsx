import type { ComponentChildren } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { words } from '../language/words.ts';

/**
 * An error boundary: shows its children, or an error message if they fail, so that the content of an index can break
 * only one panel.
 */
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
