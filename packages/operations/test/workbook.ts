import { crc32, deflateRawSync } from "node:zlib";

/** What a cell holds: a text, a number, or a number that is shown as a day or as a time of day. */
export type TestCell =
	| string
	| number
	| { day: number }
	| { time: number }
	| { formula: string; value: string };

/** The bytes of an .xlsx file with these sheets, as spreadsheets write it. */
export function makeWorkbook(
	sheets: Readonly<Record<string, readonly (readonly TestCell[])[]>>,
	/** The ranges that are merged, by the sheet. */
	merged: Readonly<Record<string, readonly string[]>> = {},
) {
	const names = Object.keys(sheets);
	const list = names.map(
		(name, n) => `<sheet name="${name}" sheetId="${n + 1}" r:id="r${n + 1}"/>`,
	);
	const links = names.map(
		(_, n) =>
			`<Relationship Id="r${n + 1}" Type="${office}/worksheet" Target="worksheets/sheet${n + 1}.xml"/>`,
	);
	return zip({
		"xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${list.join("")}</sheets></workbook>`,
		"xl/_rels/workbook.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links.join("")}<Relationship Id="styles" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
		"xl/styles.xml": `<styleSheet xmlns="${main}"><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="18"/></cellXfs></styleSheet>`,
		...Object.fromEntries(
			Object.entries(sheets).map(([name, rows], n) => [
				`xl/worksheets/sheet${n + 1}.xml`,
				sheetOf(rows, merged[name] ?? []),
			]),
		),
	});
}

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** Empty rows and cells are left out, as spreadsheets do. */
function sheetOf(rows: readonly (readonly TestCell[])[], merged: readonly string[]): string {
	const lines = rows.map((cells, row) => {
		const parts = cells.map((cell, column) =>
			cell === "" ? "" : cellOf(cell, `${String.fromCharCode(65 + column)}${row + 1}`),
		);
		return parts.join("") && `<row r="${row + 1}">${parts.join("")}</row>`;
	});
	const ranges = merged.map((range) => `<mergeCell ref="${range}"/>`);
	const mergeCells = ranges.length > 0 ? `<mergeCells>${ranges.join("")}</mergeCells>` : "";
	return `<worksheet xmlns="${main}"><sheetData>${lines.join("")}</sheetData>${mergeCells}</worksheet>`;
}

function cellOf(cell: TestCell, at: string): string {
	if (typeof cell === "number") return `<c r="${at}"><v>${cell}</v></c>`;
	if (typeof cell === "string")
		return `<c r="${at}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
	if ("formula" in cell)
		return `<c r="${at}" t="str"><f>${escaped(cell.formula)}</f><v>${escaped(cell.value)}</v></c>`;
	return "day" in cell
		? `<c r="${at}" s="1"><v>${cell.day}</v></c>`
		: `<c r="${at}" s="2"><v>${cell.time}</v></c>`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A zip archive of files (APPNOTE 4.3). */
export function zip(files: Readonly<Record<string, string>>): Buffer {
	const parts: Buffer[] = [];
	const directory: Buffer[] = [];
	let offset = 0;
	for (const [path, text] of Object.entries(files)) {
		const [name, bytes] = [Buffer.from(path), Buffer.from(text)];
		const packed = deflateRawSync(bytes);
		const fields = Buffer.alloc(26);
		fields.writeUInt16LE(20, 0);
		fields.writeUInt16LE(8, 4);
		fields.writeUInt32LE(crc32(bytes), 10);
		fields.writeUInt32LE(packed.length, 14);
		fields.writeUInt32LE(bytes.length, 18);
		fields.writeUInt16LE(name.length, 22);
		const entry = Buffer.concat([Buffer.from("PK\x03\x04"), fields, name, packed]);
		const rest = Buffer.alloc(14);
		rest.writeUInt32LE(offset, 10);
		directory.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), fields, rest, name]));
		parts.push(entry);
		offset += entry.length;
	}
	const end = Buffer.alloc(18);
	end.writeUInt16LE(directory.length, 4);
	end.writeUInt16LE(directory.length, 6);
	end.writeUInt32LE(Buffer.concat(directory).length, 8);
	end.writeUInt32LE(offset, 12);
	return Buffer.concat([...parts, ...directory, Buffer.from("PK\x05\x06"), end]);
}
