/** The document with each reference replaced by what it refers to. */
export function dereference<Document extends object>(document: Document): Document {
	const resolve = (value: unknown): unknown => {
		if (Array.isArray(value)) return value.map(resolve);
		if (typeof value !== "object" || value === null) return value;
		if ("$ref" in value) return resolve(find(document, String(value.$ref)));
		return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolve(inner)]));
	};
	return resolve(document) as Document;
}

/** What a reference such as `#/components/schemas/Error` refers to. */
function find(document: object, reference: string): unknown {
	return reference
		.split("/")
		.slice(1)
		.reduce((value, key) => (value as Record<string, unknown>)[key], document as unknown);
}
