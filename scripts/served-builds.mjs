/** What a running server needs of `pnpm build`, by package and script, and which others each needs. */
export const servedBuilds = [
	{ package: "@nev/contract", script: "build", needs: [] },
	{ package: "@nev/widgets", script: "build:embed", needs: [] },
	{ package: "@nev/financing", script: "build", needs: [] },
	{ package: "@nev/basemap", script: "build", needs: [] },
	{ package: "@nev/vector-map", script: "build", needs: [] },
	{ package: "@nev/sample-data", script: "build", needs: ["@nev/contract build"] },
	{ package: "@nev/widgets", script: "build:manifest", needs: [] },
	{
		package: "@nev/api",
		script: "build",
		needs: ["@nev/contract build", "@nev/sample-data build", "@nev/basemap build"],
	},
	// Vite bundles an external package that it cannot find, and the API must not be in the site's bundle.
	{
		package: "@nev/site",
		script: "build",
		needs: ["@nev/widgets build:manifest", "@nev/api build"],
	},
];

/**
 * What no page of the site needs: the operator's cli and desk, and the package and the plugin, which
 * dealers take home. `npm start` builds them in this order once the server runs, which then serves the
 * package and the plugin too.
 */
export const takenBuilds = [
	{ package: "@nev/operations", script: "build" },
	{ package: "@nev/widgets", script: "build:package" },
	{ package: "@nev/wordpress", script: "build" },
	// Imports the widgets' package.
	{ package: "@nev/desk", script: "build" },
];
