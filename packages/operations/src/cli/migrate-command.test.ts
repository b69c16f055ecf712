import { newestMigration } from "@nev/api/operations";
import { applyOlderMigrations } from "@nev/api/testing/older-migrations.js";
import { afterAll, expect, it } from "vitest";
import { openOperator } from "../../test/operator.js";

const operator = await openOperator();
afterAll(operator.close);

it("nev migrates a database only when asked to, and names the difference otherwise", async () => {
	await operator.sql("drop schema public cascade");
	await operator.sql("drop schema drizzle cascade");
	await operator.sql("create schema public");
	expect((await operator.run("leads", "list")).stderr).toBe(
		'The database is empty. To fill it, run "nev migrate", or start the server of this version.\n',
	);
	await applyOlderMigrations(operator.connection);
	for (const command of [
		["leads", "list"],
		["dealerships", "list"],
	]) {
		expect(await operator.run(...command)).toMatchObject({
			code: 1,
			stdout: "",
			stderr: `The database lacks the migration ${newestMigration()}. Make a backup with the version that it was used with, then run "nev migrate", or start the server of this version.\n`,
		});
	}

	expect(await operator.run("migrate")).toEqual({
		code: 0,
		lines: [`Applied ${newestMigration()}.`],
		stdout: `Applied ${newestMigration()}.\n`,
		stderr: "",
	});
	expect(await operator.run("migrate")).toMatchObject({
		code: 0,
		stdout: "The database has the schema of this version already.\n",
	});
	expect((await operator.run("leads", "list")).code).toBe(0);

	await operator.sql(
		"insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9e15)",
	);
	expect(await operator.run("migrate")).toMatchObject({
		code: 1,
		stdout: "",
		stderr:
			"The database has a migration of a newer version. Use that version, or restore a backup of this one in an empty database.\n",
	});
});
