import { sampleNotice } from "../content/index.js";
import { useSite } from "../site-context.js";

/** Says that vehicles or dealers are invented, where they are. */
export function SampleNotice() {
	const text = sampleNotice(useSite().sampleData);
	if (!text) return null;
	return (
		<aside className="sample-notice" aria-label="Sample data">
			<p>
				<strong>Sample data:</strong> {text}
			</p>
		</aside>
	);
}
