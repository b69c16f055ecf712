/** A rendered page without the marks, and the texts of the inline scripts that carried one. */
export interface ExtractedScripts {
	html: string;
	scripts: string[];
}

/** A script, its attributes written as React writes them: with no bracket or quote inside. */
const script = /<script((?:\s[^\s="'<>]+(?:="[^"<>]*")?)*)>([\s\S]*?)<\/script>/g;

/**
 * Tells the inline scripts that we meant from any other in a page. Ours carry the nonce that was
 * drawn for this rendering and that no text of the page could know; a script that came in by some
 * other way does not, and neither does a block of data. The nonce is then taken out, so that the
 * page is the same however often it is rendered, and can be kept.
 */
export function extractNoncedScripts(html: string, nonce: string): ExtractedScripts {
	const mark = ` nonce="${nonce}"`;
	const scripts = [...html.matchAll(script)]
		.filter(([, attributes = ""]) => attributes.includes(mark) && !attributes.includes(' src="'))
		.map(([, , text = ""]) => text);
	return { html: html.replaceAll(mark, ""), scripts };
}
