import { errorBodySchema, errorCodes, healthSchema } from "@nev/contract";
import { pino } from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { createTestApi, openTestBackend } from "../test/test-backend.js";

const { catalogue, fetch, close } = await openTestBackend();
afterAll(close);

const restricted = createTestApi({
	catalogue,
	settings: {
		embedOrigins: ["https://one.example.com", "https://two.example.com"],
		cdnMaxAge: 0,
		proxyHops: 0,
	},
});

describe("an unknown path", () => {
	it.each([
		["GET", "/api"],
		["GET", "/api/nothing"],
		["GET", "/api/vehicles/d6/seats"],
		["GET", "/api/dealerships/abc"],
		["GET", "/api/docs/nothing.js"],
	])("gives 404 in JSON: %s %s", async (method, path) => {
		const response = await fetch(path, { method });
		expect(response.status).toBe(404);
		expect(response.headers.get("content-type")).toBe("application/json");
		expect(response.headers.get("x-content-type-options")).toBe("nosniff");
		const { error, code } = errorBodySchema.parse(await response.json());
		expect(error).toMatch(/\.$/);
		expect(code).toBe("unknown-address");
	});
});

it.each([
	["POST", "/api/vehicles", "GET, HEAD"],
	["PUT", "/api/vehicles/featured", "GET, HEAD"],
	["DELETE", "/api/states/florida", "GET, HEAD"],
	["PATCH", "/api/dealerships", "GET, HEAD, POST"],
	["GET", "/api/contact", "POST"],
	["POST", "/api/map/3/1/3.mvt", "GET, HEAD"],
	["POST", "/api/docs/start.js", "GET, HEAD"],
])("a known path with another method gives 405: %s %s", async (method, path, allow) => {
	const response = await fetch(path, { method });
	expect([response.status, response.headers.get("allow")]).toEqual([405, allow]);
	const { error, code } = errorBodySchema.parse(await response.json());
	expect(error).toContain(allow);
	expect(code).toBe("method-not-allowed");
});

it.each([
	["GET", "/api/nothing"],
	["GET", "/api/vehicles/none"],
	["GET", "/api/states/none"],
	["GET", "/api/images/none"],
	["GET", "/api/map/3/9/9.mvt"],
	["GET", "/api/dealerships/near?zip=1"],
	["POST", "/api/contact"],
])(
	"an error has a code with its status, and is stored by no cache: %s %s",
	async (method, path) => {
		const response = await fetch(path, { method });
		const { code } = errorBodySchema.parse(await response.clone().json());
		expect(errorCodes[code].status).toBe(response.status);
		expect(response.ok).toBe(false);
		expect(response.headers.get("cache-control")).toBe("no-store");
	},
);

describe("a parameter that an address does not have", () => {
	it.each([
		["/api/dealerships/near?zip=33101", "&radius=10&page=2", ["radius", "page"]],
		["/api/vehicles", "?category=4-seater", ["category"]],
		["/api/dealerships/7", "?q=a", ["q"]],
		["/api/dealerships.geojson", "?state=Florida", ["state"]],
	])("is named, even beside a cached answer: %s with %s", async (path, unknown, names) => {
		expect((await fetch(path)).status).toBe(200);
		const response = await fetch(path + unknown);
		expect(response.status).toBe(400);
		const { code, error, issues } = errorBodySchema.parse(await response.json());
		expect(code).toBe("malformed-query");
		expect(error).toMatch(`There is no parameter "${names[0]}". This address takes: `);
		const expected = names.map((name) => [name, { code: "unknown-parameter" }]);
		expect(issues).toEqual(Object.fromEntries(expected));
	});

	it("is named once, and ten of many are", async () => {
		const names = Array.from({ length: 2000 }, (_, index) => `p${index}`);
		const search = new URLSearchParams(names.map((name) => [name, "1"]));
		const text = await (await fetch(`/api/dealerships/near?zip=33101&${search}`)).text();
		expect(text.length).toBeLessThan(2000);
		expect(text.split("This address takes: ")).toHaveLength(2);
		const { error, fields } = errorBodySchema.parse(JSON.parse(text));
		expect(Object.keys(fields ?? {})).toEqual(names.slice(0, 10));
		expect(error).toMatch(/^There is no parameter "p0", and 1999 others are unknown\. This/);
	});

	it("is named if it is __proto__", async () => {
		const text = await (await fetch("/api/vehicles?__proto__=2")).text();
		expect(text).toContain('"fields":{"__proto__":"There is no parameter \\"__proto__\\""}');
		expect(text).toContain('"issues":{"__proto__":{"code":"unknown-parameter"}}');
	});

	it.each([
		"/api/vehicles?gad_source=1&gad_campaignid=2&srsltid=3&ttclid=4&mc_cid=5&mc_eid=6&_ga=7&_gl=8",
		"/api/dealerships.geojson?utm_source=news&_=1764457200",
		"/api/map/tiles.json?ts=1764457200",
		"/api/vehicles?utm_source=news&gclid=1&_=1764457200",
		"/api/dealerships/near?zip=33101&radius=",
		"/api/health?t=1764457200",
		"/api/images/d6-max-gt4.svg?w=480",
		"/api/map/3/1/3.mvt?key=1",
	])("is ignored if others add it, if it is empty, or of a file or a check: %s", async (path) => {
		expect((await fetch(path)).status).toBe(200);
	});
});

describe("a parameter that is given twice", () => {
	it.each([
		["/api/dealerships/near?zip=33101", "&zip=10001", "zip"],
		["/api/dealerships/near?zip=33101", "&zip=33101", "zip"],
		["/api/dealerships/near?zip=33101", "&zip=", "zip"],
		["/api/dealerships/search?q=a&state=Florida", "&state=Texas", "state"],
		["/api/places?q=nap", "&q=mia", "q"],
	])("is refused, even beside a cached answer: %s with %s", async (path, again, name) => {
		expect((await fetch(path)).status).toBe(200);
		const response = await fetch(path + again);
		expect(response.status).toBe(400);
		expect(await response.json()).toEqual({
			error: `Give ${name} only once.`,
			code: "malformed-query",
			fields: { [name]: "It is given more than once" },
			issues: { [name]: { code: "repeated-parameter" } },
		});
	});

	it("is ignored if others add it", async () => {
		expect((await fetch("/api/vehicles?utm_source=news&utm_source=mail")).status).toBe(200);
	});
});

describe("a page of another origin", () => {
	const origin = "https://two.example.com";
	const get = async (path: string) => restricted.request(path, { headers: { origin } });

	it("may read every response, errors too", async () => {
		for (const path of ["/vehicles", "/dealerships/near?zip=1", "/nothing", "/health"]) {
			const response = await fetch(`/api${path}`, { headers: { origin } });
			expect(response.headers.get("access-control-allow-origin")).toBe("*");
			expect(response.headers.get("access-control-expose-headers")).toBe("retry-after");
			expect(response.headers.get("access-control-allow-credentials")).toBeNull();
		}
	});

	it("may show pictures, also if it requires that of all that it embeds", async () => {
		const [vehicle] = await (await fetch("/api/vehicles")).json();
		const { status, headers } = await fetch(vehicle.imageUrl);
		expect(status).toBe(200);
		expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
	});

	it("may send forms with an idempotency key", async () => {
		const response = await fetch("/api/contact", {
			method: "OPTIONS",
			headers: {
				origin,
				"access-control-request-method": "POST",
				"access-control-request-headers": "content-type,idempotency-key",
			},
		});
		expect(response.status).toBe(204);
		expect(response.headers.get("access-control-allow-origin")).toBe("*");
		expect(response.headers.get("access-control-allow-methods")).toBe("GET,HEAD,POST");
		expect(response.headers.get("access-control-allow-headers")).toBe(
			"content-type,idempotency-key",
		);
		expect(response.headers.get("access-control-max-age")).toBe("86400");
	});

	it.each(["/vehicles", "/dealerships/near?zip=33101", "/dealerships/near?zip=1", "/nothing"])(
		"must be one that the operator allows: %s",
		async (path) => {
			const allowed = await get(path);
			expect(allowed.headers.get("access-control-allow-origin")).toBe(origin);
			expect(allowed.headers.get("vary")).toMatch(/\bOrigin\b/);
			const other = await restricted.request(path, {
				headers: { origin: "https://two.example.com.evil.example" },
			});
			expect(other.headers.get("access-control-allow-origin")).toBeNull();
			expect(other.headers.get("vary")).toMatch(/\bOrigin\b/);
		},
	);

	it("gets a response that varies by content coding and origin", async () => {
		for (const path of ["/vehicles", "/dealerships/near?zip=33101"]) {
			const names = (await get(path)).headers.get("vary")?.split(", ");
			expect(names?.sort()).toEqual(["Accept-Encoding", "Origin"]);
		}
	});
});

describe("the health check", () => {
	it("counts vehicles and dealerships, and is not cached", async () => {
		const response = await fetch("/api/health");
		expect(response.status).toBe(200);
		expect(response.headers.get("cache-control")).toBe("no-store");
		expect(healthSchema.parse(await response.json())).toEqual({
			status: "ok",
			database: "up",
			catalogueVersion: catalogue.snapshot.version,
			dealerships: 300,
			vehicles: 33,
			sampleData: { dealerships: true, vehicles: true },
		});
	});
});

describe("an unexpected error", () => {
	it("is logged, and the response does not contain its reason", async () => {
		const lines: string[] = [];
		const log = pino({}, { write: (line: string) => void lines.push(line) });
		const broken = {
			...catalogue,
			get snapshot(): never {
				throw new Error("secret reason");
			},
		};
		const api = createTestApi({ catalogue: broken, log });
		for (const path of ["/vehicles", "/dealerships/near?zip=33101"]) {
			const response = await api.request(path);
			expect(response.status).toBe(500);
			expect(response.headers.get("access-control-allow-origin")).toBe("*");
			expect(await response.json()).toEqual({
				error: "Something went wrong on our side. Please try again.",
				code: "internal-error",
			});
		}
		expect(lines).toHaveLength(2);
		expect(lines[0]).toContain("secret reason");
	});
});
