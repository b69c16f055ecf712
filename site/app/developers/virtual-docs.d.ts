declare module "virtual:developer-docs" {
	export const sections: readonly import("./docs.js").DocsSection[];
	export const references: Readonly<Record<string, import("./docs.js").ReferencePage>>;
}
