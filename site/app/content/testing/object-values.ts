type Value = string | number;

/** The strings and numbers inside an object, by path: `"warranty.comprehensive.years"`. */
export function valuesByPath(node: unknown, path = ""): Map<string, Value> {
	if (isValue(node)) return new Map([[path, node]]);
	if (typeof node !== "object" || node === null) throw new Error(`${path} has no value.`);
	return new Map(
		Object.entries(node).flatMap(([name, child]) => [...valuesByPath(child, joinPath(path, name))]),
	);
}

/** Copies an object, replacing each string and number by the result of `change`. */
export function mapValues<Root>(root: Root, change: (value: Value, path: string) => Value): Root {
	function copy(node: unknown, path: string): unknown {
		if (isValue(node)) return change(node, path);
		if (Array.isArray(node)) return node.map((child, i) => copy(child, joinPath(path, `${i}`)));
		return Object.fromEntries(
			Object.entries(node as object).map(([name, child]) => [
				name,
				copy(child, joinPath(path, name)),
			]),
		);
	}
	// `change` keeps the type of each value, so the copy has the type of the original.
	return copy(root, "") as Root;
}

/** Copies an object, changing the value at one path. */
export function changeValueAt<Root>(root: Root, changedPath: string): Root {
	return mapValues(root, (value, path) => {
		if (path !== changedPath) return value;
		return typeof value === "number" ? value + 7 : `${value}~`;
	});
}

function isValue(node: unknown): node is Value {
	return typeof node === "string" || typeof node === "number";
}

function joinPath(path: string, name: string): string {
	return path === "" ? name : `${path}.${name}`;
}
