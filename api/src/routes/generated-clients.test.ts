import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createClient } from "@hey-api/openapi-ts";
import openapiTypescript, { astToString } from "openapi-typescript";
import ts from "typescript";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inquiry } from "../../test/leads.js";
import { openTestBackend, type TestBackend } from "../../test/test-backend.js";

/** Below the package, so that TypeScript finds its own types. */
const folder = mkdtempSync(
	join(fileURLToPath(new URL("../../node_modules/", import.meta.url)), ".nev-clients-"),
);
const publicUrl = "https://dealers.example.com";
let backend: TestBackend;
let document: Parameters<typeof openapiTypescript>[0] & Record<string, unknown>;

beforeAll(async () => {
	backend = await openTestBackend({ PUBLIC_URL: publicUrl });
	document = await (await backend.fetch("/api/openapi.json")).json();
});
afterAll(async () => {
	rmSync(folder, { recursive: true, force: true });
	await backend.close();
});

/** The messages of the compiler for a file, under all of its strict rules. */
function compile(file: string): string[] {
	const program = ts.createProgram([file], {
		strict: true,
		noUncheckedIndexedAccess: true,
		exactOptionalPropertyTypes: false,
		noEmit: true,
		skipLibCheck: true,
		target: ts.ScriptTarget.ES2022,
		module: ts.ModuleKind.ESNext,
		moduleResolution: ts.ModuleResolutionKind.Bundler,
		lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
		types: [],
	});
	return ts
		.getPreEmitDiagnostics(program)
		.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

it("the types that openapi-typescript makes compile, and say what each call answers", async () => {
	writeFileSync(join(folder, "types.ts"), astToString(await openapiTypescript(document)));
	const file = join(folder, "use-types.ts");
	writeFileSync(
		file,
		`import type { components, operations } from "./types";
type Vehicle = components["schemas"]["Vehicle"];
export const nameOf = ({ name, price }: Vehicle): string => name + price.toFixed(2);
type Inquiry = operations["postVehicleInquiry"]["requestBody"]["content"]["application/json"];
export const inquiry: Inquiry = ${JSON.stringify(inquiry())};
export const retryAfter = (headers: operations["getPlaces"]["responses"][429]["headers"]) => headers["Retry-After"];
export const id: operations["getDealershipsById"]["parameters"]["path"]["id"] = 7;
// @ts-expect-error: a price is a number
export const wrong: Vehicle["price"] = "$8,995";
`,
	);
	expect(compile(file)).toEqual([]);
});

it("the client that @hey-api/openapi-ts makes compiles, and calls the API", async () => {
	const output = join(folder, "client");
	mkdirSync(output);
	await createClient({
		input: document as never,
		output: { path: output },
		plugins: ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"],
		logs: { level: "silent" },
	});
	expect(compile(join(output, "index.ts"))).toEqual([]);

	const sdk = await import(pathToFileURL(join(output, "sdk.gen.ts")).href);
	const called: string[] = [];
	const fetch = (request: Request) => {
		called.push(request.url);
		return backend.api.request(request.url.replace("/api/", "/"), request);
	};
	const { data: vehicles } = await sdk.getVehicles({ fetch });
	expect(vehicles).toHaveLength(33);
	expect(called).toEqual([`${publicUrl}/api/vehicles`]);
	const options = { baseUrl: "http://localhost/api", fetch };
	const { data: vehicle } = await sdk.getVehiclesBySlug({
		...options,
		path: { slug: vehicles[0].slug },
	});
	expect(vehicle).toEqual(vehicles[0]);
	const headers = { "idempotency-key": "one" };
	const { data: created } = await sdk.postVehicleInquiry({ ...options, headers, body: inquiry() });
	expect(created).toEqual({ id: expect.any(Number) });
	const { error } = await sdk.getDealershipsById({ ...options, path: { id: 999999 } });
	expect(error).toEqual({ error: expect.any(String), code: "not-found" });
});
