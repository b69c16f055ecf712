import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "./database.js";
import { secrets } from "./schema.js";

/**
 * Returns a function that reads a secret of the database. The first caller of all makes it. It is not
 * kept in memory, because a restored backup replaces it.
 */
export function sharedSecret({ orm }: Pick<Database, "orm">, name: string): () => Promise<string> {
	const find = async () => (await orm.select().from(secrets).where(eq(secrets.name, name)))[0];

	return async () => {
		const existing = await find();
		if (existing) return existing.value;
		const value = randomBytes(32).toString("base64url");
		await orm.insert(secrets).values({ name, value }).onConflictDoNothing();
		const made = await find();
		if (!made) throw new Error(`The secret ${name} was deleted.`);
		return made.value;
	};
}
