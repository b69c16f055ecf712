import type { ReactNode } from "react";

/** A link, or any other tag. */
const tags = /<a\s[^>]*?href=["']?(https?:[^"'\s>]+)[^>]*>(.*?)<\/a>|<[^>]*>/gi;

const entities: Record<string, string> = { amp: "&", copy: "©", gt: ">", lt: "<", nbsp: "\u00a0" };

/**
 * The attribution of a tile service, in a corner of the map. Of its HTML, the text and the links
 * are shown. It is not parsed as HTML: it may come from an attribute of the host page, and a page
 * that requires trusted types forbids that.
 */
export function MapAttribution({ html }: { html: string }) {
	const content: ReactNode[] = [];
	let end = 0;
	for (const match of html.matchAll(tags)) {
		const [tag, url, label = ""] = match;
		content.push(decodeText(html.slice(end, match.index)));
		if (url) {
			content.push(
				<a key={match.index} href={decodeText(url)} target="_blank" rel="noreferrer">
					{decodeText(label)}
				</a>,
			);
		}
		end = match.index + tag.length;
	}
	content.push(decodeText(html.slice(end)));
	return <p className="nev-map-attribution">{content}</p>;
}

/** HTML text without tags and with the entities of attributions decoded. */
function decodeText(html: string): string {
	return html
		.replace(/<[^>]*>/g, "")
		.replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity);
}
