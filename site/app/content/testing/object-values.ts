/** The figures and texts at the ends of an object, by path: `"warranty.comprehensive.years"`. */
export function valuesByPath(value: unknown, path = ""): Map<string, string | number> {
	if (typeof value === "string" || typeof value === "number") return new Map([[path, value]]);
	if (typeof value !== "object" || value === null) throw new Error(`${path} is no figure.`);
	return new Map(
		Object.entries(value).flatMap(([name, part]) => [
			...valuesByPath(part, path === "" ? name : `${path}.${name}`),
		]),
	);
}

/** A copy of an object in which each end is what `change` makes of it. */
export function mapValues<Value>(
	value: Value,
	change: (leaf: string | number, path: string) => string | number,
): Value {
	function changed(part: unknown, path: string): unknown {
		if (typeof part === "string" || typeof part === "number") return change(part, path);
		if (Array.isArray(part)) return part.map((one, index) => changed(one, join(path, `${index}`)));
		return Object.fromEntries(
			Object.entries(part as object).map(([name, one]) => [name, changed(one, join(path, name))]),
		);
	}
	// Every end keeps its type, so the copy has the shape of the original.
	return changed(value, "") as Value;
}

/** A copy of an object in which one end is another figure or text. */
export function changeValueAt<Value>(value: Value, wanted: string): Value {
	return mapValues(value, (leaf, path) => {
		if (path !== wanted) return leaf;
		return typeof leaf === "number" ? leaf + 7 : `${leaf}~`;
	});
}

function join(path: string, name: string): string {
	return path === "" ? name : `${path}.${name}`;
}
