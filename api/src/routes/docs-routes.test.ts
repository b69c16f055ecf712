import {
	commands,
	contactMessageSchema,
	newDealershipSchema,
	paths,
	vehicleInquirySchema,
} from "@nev/contract";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { dereference } from "../../test/dereference.js";
import { contactMessage } from "../../test/leads.js";
import { createTestApi } from "../../test/test-backend.js";
import { schemaDescriptions } from "../http/openapi-descriptions.js";

const api = createTestApi({});

interface Parameter {
	name: string;
	in: string;
	required: boolean;
	description?: string;
	example?: unknown;
	schema: z.core.JSONSchema.JSONSchema;
}

interface ResponseObject {
	description: string;
	headers?: Record<string, object>;
	/** None for 204. */
	content?: Record<string, { schema?: z.core.JSONSchema.JSONSchema }>;
}

interface Operation {
	operationId: string;
	tags: string[];
	summary: string;
	parameters: Parameter[];
	responses: Record<string, ResponseObject>;
}

interface OpenApiDocument {
	openapi: string;
	info: { title: string; version: string };
	servers: { url: string }[];
	security: object[];
	tags: { name: string }[];
	paths: Record<string, { get?: Operation; post?: PostOperation }>;
	components: { schemas: Record<string, { description?: string; examples?: unknown[] }> };
}

interface PostOperation extends Operation {
	requestBody: {
		content: { "application/json": { schema: Parameters<typeof z.fromJSONSchema>[0] } };
	};
}

describe("the OpenAPI document", () => {
	let document: OpenApiDocument;
	let operations: [path: string, operation: Operation][];

	beforeAll(async () => {
		document = dereference(await (await api.request("/openapi.json")).json());
		operations = Object.entries(document.paths).flatMap(([path, { get }]) =>
			get ? [[path, get] as [string, Operation]] : [],
		);
	});

	it("is OpenAPI 3.1, for its public address first, and for the server /api", async () => {
		expect(document.openapi).toMatch(/^3\.1\.\d+$/);
		expect(document.info.title).not.toBe("");
		expect(document.info.version).toMatch(/^\d+\.\d+\.\d+$/);
		expect(document.servers).toMatchObject([{ url: "/api" }]);
		expect(document.info).not.toHaveProperty("contact");
		expect(document.info).toMatchObject({ description: expect.stringContaining("base URL") });
		const publicUrl = "https://dealers.example.com";
		const settings = { embedOrigins: [], cdnMaxAge: 0, proxyHops: 0, publicUrl };
		const publicApi = createTestApi({ settings });
		expect(await (await publicApi.request("/openapi.json")).json()).toMatchObject({
			info: { contact: { url: `${publicUrl}/contact` } },
			servers: [{ url: `${publicUrl}/api` }, { url: "/api" }],
		});
	});

	it("describes every route of the app, and no other", () => {
		const registered = api.routes
			.filter(({ method }) => method === "GET" || method === "POST")
			.map(
				({ method, path }) =>
					`${method} ${path.replace(/:(\w+)(?:\{[^}]*?(?:\\(\.\w+))?\})?/g, "{$1}$2")}`,
			)
			.filter((route) => !/^GET \/(docs|openapi\.json)/.test(route));
		const described = Object.entries(document.paths).flatMap(([path, methods]) =>
			Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
		);
		// The site adds it, which renders the widget.
		const ofTheSite = `GET /${paths.locatorMarkup}`;
		expect(described.sort()).toEqual([...new Set([...registered, ofTheSite])].sort());
	});

	it("has every GET path of the contract except its own", () => {
		const { vehicleInquiry, contact, openapi, docs, ...getPaths } = paths;
		expect(operations.map(([path]) => path).sort()).toEqual(
			Object.values(getPaths)
				.map((path) => `/${path}`)
				.sort(),
		);
	});

	it("has a summary, valid parameters and valid responses for each path", () => {
		for (const [path, { summary, parameters, responses }] of operations) {
			expect(summary).not.toBe("");
			const pathNames = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
			expect(
				parameters.filter(({ in: location }) => location === "path").map(({ name }) => name),
			).toEqual(pathNames);
			for (const parameter of parameters) {
				expect(["path", "query"]).toContain(parameter.in);
				if (parameter.in === "path") expect(parameter.required).toBe(true);
				expect(() => z.fromJSONSchema(parameter.schema)).not.toThrow();
			}
			expect(new Set(parameters.map(({ name }) => name)).size).toBe(parameters.length);
			expect(responses).toHaveProperty("200");
			for (const [status, response] of Object.entries(responses)) {
				expect(status).toMatch(/^[2345]\d\d$/);
				expect(response.description).not.toBe("");
				for (const [type, { schema }] of Object.entries(response.content ?? {})) {
					expect(type).toMatch(/^\w+\/[\w.+-]+$/);
					if (schema) expect(() => z.fromJSONSchema(schema)).not.toThrow();
				}
			}
		}
	});

	it("puts rates with the vehicles, rules of the road with the states, and little else with the service", () => {
		const tagOf = (path: string) => document.paths[`/${path}`]?.get?.tags;
		expect([paths.rates, paths.roadRules, paths.roadRule].map(tagOf)).toEqual([
			["Vehicles"],
			["States"],
			["States"],
		]);
		const ofService = operations.filter(([, { tags }]) => tags.includes("Service"));
		expect(ofService.map(([path]) => path.slice(1))).toEqual([paths.health, paths.ready]);
	});

	it("gives each operation a name of its own and a tag, and its errors their headers", async () => {
		const all = Object.values(document.paths).flatMap(({ get, post }) =>
			[get ?? [], post ?? []].flat(),
		);
		const ids = all.map(({ operationId }) => operationId);
		expect(new Set(ids).size).toBe(ids.length);
		expect(ids).toEqual(expect.arrayContaining(["getVehiclesBySlug", "postVehicleInquiry"]));
		const names = document.tags.map(({ name }) => name);
		for (const { tags, responses } of all) {
			expect(names).toContain(tags[0]);
			expect(Object.keys(responses[429]?.headers ?? {})).toEqual(["Retry-After"]);
			if (responses[304]) expect(responses[200]?.headers).toHaveProperty("ETag");
		}
		const notKept = operations.filter(([, { responses }]) => !responses[304]);
		expect(notKept.map(([path]) => path.slice(1))).toEqual([
			...[paths.dealership, paths.health, paths.ready],
		]);
		const text = await (await api.request("/openapi.json")).text();
		expect(text).toContain('"$ref":"#/components/schemas/Vehicle"');
	});

	it("describes every parameter, every schema and every field, and nothing that is not there", async () => {
		const { components }: OpenApiDocument = await (await api.request("/openapi.json")).json();
		const described: string[] = [];
		const missing: string[] = [];
		function visit(path: string, schema: z.core.JSONSchema.JSONSchema): void {
			for (const [name, field] of Object.entries(schema.properties ?? {})) {
				if (typeof field === "boolean" || field.$ref) continue;
				(field.description ? described : missing).push(`${path}.${name}`);
				visit(`${path}.${name}`, field);
			}
			for (const part of [schema.items, schema.additionalProperties, ...(schema.anyOf ?? [])])
				if (typeof part === "object" && !Array.isArray(part)) visit(path, part);
		}
		for (const [name, schema] of Object.entries(components.schemas)) {
			if (!schema.description) missing.push(name);
			visit(name, schema as z.core.JSONSchema.JSONSchema);
		}
		for (const [path, { parameters }] of operations) {
			for (const { name, description } of parameters)
				if (!description) missing.push(`${path} ${name}`);
		}
		expect(missing).toEqual([]);
		const ours = Object.entries(schemaDescriptions).flatMap(([name, { fields = {} }]) =>
			Object.keys(fields).map((field) => `${name}.${field}`),
		);
		expect(ours.filter((field) => !described.includes(field))).toEqual([]);
	});

	it("has the values that a rate's fields may have, which rules of our own check", () => {
		const { properties } = document.components.schemas
			.FinancingRate as z.core.JSONSchema.ObjectSchema;
		expect(properties).toMatchObject({
			minCreditScore: { minimum: 300, maximum: 850 },
			maxCreditScore: { minimum: 300, maximum: 850 },
			term: { enum: [36, 48, 60, 72, 84] },
			apr: { minimum: 0, maximum: 36 },
			endsOn: { type: "string", format: "date" },
			balloonPercent: { exclusiveMinimum: 0, maximum: 60 },
		});
	});

	it("has numbers for ids, no bounds that are only JavaScript's, and asks for no key", async () => {
		const id = document.paths[`/${paths.dealership}`]?.get?.parameters[0];
		expect(id).toMatchObject({ name: "id", schema: { type: "integer" }, example: 7 });
		expect(await (await api.request("/openapi.json")).text()).not.toMatch(/9007199254740991/);
		expect(document.security).toEqual([]);
	});

	it("accepts the answers and the errors of a newer API, with more fields and codes", async () => {
		const { schemas } = document.components;
		expect(JSON.stringify(schemas)).not.toContain('"additionalProperties":false');
		const known = z.fromJSONSchema(schemas.Error as Parameters<typeof z.fromJSONSchema>[0]);
		const issues = { zip: { code: "of-next-year", since: 2027 } };
		const answer = { error: "No", code: "of-next-year", issues, trace: "a1" };
		expect(known.safeParse(answer).error).toBeUndefined();
	});

	it("is accepted by Redocly's recommended rules", async () => {
		const source = await (await api.request("/openapi.json")).text();
		const config = await createConfig({ extends: ["recommended"] });
		const problems = await lintFromString({ source, config });
		expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
	});

	it("has examples that its schemas accept", () => {
		const bodies = {
			vehicleInquiry: vehicleInquirySchema,
			contact: contactMessageSchema,
			addDealership: newDealershipSchema,
		} satisfies Record<keyof typeof commands, unknown>;
		for (const [name, body] of Object.entries(bodies)) {
			const { path } = commands[name as keyof typeof commands];
			const content = document.paths[`/${path}`]?.post?.requestBody.content;
			const schema = content?.["application/json"].schema as { examples?: unknown[] } | undefined;
			expect(body.safeParse(schema?.examples?.[0]).error).toBeUndefined();
		}
		for (const [, { parameters }] of operations) {
			for (const { example, schema } of parameters.filter(({ example }) => example !== undefined)) {
				expect(z.fromJSONSchema(schema).safeParse(example).error).toBeUndefined();
			}
		}
	});

	it("names the parameters of a search, which are required, and their defaults", () => {
		const required = (path: string) =>
			Object.fromEntries(
				(document.paths[`/${path}`]?.get?.parameters ?? []).map(({ name, required }) => [
					name,
					required,
				]),
			);
		expect(required(paths.clusters)).toEqual({
			west: true,
			south: true,
			east: true,
			north: true,
			zoom: true,
			q: false,
			state: false,
		});
		const { parameters } = document.paths[`/${paths.nearbyDealerships}`]?.get ?? {};
		expect(parameters?.find(({ name }) => name === "radiusMiles")).toMatchObject({
			required: false,
			schema: { type: "number", exclusiveMinimum: 0, default: 50 },
		});
		expect(required(paths.places)).toEqual({ q: true });
	});

	it("describes the bodies of the contract's commands, and every error", () => {
		const posts = Object.entries(document.paths).filter(([, { post }]) => post);
		expect(posts.map(([path]) => path).sort()).toEqual(
			Object.values(commands)
				.map(({ path }) => `/${path}`)
				.sort(),
		);
		for (const [, { post }] of posts) {
			expect(post?.parameters).toMatchObject([
				{ name: "idempotency-key", in: "header", required: false, schema: { maxLength: 200 } },
			]);
			expect(Object.keys(post?.responses ?? {})).toEqual([
				"201",
				"400",
				"409",
				"413",
				"415",
				"422",
				"428",
				"429",
				"503",
			]);
		}
		const schema =
			document.paths[`/${paths.contact}`]?.post?.requestBody.content["application/json"].schema;
		const described = z.fromJSONSchema(schema ?? {});
		for (const body of [contactMessage(), contactMessage({ message: "Hi" }), {}]) {
			expect(described.safeParse(body).success).toBe(contactMessageSchema.safeParse(body).success);
		}
	});
});

describe("the page with Swagger UI", () => {
	it("loads nothing from other servers", async () => {
		const response = await api.request("/docs");
		expect(response.headers.get("content-type")).toMatch(/^text\/html/);
		const html = await response.text();
		const urls = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, url = ""]) => url);
		expect(urls.length).toBeGreaterThanOrEqual(3);
		for (const relativeUrl of urls) {
			const url = new URL(relativeUrl, "http://localhost/docs");
			expect(url.origin).toBe("http://localhost");
			const file = await api.request(url.pathname);
			expect(file.status).toBe(200);
			expect(file.headers.get("content-type")).toMatch(/^text\/(css|javascript); charset=utf-8$/);
			expect((await file.text()).length).toBeGreaterThan(20);
		}
		expect(html).not.toMatch(/<script(?![^>]*src)/);
	});

	it.each(["constructor", "toString", "__proto__", "index.html", "..%2Fpackage.json"])(
		"has no file %s",
		async (name) => {
			expect((await api.request(`/docs/${name}`)).status).toBe(404);
		},
	);

	it("may not be framed by other sites, nor connect to other servers, and does not try to", async () => {
		const policy = (await api.request("/docs")).headers.get("content-security-policy");
		expect(policy).toContain("frame-ancestors 'self'");
		expect(policy).toContain("default-src 'none'");
		expect(policy).not.toMatch(/https?:/);
		const script = await (await api.request("/docs/start.js")).text();
		expect(script).toContain('url: "openapi.json"');
		expect(script).toContain("validatorUrl: null");
	});

	it("tries out the server that it comes from, which is the only one that it may call", async () => {
		const script = await (await api.request("/docs/start.js")).text();
		expect(script).toContain('setSelectedServer("/api")');
	});

	it("tries out what reads, and sends no lead", async () => {
		const script = await (await api.request("/docs/start.js")).text();
		expect(script).toContain('supportedSubmitMethods: ["get"]');
	});
});
