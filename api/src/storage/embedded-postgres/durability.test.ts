import { join } from "node:path";
import { expect, it } from "vitest";
import { clusterOf, isServed, temporaryData } from "../../../test/temporary-data.js";
import { query, silent } from "../../../test/test-backend.js";
import { StartError } from "../../start-error.js";
import { findBinaries } from "./binaries.js";
import { openEmbeddedPostgres } from "./index.js";
import { operatingUser } from "./operating-user.js";
import { run } from "./run.js";

it("refuses a server that somebody else has started without fsync, and lets it be", async () => {
	const data = temporaryData();
	await (await openEmbeddedPostgres(data, silent)).stop();
	const cluster = clusterOf(data);
	const user = operatingUser();
	const { pg_ctl } = await findBinaries(user);
	await run(
		pg_ctl,
		[
			...["start", "--wait", `--pgdata=${cluster}`, `--log=${join(cluster, "by-hand.log")}`],
			`--options=-k ${cluster} -h '' -c fsync=off -c full_page_writes=off`,
		],
		user,
	);

	await expect(openEmbeddedPostgres(data, silent)).rejects.toThrow(
		"The embedded PostgreSQL runs with fsync and full_page_writes off, so that a power cut could lose data.",
	);
	expect(isServed(data)).toBe(true);
});

it("refuses to go on where commits would not be durable, and does not stay behind", async () => {
	const data = temporaryData();
	const postgres = await openEmbeddedPostgres(data, silent);
	await query(postgres.connection, "alter database postgres set synchronous_commit = off");
	await postgres.stop();

	const opening = openEmbeddedPostgres(data, silent);
	await expect(opening).rejects.toThrow(StartError);
	await expect(opening).rejects.toThrow("runs with synchronous_commit off");
	expect(isServed(data)).toBe(false);
});
