import { fileURLToPath } from "node:url";
import { commands, paths, type Vehicle } from "@nev/contract";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { contactMessage, inquiry, newDealership, post } from "../../test/leads.js";
import { createTestApi, openTestBackend, type TestBackend } from "../../test/test-backend.js";
import { ArchiveChangedError } from "../map/archive-error.js";
import { starting } from "../serve.js";

const file = fileURLToPath(new URL("openapi-examples.generated.ts", import.meta.url));

interface Operation {
	operationId: string;
	parameters: { name: string; in: string; required: boolean; example?: unknown }[];
	responses: Record<string, { $ref?: string; content?: Record<string, { schema?: object }> }>;
}

interface OpenApiDocument {
	paths: Record<string, { get?: Operation; post?: Operation }>;
	components: { schemas: Record<string, { examples?: LeadExample[] }> };
}

/** What examples of a lead say of its vehicle. */
interface LeadExample {
	vehicleName?: string;
	vehiclePrice?: string;
	data?: { vehicle: { name: string; price: string }; page: string };
}

let backend: TestBackend;
let document: OpenApiDocument;

beforeAll(async () => {
	// Opening hours name the holidays of the coming weeks.
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-30T17:00:00Z") });
	backend = await openTestBackend();
	document = await (await backend.fetch("/api/openapi.json")).json();
});
afterAll(async () => {
	vi.useRealTimers();
	await backend.close();
});

const bodies = {
	vehicleInquiry: inquiry(),
	contact: contactMessage(),
	addDealership: newDealership(),
} satisfies Record<keyof typeof commands, object>;

/** The request that a GET operation's examples make. */
function exampleRequest(path: string, { parameters }: Operation): string {
	const search = new URLSearchParams();
	let address = `/api${path}`;
	for (const { name, in: location, required, example } of parameters) {
		if (required && example === undefined) throw new Error(`${path} has no example of ${name}.`);
		if (location === "path") address = address.replace(`{${name}}`, String(example));
		else if (example !== undefined) search.set(name, String(example));
	}
	return search.size > 0 ? `${address}?${search}` : address;
}

/** Long lists would make the document long. */
function beginningOf(answer: unknown): unknown {
	if (Array.isArray(answer)) return answer.slice(0, 2);
	const { features } = answer as { features?: unknown[] };
	return features ? { ...(answer as object), features: features.slice(0, 1) } : answer;
}

const bodyOf = async (response: Response | Promise<Response>, status: string) => {
	const answered = await response;
	expect(answered.status).toBe(Number(status));
	return answered.json();
};

/** How each error of one operation comes about. */
const failures: Readonly<Record<string, () => Response | Promise<Response>>> = {
	"getReady 503": () => Response.json(starting, { status: 503 }),
	"getDealershipsNear 422": () => backend.fetch("/api/dealerships/near?zip=00000"),
	"getDealershipsById 404": () => backend.fetch("/api/dealerships/999999"),
	"getDealershipsStateByStateName 404": () => backend.fetch("/api/dealerships/state/Ontario"),
	"getVehiclesBySlug 404": () => backend.fetch("/api/vehicles/d7"),
	"getImagesByName 404": () => backend.fetch("/api/images/d7.svg"),
	"getStatesBySlug 404": () => backend.fetch("/api/states/ontario"),
	"getRoadRulesByState 404": () => backend.fetch("/api/road-rules/Ontario"),
	"getMapByZByXByYMvt 404": () => backend.fetch("/api/map/6/99/27.mvt"),
	"getMapByZByXByYMvt 503": () =>
		createTestApi({
			map: {
				archive: {
					readTile: () => Promise.reject(new ArchiveChangedError()),
				} as never,
			},
		}).request("/map/6/17/27.mvt"),
};

/** The company of the sample server advertises no rate, and the example of a list has one. */
async function ratesWithOne(): Promise<Response> {
	const rate = {
		lender: "Example Credit Union",
		minCreditScore: 660,
		maxCreditScore: 719,
		term: 60,
		apr: 6.74,
	};
	await backend.sql("update company_facts set rates = $1", [JSON.stringify([rate])]);
	const get = () => backend.fetch("/api/rates");
	await expect.poll(async () => (await (await get()).json()).rates).toEqual([rate]);
	return get();
}

/** Of the three forms alike. */
async function failLead(name: keyof typeof bodies, status: string): Promise<Response> {
	const path = `/api/${commands[name].path}`;
	const body = bodies[name];
	if (status === "409") {
		await post(backend, path, body, name);
		return post(backend, path, { ...body, phone: "(239) 555-0100" }, name);
	}
	if (status === "428") {
		return post(backend, path, { ...body, website: "x", pressedAgain: false }, "two");
	}
	const away = () => Promise.reject(Object.assign(new Error(), { code: "ECONNREFUSED" }));
	const api = createTestApi({
		leadService: { submitInquiry: away, submitContact: away, submitDealership: away },
	});
	return post({ fetch: async (address, init) => api.request(address.slice(4), init) }, path, body);
}

/** How each error that several operations have comes about. */
const sharedFailures: Readonly<Record<string, [status: string, () => Promise<Response>]>> = {
	MalformedQuery: ["400", () => backend.fetch("/api/dealerships/near?zip=3310&radiusMiles=far")],
	MalformedBody: ["400", () => post(backend, "/api/contact", "[1]")],
	TooLarge: ["413", () => post(backend, "/api/contact", { message: "x".repeat(65_536) })],
	NotJson: ["415", () => backend.fetch("/api/contact", { method: "POST", body: "name=Ada" })],
	InvalidFields: [
		"422",
		() => post(backend, "/api/contact", contactMessage({ email: "ada", message: "Hi" })),
	],
	TooManyRequests: [
		"429",
		async () => {
			const limited = await openTestBackend({ LEADS_PER_MINUTE: "1" });
			await post(limited, "/api/contact", contactMessage());
			const response = await post(limited, "/api/contact", contactMessage());
			await limited.close();
			return response;
		},
	],
};

/** The answer of an operation with a status; undefined for one that comes from the site, or before the start. */
async function answerOf(
	path: string,
	method: "get" | "post",
	operation: Operation,
	status: string,
): Promise<unknown> {
	const fail = failures[`${operation.operationId} ${status}`];
	if (fail) return bodyOf(fail(), status);
	const isRead = method === "get";
	if (path === `/${paths.rates}`) return bodyOf(ratesWithOne(), status);
	if (isRead && status === "200") {
		return beginningOf(await bodyOf(backend.fetch(exampleRequest(path, operation)), status));
	}
	if (isRead) return undefined;
	const names = Object.keys(commands) as (keyof typeof commands)[];
	const name = names.find((command) => `/${commands[command].path}` === path) ?? "contact";
	const answer =
		status === "201" ? post(backend, `/api${path}`, bodies[name]) : failLead(name, status);
	return bodyOf(answer, status);
}

it("the document's examples of a lead have a vehicle of the sample catalogue, with its price", async () => {
	const { VehicleInquiry, LeadCreated } = document.components.schemas;
	const [inquired] = VehicleInquiry?.examples ?? [];
	const [created] = LeadCreated?.examples ?? [];
	const { vehicle, page } = created?.data ?? {};
	expect(vehicle).toEqual({ name: inquired?.vehicleName, price: inquired?.vehiclePrice });
	const vehicles: Vehicle[] = await (await backend.fetch("/api/vehicles")).json();
	const { slug, price } = vehicles.find(({ name }) => name === vehicle?.name) ?? {};
	expect(vehicle?.price).toBe(`$${price?.toLocaleString("en-US")}`);
	expect(page).toMatch(new RegExp(`/${slug}$`));
});

it("the document's examples are what the sample server answers; `npx vitest run openapi-examples -u` writes them", async () => {
	const examples: Record<string, Record<string, unknown>> = { shared: {} };
	for (const [name, [status, fail]] of Object.entries(sharedFailures)) {
		examples.shared = { ...examples.shared, [name]: await bodyOf(fail(), status) };
	}
	// A dealership that is posted would be in the lists.
	for (const method of ["get", "post"] as const) {
		for (const [path, { [method]: operation }] of Object.entries(document.paths)) {
			for (const [status, { $ref, content }] of Object.entries(operation?.responses ?? {})) {
				if (!operation || $ref || !Object.keys(content ?? {}).some((type) => type.includes("json")))
					continue;
				const answer = await answerOf(path, method, operation, status);
				if (answer === undefined) continue;
				const { operationId } = operation;
				examples[operationId] = { ...examples[operationId], [status]: answer };
			}
		}
	}
	const text = `/** Answers of the sample server, by operation and status; \`shared\` are errors of many. Written by openapi-examples.test.ts. */
export const answerExamples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = ${JSON.stringify(examples, null, "\t")};
`;
	await expect(text).toMatchFileSnapshot(file);
});
