/** Waits until the same elements have been there for a while: one that is replaced loses the focus, or that it is chosen. */
export async function atRest(read: () => Element[]): Promise<void> {
	let before: Element[] = [];
	for (;;) {
		const now = read();
		if (now.length > 0 && now.length === before.length && now.every((one) => before.includes(one)))
			return;
		before = now;
		await new Promise((resolve) => setTimeout(resolve, 500));
	}
}
