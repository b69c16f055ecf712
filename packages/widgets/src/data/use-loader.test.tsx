import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { NevProvider, type NevProviderProps } from "../provider/index.js";
import { createLoader, type Loader } from "./loader.js";
import { useLoader } from "./use-loader.js";

let seen: Loader[] = [];

function Widget() {
	seen.push(useLoader());
	return null;
}

/** The loaders of two widgets inside a provider, drawn once, as for one request on a server. */
function loadersIn(provider: NevProviderProps): Loader[] {
	seen = [];
	renderToString(
		<NevProvider {...provider}>
			<Widget />
			<Widget />
		</NevProvider>,
	);
	return seen;
}

test("the widgets inside a provider share one loader, and two requests none", () => {
	const [one, other] = loadersIn({ api: "/api" });
	expect(other).toBe(one);
	expect(loadersIn({ api: "/api" })).not.toContain(one);
});

test("a loader that the provider was given is the widgets' own", () => {
	const [client] = loadersIn({ api: "/api" }).map((loader) => loader.client);
	if (!client) throw new Error("There is no client.");
	const loader = createLoader(client);
	expect(loadersIn({ loader })).toEqual([loader, loader]);
});
