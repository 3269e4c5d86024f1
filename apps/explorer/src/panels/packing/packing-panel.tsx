import { useState } from 'preact/hooks';
import { words } from '../../language/words.ts';
import { LivePacking } from './live-packing.tsx';
import { RecordedTrace } from './recorded-trace.tsx';
import './packing.css';

/** What goes into a prompt for a message, live while the budget and the slices change; or a recorded choice. */
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
							// So that the same file can be chosen again, which may have changed.
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
