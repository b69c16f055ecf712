export interface ExtractedScripts {
	/** The page without the nonce. */
	html: string;
	/** The texts of the inline scripts that had the nonce. */
	scripts: string[];
}

/** The start of a script, with attributes as React writes them, without brackets or quotes inside. */
const scriptStart = /<script((?:\s[^\s="'<>]+(?:="[^"<>]*")?)*)>/g;

/**
 * Finds our own inline scripts in a rendered page. They have the nonce that was created for this
 * rendering, which an injected script cannot know. The nonce is then removed, so that every rendering
 * gives the same page, which can be cached.
 */
export function extractNoncedScripts(html: string, nonce: string): ExtractedScripts {
	const nonceAttribute = ` nonce="${nonce}"`;
	const scripts = findScripts(html)
		.filter(
			({ attributes }) => attributes.includes(nonceAttribute) && !attributes.includes(' src="'),
		)
		.map(({ text }) => text);
	return { html: html.replaceAll(nonceAttribute, ""), scripts };
}

/** Finds each end from its start, because one expression for both takes quadratic time. */
function findScripts(html: string): { attributes: string; text: string }[] {
	const scripts: { attributes: string; text: string }[] = [];
	let end = 0;
	for (const { 0: tag, 1: attributes = "", index } of html.matchAll(scriptStart)) {
		// A tag inside the text of a script is part of that text.
		if (index < end) continue;
		const start = index + tag.length;
		end = html.indexOf("</script>", start);
		if (end < 0) break;
		scripts.push({ attributes, text: html.slice(start, end) });
	}
	return scripts;
}
