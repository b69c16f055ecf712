import { commands, paths, queries } from "@nev/contract";
import { Hono } from "hono";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { contactMessage } from "../../test/leads.js";
import { silent } from "../../test/test-backend.js";
import { docsRoutes } from "./docs-routes.js";
import { answerError } from "./http-error.js";

const docs = docsRoutes();

interface Parameter {
	name: string;
	in: string;
	required: boolean;
	schema: z.core.JSONSchema.JSONSchema;
}

interface Answer {
	description: string;
	content: Record<string, { schema?: z.core.JSONSchema.JSONSchema }>;
}

interface Operation {
	summary: string;
	parameters: Parameter[];
	responses: Record<string, Answer>;
}

interface Description {
	openapi: string;
	info: { title: string; version: string };
	servers: { url: string }[];
	paths: Record<string, { get?: Operation; post?: WriteOperation }>;
}

interface WriteOperation extends Operation {
	requestBody: {
		content: { "application/json": { schema: Parameters<typeof z.fromJSONSchema>[0] } };
	};
}

describe("the description of the API", () => {
	let description: Description;
	let operations: [path: string, operation: Operation][];

	beforeAll(async () => {
		description = await (await docs.request("/openapi.json")).json();
		operations = Object.entries(description.paths).flatMap(([path, { get }]) =>
			get ? [[path, get] as [string, Operation]] : [],
		);
	});

	it("is OpenAPI 3.1, below /api", () => {
		expect(description.openapi).toMatch(/^3\.1\.\d+$/);
		expect(description.info.title).not.toBe("");
		expect(description.info.version).toMatch(/^\d+\.\d+\.\d+$/);
		expect(description.servers).toEqual([{ url: "/api" }]);
	});

	it("has every path of the contract that can be read, but for itself", () => {
		const { vehicleInquiry, contact, openapi, docs, ...read } = paths;
		expect(operations.map(([path]) => path).sort()).toEqual(
			Object.values(read)
				.map((path) => `/${path}`)
				.sort(),
		);
	});

	it("says of each what it is for, what goes in and what comes out", () => {
		for (const [path, { summary, parameters, responses }] of operations) {
			expect(summary).not.toBe("");
			const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
			expect(parameters.filter((one) => one.in === "path").map(({ name }) => name)).toEqual(inPath);
			for (const parameter of parameters) {
				expect(["path", "query"]).toContain(parameter.in);
				if (parameter.in === "path") expect(parameter.required).toBe(true);
				expect(() => z.fromJSONSchema(parameter.schema)).not.toThrow();
			}
			expect(new Set(parameters.map(({ name }) => name)).size).toBe(parameters.length);
			expect(responses).toHaveProperty("200");
			for (const [status, answer] of Object.entries(responses)) {
				expect(status).toMatch(/^[245]\d\d$/);
				expect(answer.description).not.toBe("");
				for (const [type, { schema }] of Object.entries(answer.content)) {
					expect(type).toMatch(/^\w+\/[\w+]+$/);
					if (schema) expect(() => z.fromJSONSchema(schema)).not.toThrow();
				}
			}
		}
	});

	it("names the parameters of a search, and which of them are needed", () => {
		const needed = (path: string) =>
			Object.fromEntries(
				(description.paths[`/${path}`]?.get?.parameters ?? []).map(({ name, required }) => [
					name,
					required,
				]),
			);
		expect(needed(paths.clusters)).toEqual({
			west: true,
			south: true,
			east: true,
			north: true,
			zoom: true,
			q: false,
			state: false,
		});
		expect(needed(paths.nearbyDealerships)).toEqual({
			zip: false,
			latitude: false,
			longitude: false,
			radiusMiles: false,
			q: false,
			state: false,
			limit: false,
		});
		expect(needed(paths.places)).toEqual({ q: true });
	});

	it("describes the bodies that the contract's own commands take, and every refusal", () => {
		const posts = Object.entries(description.paths).filter(([, { post }]) => post);
		expect(posts.map(([path]) => path).sort()).toEqual(
			Object.values(commands)
				.map(({ path }) => `/${path}`)
				.sort(),
		);
		for (const [, { post }] of posts) {
			expect(Object.keys(post?.responses ?? {})).toEqual([
				"201",
				"400",
				"409",
				"413",
				"415",
				"422",
				"429",
				"503",
			]);
		}
		const schema =
			description.paths[`/${paths.contact}`]?.post?.requestBody.content["application/json"].schema;
		const described = z.fromJSONSchema(schema ?? {});
		for (const body of [contactMessage(), contactMessage({ message: "Hi" }), {}]) {
			expect(described.safeParse(body).success).toBe(commands.contact.body.safeParse(body).success);
		}
	});

	it("describes the answers that the contract's own queries parse", () => {
		const described = (path: string) => {
			const answer = description.paths[`/${path}`]?.get?.responses[200];
			return z.fromJSONSchema(answer?.content["application/json"]?.schema ?? {});
		};
		const health = {
			status: "ok",
			database: "up",
			catalogueVersion: 1,
			dealerships: 300,
			vehicles: 33,
		};
		for (const value of [health, { ...health, status: "fine" }, { status: "ok" }]) {
			expect(described(paths.health).safeParse(value).success).toBe(
				queries.health().response.safeParse(value).success,
			);
		}
	});
});

describe("the page for people", () => {
	it("loads nothing but our own files", async () => {
		const response = await docs.request("/docs");
		expect(response.headers.get("content-type")).toMatch(/^text\/html/);
		const html = await response.text();
		const loaded = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address = ""]) => address);
		expect(loaded.length).toBeGreaterThanOrEqual(3);
		for (const address of loaded) {
			const url = new URL(address, "http://localhost/docs");
			expect(url.origin).toBe("http://localhost");
			const file = await docs.request(url.pathname);
			expect(file.status).toBe(200);
			expect(file.headers.get("content-type")).toMatch(/^text\/(css|javascript); charset=utf-8$/);
			expect((await file.text()).length).toBeGreaterThan(20);
		}
		expect(html).not.toMatch(/<script(?![^>]*src)/);
	});

	it.each(["constructor", "toString", "__proto__", "index.html", "..%2Fpackage.json"])(
		"has no file %s",
		async (name) => {
			const api = new Hono().route("/", docs).onError(answerError(silent));
			expect((await api.request(`/docs/${name}`)).status).toBe(404);
		},
	);

	it("may not reach anybody else, and does not try to", async () => {
		const policy = (await docs.request("/docs")).headers.get("content-security-policy");
		expect(policy).toContain("default-src 'none'");
		expect(policy).not.toMatch(/https?:/);
		const start = await (await docs.request("/docs/start.js")).text();
		expect(start).toContain('url: "openapi.json"');
		expect(start).toContain("validatorUrl: null");
	});
});
