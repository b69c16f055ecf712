let path = "/inventory";

/** The inventory as the visitor last saw it in this tab, with its filters and its comparison. */
export const inventoryPath = () => path;

export function keepInventoryPath(shown: string): void {
	path = shown;
}
