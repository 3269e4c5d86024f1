import { useState } from 'preact/hooks';
import { words } from '../../language/words.ts';
import { LivePacking } from './live-packing.tsx';
import { RecordedTrace } from './recorded-trace.tsx';
import './packing.css';

/** The panel that packs a prompt live, or shows a recorded trace. */
export function PackingPanel() {
	const say = words.value;
	const [recorded, setRecorded] = useState<File>();
	return (
		<>
			<p class="actions">
				<label class="button">
					{say.load_trace}
					<input
						type="file"
						class="unseen"
						accept="application/json,.json"
						onChange={({ currentTarget }) => {
							setRecorded(currentTarget.files?.[0]);
							// Allows choosing the same file again, which may have changed.
							currentTarget.value = '';
						}}
					/>
				</label>
				{recorded && (
					<button type="button" onClick={() => setRecorded(undefined)}>
						{say.close_trace}
					</button>
				)}
			</p>
			{recorded === undefined ? <LivePacking /> : <RecordedTrace file={recorded} />}
		</>
	);
}
