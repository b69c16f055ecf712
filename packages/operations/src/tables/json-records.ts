import { ImportError } from "./import-error.js";

export type JsonRecord = Readonly<Record<string, unknown>>;

/** Whether a text begins as JSON does: an object, or a list of objects or lists. */
export function isJson(text: string): boolean {
	return /^\s*(\{\s*(["}]|$)|\[\s*(null\s*,|[[{\]]|$))/.test(text);
}

/**
 * The value of a JSON text, or the list of values if each line is one.
 *
 * @throws {ImportError} if it is malformed
 */
export function parseJson(text: string, name: string): unknown {
	const lines = text.trim().split(/\r?\n/);
	const areRecords = lines.length > 1 && isRecord(tryToParse(lines[0] ?? ""));
	if (!areRecords) return parse(text, name, "");
	return lines.flatMap((line, index) =>
		line.trim() === "" ? [] : parse(line, name, `line ${index + 1}: `),
	);
}

function parse(text: string, name: string, where: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		const reason = (error as Error).message;
		throw new ImportError(
			`${name} cannot be read as JSON: ${where}${reason}. Correct it and try again.`,
		);
	}
}

function tryToParse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/**
 * The objects that a JSON value lists: it is the list, or holds it at any depth, or is the only one. Of several
 * lists, it is the one that names most known columns.
 *
 * @param countKnown how many columns objects name
 * @throws {ImportError} if there is no list of objects, or several are as good
 */
export function findRecords(
	value: unknown,
	name: string,
	countKnown: (records: readonly JsonRecord[]) => number = () => 0,
): readonly JsonRecord[] {
	const found = [...findLists(value, "")].map(([path, records]) => ({
		...{ path, records },
		known: countKnown(records),
	}));
	const most = Math.max(...found.map(({ known }) => known));
	const best = found.filter(({ known }) => known === most);
	const [only, ...others] = best;
	// A dealer may hold a list itself, such as its hours.
	if (isRecord(value)) {
		const lists = found.map(({ path }) => `${path}.`);
		const own = Object.entries(value).filter(
			([key]) => !lists.some((list) => list.startsWith(`${key}.`)),
		);
		if (!only || isDealer(countKnown([Object.fromEntries(own)]), most)) return [value];
	}
	if (!only) {
		throw new ImportError(`${name} has no list of objects. Give JSON such as [{"name": …}, …].`);
	}
	if (others.length > 0) {
		const paths = best.map(({ path }) => path).join(", ");
		throw new ImportError(
			`${name} has several lists: ${paths}. Give a file with the list of dealers alone.`,
		);
	}
	return only.records;
}

const isDealer = (known: number, inLists: number) => known > 2 && inLists < 2;

function* findLists(value: unknown, path: string): Generator<readonly [string, JsonRecord[]]> {
	if (Array.isArray(value)) {
		// An empty object keeps the place of null, so that rows keep their numbers.
		const records = value.map((one) => one ?? {});
		const isList = records.every(isRecord) && (value.some(isRecord) || path === "");
		if (isList) yield [path, records];
		return;
	}
	if (!isRecord(value)) return;
	for (const [key, inner] of Object.entries(value)) {
		yield* findLists(inner, path === "" ? key : `${path}.${key}`);
	}
}

function isRecord(value: unknown): value is JsonRecord {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
