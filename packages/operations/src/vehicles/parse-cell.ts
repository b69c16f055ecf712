import { splitFeatures } from "./vehicle-cells.js";

/** The value of a cell of a vehicle. What cannot be read stays a text, for the schema to reject. */
export function parseCell(column: string, cell: string): unknown {
	switch (column) {
		case "price":
			return parseDollars(cell);
		case "features":
			return splitFeatures(cell);
		case "isAvailable":
		case "isFeatured":
			return parseBoolean(cell);
		case "category":
			return cell.toLowerCase();
		default:
			return cell;
	}
}

/** Parses a price such as `$8,995.00`. */
function parseDollars(cell: string): number | string {
	return /^\$?\s?(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(cell)
		? Number(cell.replace(/[^\d.]/g, ""))
		: cell;
}

/** Parses yes or no. */
function parseBoolean(cell: string): boolean | string {
	if (/^(true|yes|y|1)$/i.test(cell)) return true;
	if (/^(false|no|n|0)$/i.test(cell)) return false;
	return cell;
}
