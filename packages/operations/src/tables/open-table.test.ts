import { describe, expect, it } from "vitest";
import { makeWorkbook, zip } from "../../test/workbook.js";
import { findColumns } from "./columns.js";
import { openTable } from "./open-table.js";
import type { TableOptions } from "./table-file.js";

const known = { name: ["store name"], address: ["street"], city: [], zipCode: ["zip"], phone: [] };
const countKnown = (cells: readonly string[]) => findColumns(cells, known, []).understood.length;

async function read(content: string | Buffer, options: Partial<TableOptions> = {}) {
	const bytes = typeof content === "string" ? Buffer.from(content) : content;
	const file = await openTable(bytes, { name: "list", countKnown, ...options });
	const rows: (readonly [number, ...string[]])[] = [];
	for await (const { row, cells } of file.rows()) rows.push([row, ...cells]);
	return { header: file.header, rows, notes: file.notes ?? [], sheets: file.sheets };
}

const errorOf = (content: string | Buffer, options?: Partial<TableOptions>) =>
	read(content, options).then(
		() => "none",
		(error: Error) => error.message,
	);

const swap = (text: string) => Buffer.from(text, "utf16le").swap16();
const list = "name,city\nJosé’s Carts,Naples";
const tables = { header: ["name", "city"], rows: [[2, "José’s Carts", "Naples"]] };

describe("text", () => {
	it.each<[string, string | Buffer]>([
		["commas", list],
		["semicolons", list.replaceAll(",", ";")],
		["tabs", list.replaceAll(",", "\t")],
		["pipes", list.replaceAll(",", "|")],
		["UTF-8 with a mark", `\ufeff${list}`],
		["UTF-16 little endian with a mark", Buffer.from(`\ufeff${list}`, "utf16le")],
		["UTF-16 big endian with a mark", swap(`\ufeff${list}`)],
		["UTF-16 little endian", Buffer.from(list, "utf16le")],
		["UTF-16 big endian", swap(list)],
	])("is read in %s", async (_, content) => {
		expect(await read(content)).toMatchObject({ ...tables, notes: [] });
	});

	it("that is not in UTF-8 is read as Windows-1252, and the file says so", async () => {
		const bytes = Buffer.from(list.replace("’", "\x92"), "latin1");
		expect(await read(bytes)).toMatchObject({ ...tables, notes: [/Windows-1252/] });
		// Beyond what is read first, too.
		const long = Buffer.concat([Buffer.from(`${list}\n${"x,y\n".repeat(50_000)}`), bytes]);
		expect(await errorOf(long)).toMatch(/^list is not in UTF-8: line 50004 /);
		const plain = Buffer.from(`a,b\n${"x,y\n".repeat(50_000)}Caf\xe9,b`, "latin1");
		expect((await read(plain)).rows.at(-1)).toEqual([50_002, "Café", "b"]);
	});

	it.each([
		[
			"two encodings",
			Buffer.concat([Buffer.from("name\nJosé\n"), Buffer.from("Peña", "latin1")]),
			/line 3 /,
		],
		["the encoding of old Macs", Buffer.from("name\nJoe\xd5s Carts", "latin1"), /line 2 /],
		[
			"the encoding of old Macs, with a control character of ISO 8859-1",
			Buffer.from("name\nCaf\x8e", "latin1"),
			/line 2 /,
		],
		["bytes that Windows-1252 lacks", Buffer.from("name\nJoe\x81s", "latin1"), /line 2 /],
	])("in %s is not guessed", async (_, bytes, error) => {
		expect(await errorOf(bytes)).toMatch(error);
	});

	it.each([
		[
			"a web page",
			"\n<!DOCTYPE html><html><body>Sign in</body></html>",
			/^list is a web page or XML, and no list/,
		],
		["XML", '<?xml version="1.0"?><dealers/>', /is a web page or XML, and no list/],
		["a PDF", "%PDF-1.4\n1 0 obj", /^list is not a list/],
		["nothing", " \n\n", /is empty/],
	])("is refused if it is %s", async (_, content, error) => {
		expect(await errorOf(content)).toMatch(error);
	});
});

describe("the line of headings", () => {
	const titled =
		'Dealers; as of June\n\n"Ask Ada, please"\nname;street;city\nGulf Carts;1 Main St, Suite 2;Naples';

	it("is the one that names most columns, and rows keep the numbers of a spreadsheet", async () => {
		expect(await read(titled)).toEqual({
			header: ["name", "street", "city"],
			rows: [[5, "Gulf Carts", "1 Main St, Suite 2", "Naples"]],
			notes: ["The headings are in row 4. What is above them is not read."],
			sheets: undefined,
		});
	});

	it.each([
		["it is the first", "name,city\nname,city", 2],
		["one cell of a row is a heading by chance", "title,place\nGulf Carts,Naples\nname,Tampa", 2],
		["no line is known", "title,place\nGulf Carts,Naples", 2],
		["only the first line is known, and there are no columns", "name\nGulf Carts", 2],
	])("is the first if %s", async (_, content, row) => {
		const { rows, notes } = await read(content);
		expect([rows[0]?.[0], notes]).toEqual([row, []]);
	});
});

describe("lines above and below the headings", () => {
	const block = "name,street,city\nGulf Carts,1 Main St,Naples";

	it("are rows below, even if they name more columns", async () => {
		const { header, rows, notes } = await read(
			`${block}\nname,street,city,zip\nBay Carts,2 B St,Naples,34102`,
		);
		expect([header, rows.length, notes]).toEqual([["name", "street", "city"], 3, []]);
	});

	it.each([
		["not a title", `Our dealers\n${block}`, false],
		["a row of several cells", `Bay Carts,2 B St,Naples\n${block}`, true],
	])("lose nothing above but %s", async (_, content, losesData) => {
		expect((await openTable(Buffer.from(content), { countKnown })).losesData ?? false).toBe(
			losesData,
		);
	});

	it.each(["Our dealers", "Our dealers,,June 2026", "Our dealers;June"])(
		"are none of the headings, though these are not known: %s",
		async (title) => {
			const delimiter = title.includes(";") ? ";" : ",";
			const content = `${title}\nshop,place,town,code\nGulf,1 Main St,Naples,34102`.replaceAll(
				",",
				delimiter,
			);
			expect((await read(content)).header).toEqual(["shop", "place", "town", "code"]);
		},
	);

	it("may have a semicolon where a title has none", async () => {
		expect((await read("Our dealers\nshop;town\nGulf;Naples")).header).toEqual(["shop", "town"]);
	});
});

describe("a workbook", () => {
	it("is read as it is shown: its numbers, days, times and the values of formulas", async () => {
		const bytes = makeWorkbook({
			Dealers: [
				["Our dealers"],
				[],
				["name", "city", "zip", "phone", "since", "opens", "latitude"],
				[
					{ formula: "A1", value: "Gulf & Co" },
					"Naples",
					2134,
					2395550142,
					{ day: 46380 },
					{ time: 0.375 },
					26.141999999999999,
				],
				[],
				["Bay Carts", "", "02134", "='x", { day: 46380.5 }],
			],
		});
		const { header, rows, notes } = await read(bytes);
		expect(header).toEqual(["name", "city", "zip", "phone", "since", "opens", "latitude"]);
		expect(rows).toEqual([
			[4, "Gulf & Co", "Naples", "2134", "2395550142", "2026-12-24", "9:00 AM", "26.142"],
			[6, "Bay Carts", "", "02134", "='x", "2026-12-24T12:00:00Z", "", ""],
		]);
		expect(notes).toEqual(["The headings are in row 3. What is above them is not read."]);
	});

	const two = makeWorkbook({ "Read me": [["hello"]], Dealers: [["name"], ["Gulf Carts"]] });

	it("has its first sheet read, or the one that is named, whatever its case", async () => {
		expect(await read(two)).toMatchObject({
			header: ["hello"],
			rows: [],
			sheets: ["Read me", "Dealers"],
		});
		expect((await read(two)).notes).toEqual([
			'Sheet "Read me" is read. Other sheets are: Dealers.',
		]);
		expect(await read(two, { sheet: "dealers" })).toMatchObject({
			rows: [[2, "Gulf Carts"]],
			notes: [],
		});
	});

	it("has the sheet read that names most columns, if the first names none", async () => {
		const book = makeWorkbook({
			"Read me": [["How to use", "this"]],
			Old: [
				["name", "city"],
				["Bay Carts", "Naples"],
			],
			Dealers: [["As of June"], ["name", "street", "city"], ["Gulf Carts", "1 Main St", "Naples"]],
		});
		const { rows, sheets, notes } = await read(book);
		expect([rows[0]?.[1], sheets]).toEqual(["Gulf Carts", ["Dealers", "Read me", "Old"]]);
		expect(notes[0]).toBe('Sheet "Dealers" is read. Other sheets are: Read me, Old.');
	});

	it("has its first sheet left out if that is empty", async () => {
		const book = makeWorkbook({ Sheet1: [], Dealers: [["name"], ["Gulf Carts"]] });
		expect(await read(book)).toMatchObject({
			rows: [[2, "Gulf Carts"]],
			sheets: ["Dealers", "Sheet1"],
		});
	});

	it.each([
		[
			"a sheet that it lacks",
			two,
			"Shops",
			/^list has no sheet "Shops"\. Its sheets are: Read me, Dealers\.$/,
		],
		["a sheet of what is no workbook", "name\nGulf", "Shops", /^list has no sheets/],
		["an empty sheet", makeWorkbook({ A: [] }), undefined, /^list is empty/],
		["a workbook with a password", encrypted(), undefined, /has a password\. .+ without/],
		["an old workbook", old(), undefined, /\.xls.+\.xlsx/],
		["another archive", zip({ "content.xml": "<a/>" }), undefined, /^list is not a list/],
		[
			"a workbook with a cell in the last row",
			makeBook('<row r="1048576"><c r="A1048576"><v>1</v></c></row>'),
			undefined,
			/^list has more than 200,000 rows.+Delete the empty rows .+ "CSV UTF-8"\.$/,
		],
		[
			"a workbook with very many empty rows",
			makeBook("<row/>".repeat(200_001)),
			undefined,
			/^list has more than 200,000 rows/,
		],
		[
			"a workbook with a cell in the last column",
			makeBook('<row r="400"><c r="XFD400"><v>1</v></c></row>'),
			undefined,
			/^list has millions of cells/,
		],
		[
			"a workbook that is large when unpacked",
			withSize(makeBook(""), 50_000_001),
			undefined,
			/^list has more than 50 MB when unpacked/,
		],
		[
			"a workbook that is larger than it says",
			withSize(makeBook(" ".repeat(9000)), 900),
			undefined,
			/^list cannot be read as a workbook: .+ larger than 900 bytes/,
		],
		["a broken archive", two.subarray(0, 900), undefined, /^list cannot be read as a workbook: /],
	])("refuses %s in a sentence", async (_, content, sheet, error) => {
		expect(await errorOf(content, sheet === undefined ? {} : { sheet })).toMatch(error);
	});

	/** Its only sheet has these rows. */
	function makeBook(rows: string): Buffer {
		return zip({ "xl/workbook.xml": "<workbook/>", "xl/worksheets/sheet1.xml": rows });
	}

	/** The directory of the archive says that its last file has this size. */
	function withSize(bytes: Buffer, size: number): Buffer {
		bytes.writeUInt32LE(size, bytes.lastIndexOf("PK\x01\x02") + 24);
		return bytes;
	}

	/** A compound file, as Excel wrote before 2007, and as it writes a workbook with a password. */
	function old(stream = "Workbook"): Buffer {
		const bytes = Buffer.alloc(1024);
		bytes.write("d0cf11e0a1b11ae1", "hex");
		bytes.write(stream, 600, "utf16le");
		return bytes;
	}
	function encrypted() {
		return old("EncryptedPackage");
	}
});

describe("JSON", () => {
	const gulf = {
		name: "Gulf Carts",
		address: { city: "Naples", zip: "34102" },
		isOpen: true,
		tags: ["a", 2],
	};
	const flat = {
		header: ["name", "address.city", "address.zip", "isOpen", "tags", "note"],
		rows: [
			[2, "Gulf Carts", "Naples", "34102", "true", "a; 2", ""],
			[3, "Bay Carts", "", "", "", "", "new"],
		],
	};
	const two = [gulf, { name: "Bay Carts", note: "new", address: null }];

	it.each<[string, string]>([
		["a list of objects", JSON.stringify(two, null, 1)],
		[
			"an object that holds one",
			`${JSON.stringify({ count: 2, data: { tags: ["a"], stores: two } })}\n`,
		],
		["a line for each object", `${two.map((one) => JSON.stringify(one)).join("\n")}\n`],
	])("is read from %s", async (_, content) => {
		expect(await read(content)).toMatchObject(flat);
	});

	it.each<[string, string]>([
		[
			"a collection",
			JSON.stringify({ type: "FeatureCollection", features: [feature(26.14), feature()] }),
		],
		[
			"a line for each place",
			[feature(26.14), feature()].map((one) => JSON.stringify(one)).join("\n"),
		],
	])(
		"that is GeoJSON has properties as columns and a point as coordinates: %s",
		async (_, content) => {
			expect(await read(content)).toMatchObject({
				header: ["name", "latitude", "longitude"],
				rows: [
					[2, "Gulf Carts", "26.14", "-81.79"],
					[3, "Gulf Carts", "", ""],
				],
			});
		},
	);
	function feature(latitude?: number) {
		const geometry =
			latitude === undefined ? null : { type: "Point", coordinates: [-81.79, latitude, 3] };
		return { type: "Feature", properties: { name: "Gulf Carts" }, geometry };
	}

	it("has a column for each of the objects in a list", async () => {
		const content = JSON.stringify([
			{ name: "A", phones: [{ type: "fax", number: 1 }, { number: 2 }] },
		]);
		expect(await read(content)).toMatchObject({
			header: ["name", "phones.0.type", "phones.0.number", "phones.1.number"],
			rows: [[2, "A", "fax", "1", "2"]],
		});
	});

	it.each<[string, unknown, (string | number)[]]>([
		["null in it", [null, { name: "Gulf", city: "Naples" }], [3, "Gulf", "Naples"]],
		[
			"another list beside it",
			{ regions: [{ id: 1, label: "South" }], stores: [{ name: "Gulf", city: "Naples" }] },
			[2, "Gulf", "Naples"],
		],
		[
			"a list in its only record",
			{ name: "Gulf", street: "1 Main St", city: "Naples", days: [{ day: "Mon" }] },
			[2, "Gulf", "1 Main St", "Naples", "Mon"],
		],
	])("may have %s", async (_, content, row) => {
		expect((await read(JSON.stringify(content))).rows).toEqual([row]);
	});

	it("that is in Windows-1252 is read, and the file says so", async () => {
		const { rows, notes } = await read(Buffer.from('[{"name": "Joe\x92s"}]', "latin1"));
		expect([rows, notes]).toEqual([[[2, "Joe’s"]], [expect.stringContaining("Windows-1252")]]);
	});

	it.each<[string, string, RegExp]>([
		[
			"cut off",
			'[{"name": "Gulf"}, {"na',
			/^list cannot be read as JSON: .+ Correct it and try again\.$/,
		],
		["cut off in a line", '{"name": "Gulf"}\n{"na', /^list cannot be read as JSON: line 2: /],
		["of an empty object", "{}", /^list is empty/],
		[
			"with two lists",
			'{"shops": [{}], "cities": [{}]}',
			/^list has several lists: shops, cities\. /,
		],
		["of an empty list", "[]", /^list is empty/],
		["of lists", '[["name"], ["Gulf"]]', /^list has no list of objects/],
	])("is refused in a sentence: %s", async (_, content, error) => {
		expect(await errorOf(content)).toMatch(error);
	});

	it("with names of its own in each object is refused", async () => {
		const rows = Array.from({ length: 300 }, (_, row) => ({
			ratings: { [`r${row}`]: 5, [`s${row}`]: 4 },
		}));
		expect(await errorOf(JSON.stringify(rows))).toMatch(/^list has 600 columns, such as /);
	});

	it("has numbers left out that JSON cannot hold, and says so", async () => {
		const content = '[{"ref": 12345678901234567890, "zip": 34102}, {"ref": 9007199254740993}]';
		expect(await read(content)).toMatchObject({
			header: ["zip"],
			rows: [[2, "34102"]],
			notes: [/^Numbers of more than 15 digits are left out: ref\. /],
		});
	});

	it("that only looks like it is CSV", async () => {
		expect((await read("[name],{city}\nGulf,Naples")).header).toEqual(["[name]", "{city}"]);
	});
});
