import { sampleNotice } from "../content/pages/sample-notice.js";
import { useSiteSettings } from "../page/site-context.js";

/** Says which parts of the catalogue are invented. Renders nothing if none are. */
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
