import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { NevProvider, type NevProviderProps } from "../provider/index.js";
import { createLoader, type Loader } from "./loader.js";
import { useLoader } from "./use-loader.js";

let loaders: Loader[] = [];

function Widget() {
	loaders.push(useLoader());
	return null;
}

/** The loaders of two widgets inside one provider, rendered once, as for one request on a server. */
function loadersIn(provider: NevProviderProps): Loader[] {
	loaders = [];
	renderToString(
		<NevProvider {...provider}>
			<Widget />
			<Widget />
		</NevProvider>,
	);
	return loaders;
}

test("the widgets of a provider share a loader, and two requests do not", () => {
	const [first, second] = loadersIn({ api: "/api" });
	expect(second).toBe(first);
	expect(loadersIn({ api: "/api" })).not.toContain(first);
});

test("the widgets use the loader that the provider was given", () => {
	const [client] = loadersIn({ api: "/api" }).map((loader) => loader.client);
	if (!client) throw new Error("There is no client.");
	const loader = createLoader(client);
	expect(loadersIn({ loader })).toEqual([loader, loader]);
});
