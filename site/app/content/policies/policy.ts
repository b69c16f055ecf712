/** A piece of a policy. Its texts hold inline links (`inlineParts`). */
export type Block =
	| { readonly kind: "paragraph"; readonly text: string }
	| { readonly kind: "list"; readonly items: readonly string[] }
	| {
			readonly kind: "table";
			readonly caption: string;
			readonly head: readonly string[];
			readonly rows: readonly (readonly string[])[];
	  };

/** A section with an id of its own, for a link to it. */
export interface PolicySection {
	readonly id: string;
	readonly title: string;
	readonly blocks: readonly Block[];
}

export type PolicySlug =
	| "privacy-policy"
	| "terms-of-service"
	| "publishing-policy"
	| "feedback-policy"
	| "corrections-policy"
	| "diversity-policy"
	| "ethics-policy"
	| "staffing-report";

/** One policy page. */
export interface Policy {
	readonly slug: PolicySlug;
	readonly title: string;
	/** For the meta tag. */
	readonly description: string;
	/** The line below the title: "Last updated: January 1, 2024". */
	readonly lastUpdated: string;
	readonly sections: readonly PolicySection[];
}

export function section(id: string, title: string, ...blocks: Block[]): PolicySection {
	return { id, title, blocks };
}

export function paragraph(text: string): Block {
	return { kind: "paragraph", text };
}

export function list(...items: string[]): Block {
	return { kind: "list", items };
}

export function table(caption: string, head: string[], ...rows: string[][]): Block {
	return { kind: "table", caption, head, rows };
}
