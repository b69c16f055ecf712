import { useLayoutEffect, useState } from "react";

const plainPath = "/inventory";

let path = plainPath;

export function keepInventoryPath(shown: string): void {
	path = shown;
}

/**
 * The inventory as the visitor last saw it in this tab, with its filters and its comparison. The history entry
 * keeps it for a reload.
 */
export function useInventoryPath(): string {
	const [shown, setShown] = useState(path);
	useLayoutEffect(() => {
		const { inventoryPath } = history.state ?? {};
		if (path !== plainPath) history.replaceState({ ...history.state, inventoryPath: path }, "");
		else if (inventoryPath) setShown(inventoryPath);
	}, []);
	return shown;
}
