import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "./database.js";
import { secrets } from "./secret-schema.js";

/** Returns a function that reads a secret of the database once. The first caller of all makes it. */
export function sharedSecret({ orm }: Pick<Database, "orm">, name: string): () => Promise<string> {
	let secret: Promise<string> | undefined;

	async function read(): Promise<string> {
		const value = randomBytes(32).toString("base64url");
		await orm.insert(secrets).values({ name, value }).onConflictDoNothing();
		const [row] = await orm.select().from(secrets).where(eq(secrets.name, name));
		if (!row) throw new Error(`The secret ${name} was deleted.`);
		return row.value;
	}

	return () => {
		secret ??= read().catch((error) => {
			secret = undefined;
			throw error;
		});
		return secret;
	};
}
