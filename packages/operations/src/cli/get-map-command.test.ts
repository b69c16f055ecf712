import { existsSync } from "node:fs";
import { dealerships, openArchive, openSource } from "@nev/api/operations";
import { makeTownArchive } from "@nev/basemap/testing";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openOperator } from "../../test/operator.js";
import { startRangeServer } from "../../test/range-server.js";

/** Towns at Los Angeles, Naples and Fargo, with a tile of the last zoom in each. */
const towns = [
	[0, 0],
	[36.45, -7.9],
	[21.45, 12.8],
] as const;
const losAngeles = { z: 12, x: 702, y: 1635 };
const naples = { z: 12, x: 1117, y: 1739 };
const fargo = { z: 12, x: 946, y: 1443 };

const server = await startRangeServer(makeTownArchive({ zooms: [0, 12], towns, noise: 500 }));
const operator = await openOperator({ DATA_DIR: "/nowhere" });
afterAll(async () => {
	await server.close();
	await operator.close();
});
beforeEach(() => server.forget());

const dealer = {
	name: "Gulf Carts",
	address: "1 Main Street",
	city: "Naples",
	state: "Florida",
	zipCode: "34102",
	phone: "(239) 555-0142",
	email: "leads@gulf.example.com",
} as const;

const get = (...args: string[]) => operator.run("map", "get", "--from", server.address, ...args);

async function has(file: string, tile: typeof naples): Promise<boolean> {
	const archive = await openArchive(await openSource(operator.path(file)));
	try {
		return (await archive.readTile(tile)) !== undefined;
	} finally {
		await archive.close();
	}
}

describe("nev map get", () => {
	it("needs a dealer with a place, or another area", async () => {
		const { code, stderr } = await get("map.pmtiles", "--yes");
		expect(code).toBe(1);
		expect(stderr).toBe(
			"No dealer that visitors see has a place. Add dealers first, or name an area with --state or --bbox.\n",
		);
		expect(server.requests).toEqual([]);
	});

	it("has the surroundings of listed dealers, of those without coordinates by their ZIP code", async () => {
		await operator.orm.insert(dealerships).values([
			{ ...dealer, zipCode: "34102" },
			{ ...dealer, name: "City Carts", latitude: 34.05, longitude: -118.25 },
			{ ...dealer, name: "Hidden", latitude: 46.85, longitude: -96.8, visibility: "hidden" },
			{ ...dealer, name: "Lost", zipCode: "00000" },
		]);
		const { code, lines, stderr } = await get("dealers.pmtiles", "--yes", "--around", "5");
		expect(code).toBe(0);
		expect(stderr.split("\n")[0]).toBe(
			"1 dealer without coordinates and with an unknown ZIP code cannot be on the map.",
		);
		const file = operator.path("dealers.pmtiles");
		expect(lines).toEqual([
			expect.stringMatching(/^The map is cut from http:.*\.pmtiles, which has [\d.]+ KB\.$/),
			expect.stringMatching(
				/^It will have [\d,]+ tiles, [\d.]+ KB: the country to zoom 9, and 5 miles around 2 dealers to zoom 12\.$/,
			),
			expect.stringMatching(/^[\d.]+ KB are to be downloaded, in \d+ requests?(, with .*)?\.$/),
			`${file} is written. It was checked, and can be used.`,
			`Set this, and restart the server: MAP_FILE=${file}`,
		]);
		expect(await has("dealers.pmtiles", losAngeles)).toBe(true);
		expect(await has("dealers.pmtiles", naples)).toBe(true);
		expect(await has("dealers.pmtiles", fargo)).toBe(false);

		const again = await get("dealers.pmtiles", "--yes", "--around", "5");
		expect(again.lines[0]).toBe(
			`${file} has all of this already. It was checked, and can be used.`,
		);
	});

	it("has a state or bounds without a database", async () => {
		const state = await get("state.pmtiles", "--yes", "--state", "ND", "--state", "Florida");
		expect(state.code).toBe(0);
		expect(state.lines[1]).toContain("and North Dakota and Florida to zoom 12.");
		expect(await has("state.pmtiles", fargo)).toBe(true);
		expect(await has("state.pmtiles", naples)).toBe(true);
		expect(await has("state.pmtiles", losAngeles)).toBe(false);

		const box = await get("box.pmtiles", "--yes", "--bbox", "-97.2,46.6,-96.6,47");
		expect(box.code).toBe(0);
		expect(await has("box.pmtiles", fargo)).toBe(true);
		expect(await has("box.pmtiles", naples)).toBe(false);

		const boxes = ["--bbox", "-81.9,26,-81.7,26.3", "--bbox", "-118.4,33.9,-118,34.2"];
		const more = await get("box.pmtiles", "--yes", ...boxes);
		expect(more.lines.join("\n")).toMatch(
			/The file has [\d,]+ tiles? that the new map will not have\./,
		);
		expect(await has("box.pmtiles", naples)).toBe(true);
		expect(await has("box.pmtiles", losAngeles)).toBe(true);
		expect(await has("box.pmtiles", fargo)).toBe(false);
	});

	it("names what it replaces", async () => {
		operator.file("other.pmtiles", makeTownArchive());
		const { lines } = await get("other.pmtiles", "--yes", "--state", "ND");
		const file = operator.path("other.pmtiles");
		expect(lines).toContain(`${file} is a map of another maker, and will be replaced.`);

		operator.file("dealers.csv", "name,city\n");
		const refused = await get("dealers.csv", "--yes", "--state", "ND");
		expect(refused).toMatchObject({
			code: 1,
			stderr: "dealers.csv is no map. Choose another name.\n",
		});
	});

	it("asks at a terminal, and without one says how to go on", async () => {
		const scripted = await get("asked.pmtiles", "--state", "ND");
		expect(scripted.code).toBe(2);
		expect(scripted.lines.at(-1)).toMatch(/are to be downloaded/);
		expect(scripted.stderr).toBe(
			"Nothing was downloaded, because there is no terminal to ask at. Add --yes.\n",
		);
		const questions: string[] = [];
		const answering = (answer: boolean) => ({
			ask: async (question: string) => {
				questions.push(question);
				return answer;
			},
		});
		const args = ["map", "get", "--from", server.address, "asked.pmtiles", "--state", "ND"];
		const declined = await operator.runAtTerminal(answering(false), ...args);
		expect(declined).toMatchObject({ code: 0, stderr: "" });
		expect(declined.lines.at(-1)).toBe("Nothing was downloaded.");
		expect(existsSync(operator.path("asked.pmtiles"))).toBe(false);
		expect((await operator.runAtTerminal(answering(true), ...args)).code).toBe(0);
		expect(questions[0]).toMatch(/^Download [\d.]+ KB for \/.*asked\.pmtiles\?$/);
		expect(await has("asked.pmtiles", fargo)).toBe(true);
	});

	it("says now and then how far it is, where there is no terminal", async () => {
		const { stderr } = await get("told.pmtiles", "--yes", "--state", "California");
		expect(stderr).toMatch(/^Downloaded [\d.]+ [KM]B of [\d.]+ [KM]B, \d+ seconds? left\.\n/);
		expect(stderr.split("\n").length).toBeLessThan(12);
	});

	it("stops at Ctrl+C", async () => {
		const { code, stderr } = await operator.runAborted(
			...["map", "get", "--from", server.address, "stopped.pmtiles", "--state", "ND", "--yes"],
		);
		expect({ code, stderr }).toEqual({ code: 130, stderr: "Stopped. Nothing was changed.\n" });
	});

	it.each([
		[["--state", "Ontario"], "Give a state or a territory"],
		[["--bbox", "1,2,3"], "Give west,south,east,north"],
		[["--bbox", "10,2,3,4"], "Give west,south,east,north"],
		[
			["--bbox", "170,50,-170,60"],
			"Across 180 degrees they are two: --bbox 170,50,180,60 --bbox -180,50,-170,60",
		],
		[["--maxzoom", "16"], "Give a zoom from 6 to 15."],
		[["--around", "0"], "Give a whole number from 1 to 300."],
	])("refuses %j", async (options, message) => {
		const { code, stderr } = await get("wrong.pmtiles", "--yes", ...options);
		expect(code).toBe(2);
		expect(stderr).toContain(message);
	});
});
