import { useContext } from "react";
import { pageStartId, type StartContext, startContext } from "./page-start.js";
import startScript from "./start-scripts.js?raw";

/** In the browser, the script has run: React leaves its text as it is, and no page loads it twice. */
const isServer = import.meta.env.SSR;

/** The inline scripts of `PageScripts`, for the page's policy. */
export function inlineScripts({ json }: StartContext): string[] {
	return json ? [startScript] : [];
}

/**
 * The page's scripts, in place of React Router's `Scripts`: they start after the first paint, so that
 * they do not compete with the page's styles and pictures, and the one inline script is the same on
 * every page. None if the page's route needs none.
 */
export function PageScripts() {
	const { json } = useContext(startContext);
	return (
		json && (
			<>
				<script
					id={pageStartId}
					type="application/json"
					dangerouslySetInnerHTML={{ __html: json }}
				/>
				<script dangerouslySetInnerHTML={{ __html: isServer ? startScript : "" }} />
			</>
		)
	);
}
