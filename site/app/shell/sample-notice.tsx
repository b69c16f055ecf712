import { sampleNotice } from "../content/index.js";
import { useSiteSettings } from "../site-settings.js";

/** Says that vehicles or dealers are invented, where they are. */
export function SampleNotice() {
	const text = sampleNotice(useSiteSettings().sampleData);
	if (!text) return null;
	return (
		<aside className="sample-notice" aria-label="Sample data">
			<p>
				<strong>Sample data:</strong> {text}
			</p>
		</aside>
	);
}
