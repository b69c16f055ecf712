/** The page that the link in a lead's mail opens. Its token is in the query, which our log leaves out. */
export const acknowledgePath = "/lead";

/** The address of a dealer's link to a lead, with its token. */
export function acknowledgeAddress(publicUrl: string, token: string): string {
	return `${publicUrl}${acknowledgePath}?${new URLSearchParams({ token })}`;
}
