import * as z from "zod/mini";

/** The header with the second half of a session. Its first half is a cookie, which the page cannot read. */
export const sessionHeader = "x-desk-session";

/** What signs an operator in. Behind a proxy that has signed them in, there is no key. */
export const signInSchema = z.object({
	/** The single-use key of the printed address. */
	key: z.exactOptional(z.string()),
});

export type SignIn = z.infer<typeof signInSchema>;

/** The answer to a sign-in. */
export const sessionSchema = z.object({
	/** The second half of the session, to be sent as `sessionHeader` with every request. */
	token: z.string(),
});

export type Session = z.infer<typeof sessionSchema>;

/** Who is signed in. */
export const operatorSchema = z.object({
	/** The name that changes are recorded under. */
	name: z.string(),
	/** Whether the desk knows a mail server. Without one, mails wait. */
	hasMailServer: z.boolean(),
	/** Whether the desk knows the site's public address. Without it, approved dealers are not told. */
	hasPublicUrl: z.boolean(),
	/** The origin of the site's pages: `https://example.com`; null if the desk does not know it. */
	siteUrl: z.nullable(z.string()),
});

export type Operator = z.infer<typeof operatorSchema>;
