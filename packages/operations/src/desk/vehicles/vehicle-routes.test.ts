import { vehicles } from "@nev/api/operations";
import { hostileStrings } from "@nev/api/testing/hostile-strings.js";
import { silent } from "@nev/api/testing/test-backend.js";
import type { DeskVehicle, EditConflict, Page, Saved, VehicleRow } from "@nev/contract/desk";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openOperator } from "../../../test/operator.js";
import { undoChange } from "../../changes/undo-change.js";
import { deskErrorHandler } from "../desk-error.js";
import { deskVehicleRoutes, pictureRoutes } from "./vehicle-routes.js";

const operator = await openOperator();
const { orm, sql } = operator;
afterAll(() => operator.close());

const app = new Hono()
	.route("/pictures", pictureRoutes(orm))
	.use(async (context, next) => {
		context.set("operator", "ada");
		await next();
	})
	.route("/vehicles", deskVehicleRoutes(orm));
app.onError(deskErrorHandler(silent));

const author = { actor: "ada (desk)", action: "changes undo" };

const scout = {
	slug: "scout-4",
	name: "Scout 4",
	description: "Four seats",
	price: 9995.5,
	range: "60 miles",
	category: "4-seater",
	series: "Scout",
	model: "4",
	imageUrl: "/api/images/scout.svg",
	features: ["Seat belts", "A | B"],
	isAvailable: true,
	isFeatured: false,
	specifications: { power: { topSpeed: "25 mph" } },
};

beforeAll(async () => {
	await orm
		.insert(vehicles)
		.values([
			scout,
			{ ...scout, slug: "carrier-6", name: "Carrier 6", model: "6", price: 12_000 },
			{ ...scout, slug: "scout-2", name: "Scout 2", model: "2", price: 8000, isAvailable: false },
		]);
	await sql("insert into images (name, svg) values ('scout.svg', '<svg/>')");
});

async function ask<Value>(path: string, body?: unknown, method = "PUT") {
	const response = await app.request(path, {
		...(body !== undefined && { method, body: JSON.stringify(body) }),
		headers: { "content-type": "application/json" },
	});
	const value: Value & { fields?: Record<string, string> } = await response.json();
	return { status: response.status, body: value };
}

const names = async (query: string) =>
	(await ask<Page<VehicleRow>>(`/vehicles?${query}`)).body.items.map(({ name }) => name);

it("lists, searches, filters and sorts vehicles", async () => {
	expect(await names("")).toEqual(["Scout 4", "Carrier 6", "Scout 2"]);
	expect(await names("sort=price")).toEqual(["Scout 2", "Scout 4", "Carrier 6"]);
	expect(await names("sort=price&order=desc")).toEqual(["Carrier 6", "Scout 4", "Scout 2"]);
	expect(await names("q=scout 2")).toEqual(["Scout 2"]);
	expect(await names("available=no")).toEqual(["Scout 2"]);
	expect(await names("category=utility")).toEqual([]);
	for (const text of hostileStrings.filter(({ length }) => length <= 200).slice(0, 60)) {
		const { status } = await ask(`/vehicles?q=${encodeURIComponent(text.toWellFormed())}`);
		expect(status, JSON.stringify(text)).toBe(200);
	}
});

it("saves what was edited, and tells the second of two operators", async () => {
	const { body: opened } = await ask<DeskVehicle>("/vehicles/1");
	expect(opened.values).toMatchObject({
		...{ price: 9995.5, isAvailable: true, features: ["Seat belts", "A | B"] },
		...{ topSpeed: "25 mph", motor: "", externalUrl: "" },
	});
	const values = { price: 8995, features: ["Seat belts", "Mirrors | lights"], motor: "6 kW" };
	const saved = await ask<Saved<DeskVehicle>>("/vehicles/1", { version: opened.version, values });
	expect(saved.status).toBe(200);
	expect(saved.body.saved.values).toMatchObject(values);
	const [change] = await sql("select actor, action from changes order by id desc limit 1");
	expect(change).toEqual({ actor: "ada (desk)", action: "vehicles edit" });
	const second = await ask<EditConflict<DeskVehicle>>("/vehicles/1", {
		version: opened.version,
		values: { price: 7000 },
	});
	expect(second).toMatchObject({ status: 409, body: { current: { values: { price: 8995 } } } });
	const refused = await ask("/vehicles/1", {
		version: second.body.current.version,
		values: { price: "free", name: "" },
	});
	expect(refused.status).toBe(422);
	expect(Object.keys(refused.body.fields ?? {})).toEqual(["price", "name"]);
	expect((await ask("/vehicles/99", { version: "1", values: {} })).status).toBe(404);
});

it("takes as many features as an import, and no field that operators do not edit", async () => {
	const { body: opened } = await ask<DeskVehicle>("/vehicles/2");
	const features = Array.from({ length: 30 }, (_, n) => `${n} `.padEnd(1000, "x"));
	const save = (values: object) => ask("/vehicles/2", { version: opened.version, values });
	expect((await save({ slug: "other" })).status).toBe(422);
	expect((await save({ isSample: "yes" })).status).toBe(422);
	expect(await save({ features })).toMatchObject({
		status: 200,
		body: { saved: { slug: "carrier-6", values: { features } } },
	});
});

it("adds a vehicle by the rules of an edit, at the end of the catalogue, and is undone", async () => {
	const add = (values: object) => ask<Saved<DeskVehicle>>("/vehicles", { values }, "POST");
	const values = {
		...{ name: "Ranger 4 Plus", price: 9995, category: "4-seater", series: "Ranger" },
		...{ model: "4", range: "60 miles", description: "Four seats", topSpeed: "25 mph" },
		...{ imageUrl: "/api/images/scout.svg", features: ["Mirrors", "A | B"] },
	};
	const { status, body } = await add(values);
	expect(status).toBe(201);
	expect(body.saved).toMatchObject({
		...{ slug: "ranger-4-plus", isSample: false },
		values: { ...values, isAvailable: true, isFeatured: false, motor: "" },
	});
	expect((await ask(`/vehicles/${body.saved.id}`)).body).toEqual(body.saved);
	expect((await names("")).at(-1)).toBe("Ranger 4 Plus");
	expect(await sql("select actor, action from changes where id = $1", [body.change])).toEqual([
		{ actor: "ada (desk)", action: "vehicles add" },
	]);
	const refused = async (edit: object) => {
		const answer = await add({ ...values, ...edit });
		expect(answer.status).toBe(422);
		return answer.body.fields;
	};
	expect((await add({})).body.fields).toMatchObject({
		name: "It is empty",
		price: expect.stringMatching(/^It must be a price in dollars/),
		category: expect.stringMatching(/^It must be one of/),
		imageUrl: "It is empty",
	});
	expect(await refused({ imageUrl: "http://example.com/a.png" })).toHaveProperty("imageUrl");
	// The same address on the site.
	expect(await refused({ name: "Ranger 4 (plus)" })).toEqual({
		name: "It makes the address /inventory/ranger-4-plus, which is that of another vehicle",
	});
	for (const name of ["Featured", "\u8eca"]) {
		expect(await refused({ name })).toEqual({
			name: expect.stringMatching(/^It makes no address/),
		});
	}
	expect(await refused({ slug: "other" })).toHaveProperty("values");
	await orm.transaction((transaction) => undoChange(transaction, Number(body.change), author));
	expect((await ask(`/vehicles/${body.saved.id}`)).status).toBe(404);
});

it("offers the stored pictures, and serves them as pictures only", async () => {
	expect((await ask("/vehicles/pictures")).body).toEqual(["/api/images/scout.svg"]);
	const picture = await app.request("/pictures/scout.svg");
	expect(picture.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
	expect(picture.headers.get("content-security-policy")).toContain("sandbox");
	expect((await app.request("/pictures/none.svg")).status).toBe(404);
});

describe("a long catalogue", () => {
	const list = async (query: string) => (await ask<Page<VehicleRow>>(`/vehicles?${query}`)).body;

	beforeAll(async () => {
		await sql("truncate vehicles restart identity cascade");
		await orm.insert(vehicles).values(
			Array.from({ length: 160 }, (_, index) => ({
				...{ ...scout, slug: `cart-${index}`, name: `Cart ${index % 7}`, model: `M${index % 5}` },
				...{ price: 8000 + (index % 3), series: index < 60 ? "Early" : "Late" },
				...{ category: index % 2 ? "2-seater" : "4-seater", isAvailable: index % 4 > 0 },
			})),
		);
	});

	it("is found by series, model, category and availability", async () => {
		expect((await list("q=late")).count).toEqual({ n: 100, isExact: true });
		expect((await list("q=m3+early")).count.n).toBe(12);
		expect((await list("category=2-seater")).count.n).toBe(80);
		expect((await list("available=yes")).count.n).toBe(120);
		const both = await list("category=4-seater&available=no");
		expect([both.count.n, both.items.length]).toEqual([40, 40]);
		expect(both.items.every((row) => row.category === "4-seater" && !row.isAvailable)).toBe(true);
		expect((await ask("/vehicles?sort=motor")).status).toBe(400);
		expect((await ask("/vehicles?category=boat")).status).toBe(400);
	});
});
