declare module "virtual:developer-docs" {
	export const sections: readonly import("./docs.js").DocsSection[];
}
