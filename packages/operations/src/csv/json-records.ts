import { ImportError } from "./import-error.js";

export type JsonRecord = Readonly<Record<string, unknown>>;

/** Whether a text begins as JSON does: an object, or a list of objects or lists. */
export function isJson(text: string): boolean {
	return /^\s*(\{\s*(["}]|$)|\[\s*([[{\]]|$))/.test(text);
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
 * The objects that a JSON value lists: it is the list, or holds it at any depth, or is the only one.
 *
 * @throws {ImportError} if there is no list of objects, or there are several
 */
export function findRecords(value: unknown, name: string): readonly JsonRecord[] {
	const found = [...findLists(value, "")];
	const [only, ...others] = found;
	if (!only && isRecord(value)) return [value];
	if (!only) {
		throw new ImportError(`${name} has no list of objects. Give JSON such as [{"name": …}, …].`);
	}
	if (others.length > 0) {
		const paths = found.map(([path]) => path).join(", ");
		throw new ImportError(
			`${name} has several lists: ${paths}. Give a file with the list of dealers alone.`,
		);
	}
	return only[1];
}

function* findLists(value: unknown, path: string): Generator<readonly [string, JsonRecord[]]> {
	if (Array.isArray(value)) {
		if (value.every(isRecord) && (value.length > 0 || path === "")) yield [path, value];
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
