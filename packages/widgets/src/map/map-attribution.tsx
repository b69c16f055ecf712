const entities: Record<string, string> = { amp: "&", copy: "©", gt: ">", lt: "<", nbsp: "\u00a0" };

/**
 * The attribution of a tile service, in a corner of the map. Of its HTML, the text and the links
 * are shown. It is not parsed as HTML: it may come from an attribute of the host page, and a page
 * that requires trusted types forbids that.
 */
export function MapAttribution({ html }: { html: string }) {
	let url: string | undefined;
	// Texts are at even indexes, and the tags between them at odd ones.
	const content = html.split(/(<[^<>]*>)/).map((part, index) => {
		if (index % 2 === 1) {
			if (/^<\/?a\b/i.test(part)) url = /\shref=["']?(https?:[^"'\s>]+)/i.exec(part)?.[1];
			return null;
		}
		const text = decodeEntities(part);
		if (!url || !text) return text;
		return (
			<a key={`${url} ${text}`} href={decodeEntities(url)} target="_blank" rel="noreferrer">
				{text}
			</a>
		);
	});
	return <p className="nev-map-attribution">{content}</p>;
}

function decodeEntities(html: string): string {
	return html.replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity);
}
