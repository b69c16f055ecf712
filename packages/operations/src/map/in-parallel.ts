/**
 * Runs something for each item, a few at a time.
 *
 * @throws the first error, when nothing runs any more
 */
export async function inParallel<Item>(
	items: Iterable<Item>,
	limit: number,
	run: (item: Item) => Promise<void>,
): Promise<void> {
	const rest = items[Symbol.iterator]();
	let failure: { readonly error: unknown } | undefined;
	async function work(): Promise<void> {
		for (let next = rest.next(); !failure && !next.done; next = rest.next()) {
			await run(next.value).catch((error: unknown) => {
				failure ??= { error };
			});
		}
	}
	await Promise.all(Array.from({ length: limit }, work));
	if (failure) throw failure.error;
}
