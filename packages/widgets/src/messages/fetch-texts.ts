/**
 * Fetches the texts of a locale's language. In the npm packages they are always here. The script tag
 * has another module in the place of this one.
 *
 * @returns false if they could not be fetched
 */
export async function fetchTexts(_locale: string): Promise<boolean> {
	return true;
}
