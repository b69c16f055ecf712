/** The longest address that the contract takes. */
const limit = 2000;

/** The address of the page that a form stands on; without its query where that makes it too long. */
export function pageAddress(): string | undefined {
	const { href, origin, pathname } = location;
	const [address = ""] = href.split("#");
	return [address, origin + pathname].find(({ length }) => length <= limit);
}
