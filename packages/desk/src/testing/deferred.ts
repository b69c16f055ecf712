/** An answer that is given later. */
export function deferred() {
	let give = () => {};
	const given = new Promise<void>((resolve) => {
		give = resolve;
	});
	return { given, give };
}
