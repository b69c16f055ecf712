import { xmlParts } from "./workbook-size.js";

/** Cells that a spreadsheet shows as one. Only the first of them has the value. */
export interface MergedCells {
	/** `B2:B4`. */
	readonly range: string;
	readonly firstRow: number;
	readonly lastRow: number;
}

/**
 * The merged cells of a sheet, which the reader of workbooks does not tell from empty ones.
 *
 * @param sheet its place in the workbook, from 0
 */
export function readMergedCells(bytes: Buffer, sheet: number): readonly MergedCells[] {
	const parts = xmlParts(bytes);
	const tagsOf = (path: string, tag: string) =>
		parts
			.find(({ name }) => name === path)
			?.unpack()
			.match(new RegExp(`<(?:\\w+:)?${tag}\\s[^>]*>`, "g")) ?? [];
	const id = attribute(tagsOf("xl/workbook.xml", "sheet")[sheet], "\\w+:id");
	const link = tagsOf("xl/_rels/workbook.xml.rels", "Relationship").find(
		(tag) => attribute(tag, "Id") === id,
	);
	const path = `xl/${attribute(link, "Target").replace(/^\/?xl\//, "")}`;
	return tagsOf(path, "mergeCell").map((tag) => {
		const range = attribute(tag, "ref");
		const [firstRow = 0, lastRow = firstRow] = range.match(/\d+/g)?.map(Number) ?? [];
		return { range, firstRow, lastRow };
	});
}

const attribute = (tag = "", name: string) =>
	new RegExp(`\\s${name}=["']([^"']*)`).exec(tag)?.[1] ?? "";
