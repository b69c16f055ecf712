import { type ApiClient, createApiClient, queries } from "@nev/contract";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { createLoader } from "../loader/create-loader.js";
import type { Loader } from "../loader/loader.js";
import { writeSeed } from "../loader/seed.js";
import { NevProvider, type NevProviderProps } from "../provider/index.js";
import { useLoader } from "./use-loader.js";

let loaders: Loader[] = [];

function Widget() {
	const loader = useLoader();
	loaders.push(loader);
	return loader.load(queries.states()).value.status;
}

/** Renders two widgets inside one provider, as for one request on a server. */
function render(provider: NevProviderProps): string {
	loaders = [];
	return renderToString(
		<NevProvider {...provider}>
			<Widget /> <Widget />
		</NevProvider>,
	);
}

function clientsIn(provider: NevProviderProps): ApiClient[] {
	render(provider);
	return loaders.map(({ client }) => client);
}

/** A client of an API that answers with a list of one state. */
function countingClient() {
	let requests = 0;
	const client = createApiClient({
		api: "/api",
		fetch() {
			requests += 1;
			return Response.json([{ name: "Florida", dealerships: 1 }]);
		},
	});
	return { client, requests: () => requests };
}

test("the widgets of a provider share a loader, and two requests do not", () => {
	const [first, second] = clientsIn({ api: "/api" });
	expect(second).toBe(first);
	expect(clientsIn({ api: "/api" })).not.toContain(first);
});

test("the widgets use the loader that the provider was given", () => {
	const { client } = countingClient();
	expect(clientsIn({ loader: createLoader(client) })).toEqual([client, client]);
});

test("what a server has loaded is rendered, also from its seed", async () => {
	const loader = createLoader(countingClient().client);
	await loader.settle(queries.states());
	expect(render({ loader })).toContain("ready");
	expect(render({ api: "/api", seed: writeSeed(loader) })).toContain("ready");
});

test("a server does not request what it has not loaded", () => {
	const { client, requests } = countingClient();
	expect(render({ loader: createLoader(client) })).toContain("loading");
	expect(requests()).toBe(0);
});
