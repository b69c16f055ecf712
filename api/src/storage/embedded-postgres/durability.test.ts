import { join } from "node:path";
import { expect, it } from "vitest";
import {
	clusterDirectory,
	isServerRunning,
	usedDataDirectory,
} from "../../../test/embedded-server.js";
import { query, silent } from "../../../test/test-backend.js";
import { StartError } from "../../errors/operator-error.js";
import { findBinaries } from "./binaries.js";
import { openEmbeddedPostgres } from "./embedded-postgres.js";
import { operatingUser, runAs } from "./operating-user.js";

it("rejects a server that somebody else started without fsync, and leaves it running", async () => {
	const data = usedDataDirectory();
	const cluster = clusterDirectory(data);
	const user = operatingUser();
	const { pg_ctl } = await findBinaries(user);
	await runAs(user, pg_ctl, [
		...["start", "--wait", `--pgdata=${cluster}`, `--log=${join(cluster, "manual.log")}`],
		`--options=-k ${cluster} -h '' -c fsync=off -c full_page_writes=off`,
	]);

	await expect(openEmbeddedPostgres(data, silent)).rejects.toThrow(
		"The embedded PostgreSQL runs with fsync and full_page_writes off, so a power cut could lose data.",
	);
	expect(isServerRunning(data)).toBe(true);
});

it("rejects its own server if commits are not durable, and stops it", async () => {
	const data = usedDataDirectory();
	const postgres = await openEmbeddedPostgres(data, silent);
	await query(postgres.connection, "alter database postgres set synchronous_commit = off");
	await postgres.stop();

	const opening = openEmbeddedPostgres(data, silent);
	await expect(opening).rejects.toThrow(StartError);
	await expect(opening).rejects.toThrow("runs with synchronous_commit off");
	expect(isServerRunning(data)).toBe(false);
});
