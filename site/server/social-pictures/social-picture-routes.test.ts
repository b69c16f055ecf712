import { errorHandler } from "@nev/api";
import type { Dealership, State, Vehicle } from "@nev/contract";
import { expect, it, vi } from "vitest";
import { type SocialPictureOptions, socialPictureRoutes } from "./social-picture-routes.js";

const vehicle: Vehicle = {
	...{ id: 1, slug: "d6-max-gt4", name: "D6 Max GT4", model: "GT4", series: "D6 Max" },
	...{ description: "Four seats.", price: 8995, range: "60 miles", category: "4-seater" },
	...{ imageUrl: "/api/images/d6-max-gt4.svg", features: [], specifications: {} },
	...{ isAvailable: false, isFeatured: false },
};
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 60"><circle r="9"/></svg>';

const dealer: Dealership = {
	...{ id: 7, name: "Carts & <Co> 🛺", address: "1 Fifth Avenue", city: "Naples" },
	...{ state: "Florida", zipCode: "34102", phone: "(239) 555-0199", email: "" },
	...{ latitude: null, longitude: null },
};
const states: State[] = [
	{ id: 1, name: "Florida", abbreviation: "FL", slug: "florida", emoji: "🌴", description: "" },
	{ id: 2, name: "Wyoming", abbreviation: "WY", slug: "wyoming", emoji: "🦬", description: "" },
].map((state, index) => ({ ...state, dealerCount: 1 - index }));

/** @param draw undefined: as on a server */
function createTestRoutes(draw?: SocialPictureOptions["draw"], dealers = [dealer]) {
	const error = vi.fn();
	const snapshot = {
		company: { name: "Test Network" },
		vehicleBySlug: new Map([[vehicle.slug, vehicle]]),
		images: new Map([["d6-max-gt4.svg", { name: "", svg: drawing }]]),
		stateBySlug: new Map(states.map((state) => [state.slug, state])),
		hasSamples: true,
		dealershipIndex: { byId: (id: number) => dealers.find((other) => other.id === id) },
	};
	const catalogue = { snapshot };
	const routes = socialPictureRoutes({
		catalogue: catalogue as unknown as SocialPictureOptions["catalogue"],
		settings: { proxyHops: 0 },
		log: { error },
		...(draw && { draw }),
	});
	routes.onError(errorHandler({ error } as unknown as Parameters<typeof errorHandler>[0]));
	/** A change is read as another snapshot. */
	const refresh = () => {
		catalogue.snapshot = { ...catalogue.snapshot };
	};
	return { routes, error, dealers, snapshot, refresh };
}

const png = async () => Buffer.from("picture");

it.each([
	`/social-pictures/inventory/${vehicle.slug}.png`,
	"/social-pictures/dealerships/7.png",
	"/social-pictures/states/florida.png",
])("draws %s as a PNG image of 1200 by 630 pixels", async (path) => {
	const { routes, error } = createTestRoutes();
	const response = await routes.request(path);
	expect(error).not.toHaveBeenCalled();
	expect(response.headers.get("content-type")).toBe("image/png");
	expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
	const image = Buffer.from(await response.arrayBuffer());
	expect(image.subarray(1, 4).toString()).toBe("PNG");
	expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
	const etag = response.headers.get("etag") ?? "";
	const again = await routes.request(path, { headers: { "if-none-match": etag } });
	expect(again.status).toBe(304);
});

it.each([
	"/social-pictures/inventory/no-such-vehicle.png",
	"/social-pictures/dealerships/8.png",
	"/social-pictures/dealerships/07.png",
	"/social-pictures/dealerships/7-carts.png",
	"/social-pictures/states/atlantis.png",
	"/social-pictures/states/florida.svg",
	"/social-pictures/policies/privacy.png",
])("has no %s, and draws nothing", async (path) => {
	const draw = vi.fn(png);
	expect((await createTestRoutes(draw).routes.request(path)).status).toBe(404);
	expect(draw).not.toHaveBeenCalled();
});

it("draws a picture once for all who ask, and again when what it shows has changed", async () => {
	const draw = vi.fn(png);
	const { routes, dealers, refresh } = createTestRoutes(draw);
	const ask = () => routes.request("/social-pictures/dealerships/7.png");
	await Promise.all([ask(), ask(), ask()]);
	await ask();
	expect(draw).toHaveBeenCalledTimes(1);
	dealers[0] = { ...dealer, latitude: 26.1, longitude: -81.8 };
	refresh();
	await ask();
	expect(draw).toHaveBeenCalledTimes(1);
	dealers[0] = { ...dealer, name: "Gulf Carts" };
	refresh();
	await ask();
	expect(draw).toHaveBeenCalledTimes(2);
});

it("composes a picture once for each snapshot", async () => {
	const { routes, snapshot, refresh } = createTestRoutes(png);
	const encode = vi.spyOn(snapshot.images, "get");
	const ask = () => routes.request(`/social-pictures/inventory/${vehicle.slug}.png`);
	await ask();
	await ask();
	expect(encode).toHaveBeenCalledTimes(1);
	refresh();
	await ask();
	expect(encode).toHaveBeenCalledTimes(2);
});

it("keeps more pictures than the sample data has pages, and at most 40 MB", async () => {
	const dealers = Array.from({ length: 400 }, (_, index) => ({
		...{ ...dealer, id: index + 1, name: `Carts ${index + 1}` },
	}));
	async function walkTwice(draw: () => Promise<Buffer>, count: number): Promise<void> {
		const { routes } = createTestRoutes(draw, dealers);
		for (const { id } of [...dealers.slice(0, count), ...dealers.slice(0, count)]) {
			await routes.request(`/social-pictures/dealerships/${id}.png`);
		}
	}
	const small = vi.fn(png);
	await walkTwice(small, 400);
	expect(small).toHaveBeenCalledTimes(400);
	const large = vi.fn(async () => Buffer.alloc(15 * 1024 * 1024));
	await walkTwice(large, 3);
	expect(large).toHaveBeenCalledTimes(6);
});

it("lets at most 50 pictures wait, and says when to ask again", async () => {
	const ids = Array.from({ length: 60 }, (_, index) => index + 1);
	let finish = (_: Buffer) => {};
	const promise = new Promise<Buffer>((resolve) => {
		finish = resolve;
	});
	const dealers = ids.map((id) => ({ ...dealer, id, name: `Carts ${id}` }));
	const { routes } = createTestRoutes(() => promise, dealers);
	const answers = ids.map((id) => routes.request(`/social-pictures/dealerships/${id}.png`));
	const refused = await answers[59];
	expect(refused?.status).toBe(503);
	expect(refused?.headers.get("retry-after")).toBe("5");
	finish(await png());
	const statuses = (await Promise.all(answers)).map(({ status }) => status);
	expect(statuses.filter((status) => status === 200)).toHaveLength(50);
	expect((await routes.request("/social-pictures/dealerships/60.png")).status).toBe(200);
});

it("shows texts without what the font lacks, and escaped", async () => {
	const draw = vi.fn(png);
	await createTestRoutes(draw).routes.request("/social-pictures/dealerships/7.png");
	const [svg = ""] = draw.mock.calls.map(([text]: unknown[]) => String(text));
	expect(svg).toContain(">Carts &amp; &lt;Co&gt;<");
	expect(svg).toContain(">(239) 555-0199<");
	expect(svg).not.toContain("Sample");
});

it.each([
	["dealerships/7", "NEV dealer in Naples", "🛺 & 🛺"],
	["inventory/d6-max-gt4", "GT4", "電動車"],
])(
	"has a title in the picture of %s: %s, if the font lacks the name %s",
	async (page, title, name) => {
		const draw = vi.fn(png);
		const { routes, snapshot } = createTestRoutes(draw, [{ ...dealer, name }]);
		snapshot.vehicleBySlug.set(vehicle.slug, { ...vehicle, name });
		await routes.request(`/social-pictures/${page}.png`);
		const svg = draw.mock.calls.map(([text]: unknown[]) => String(text)).join("");
		const words = [...svg.matchAll(/font-size="(?:76|64|52)"[^>]*>([^<]+)</g)].map(
			([, word]) => word,
		);
		expect(words.join(" ")).toContain(title);
		expect(svg).not.toContain("></text>");
	},
);

it("shows a vehicle with its price, and its picture if this server has it", async () => {
	const draw = vi.fn(png);
	const { routes, refresh } = createTestRoutes(draw);
	await routes.request("/social-pictures/inventory/d6-max-gt4.png");
	vehicle.imageUrl = "https://example.com/d6.jpg";
	refresh();
	await routes.request("/social-pictures/inventory/d6-max-gt4.png");
	const [own = "", other = ""] = draw.mock.calls.map(([svg]: unknown[]) => String(svg));
	for (const svg of [own, other]) {
		for (const text of [
			"D6 Max GT4",
			"$8,995",
			"60 miles per charge",
			"Not available at the moment",
		])
			expect(svg).toContain(`>${text}<`);
	}
	expect(own).toContain(Buffer.from(drawing).toString("base64"));
	expect(other).not.toMatch(/<image|example\.com/);
});

it("calls what is invented a sample", async () => {
	const draw = vi.fn(png);
	const { routes } = createTestRoutes(draw, [{ ...dealer, isSample: true }]);
	for (const page of ["dealerships/7", "states/florida", "states/wyoming"]) {
		await routes.request(`/social-pictures/${page}.png`);
	}
	const isMarked = draw.mock.calls.map(([svg]: unknown[]) => String(svg).includes(">Sample<"));
	// Of Wyoming it says that there is no dealer.
	expect(isMarked).toEqual([true, true, false]);
});

it("leads to the common picture if none can be drawn, and tries again", async () => {
	const draw = vi.fn(png).mockRejectedValueOnce(new Error("no rasterizer"));
	const { routes, error } = createTestRoutes(draw);
	const response = await routes.request("/social-pictures/dealerships/7.png");
	expect(response.status).toBe(302);
	expect(response.headers.get("location")).toBe("/social-picture.jpg");
	expect(error).toHaveBeenCalledOnce();
	expect((await routes.request("/social-pictures/dealerships/7.png")).status).toBe(200);
});

it("answers no other method", async () => {
	const { routes } = createTestRoutes(png);
	const response = await routes.request("/social-pictures/dealerships/7.png", { method: "POST" });
	expect(response.status).toBe(405);
});
