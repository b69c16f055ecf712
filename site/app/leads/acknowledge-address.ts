/** The page that the link in a lead's mail opens. Its token is in the query, which our log leaves out. */
export const acknowledgePath = "/lead";

/**
 * Makes the address of a dealer's link from its token; undefined without the site's public address, which a
 * mail needs.
 */
export function acknowledgeAddress(publicUrl: string | undefined) {
	if (publicUrl === undefined) return undefined;
	return (token: string) => `${publicUrl}${acknowledgePath}?${new URLSearchParams({ token })}`;
}
