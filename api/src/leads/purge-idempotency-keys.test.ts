import { expect, it, onTestFinished } from "vitest";
import { databaseUrl, openTestBackend } from "../../test/test-backend.js";

it("deletes old keys, also without a mail server", async () => {
	const first = await openTestBackend();
	onTestFinished(first.close);
	await first.sql(
		`insert into idempotency_keys (path, key, body_hash, created_at) values
		('contact', 'old', '', now() - interval '31 days'),
		('contact', 'recent', '', now() - interval '29 days')`,
	);
	const second = await openTestBackend({ DATABASE_URL: databaseUrl(first.connection, "postgres") });
	onTestFinished(second.close);
	await expect
		.poll(() => first.sql("select key from idempotency_keys"))
		.toEqual([{ key: "recent" }]);
});
