export interface ExtractedScripts {
	/** The page without the nonce. */
	html: string;
	/** The texts of the inline scripts that had the nonce. */
	scripts: string[];
}

/** A script whose attributes are written as React writes them, without brackets or quotes inside. */
const script = /<script((?:\s[^\s="'<>]+(?:="[^"<>]*")?)*)>([\s\S]*?)<\/script>/g;

/**
 * Finds our own inline scripts in a rendered page. They have the nonce that was created for this
 * rendering, which an injected script cannot know. The nonce is then removed, so that every rendering
 * gives the same page, which can be cached.
 */
export function extractNoncedScripts(html: string, nonce: string): ExtractedScripts {
	const nonceAttribute = ` nonce="${nonce}"`;
	const scripts = [...html.matchAll(script)]
		.filter(
			([, attributes = ""]) =>
				attributes.includes(nonceAttribute) && !attributes.includes(' src="'),
		)
		.map(([, , text = ""]) => text);
	return { html: html.replaceAll(nonceAttribute, ""), scripts };
}
