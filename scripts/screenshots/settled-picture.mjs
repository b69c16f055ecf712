/** A picture of a page once it is the same twice: maps are drawn piece by piece. */
export async function settledPicture(page, options) {
	let picture = await page.screenshot(options);
	for (let attempt = 0; attempt < 20; attempt += 1) {
		const next = await page.screenshot(options);
		if (next.equals(picture)) return next;
		picture = next;
	}
	throw new Error(`${page.url()} does not come to rest.`);
}
