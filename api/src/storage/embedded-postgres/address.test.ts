import { mkdirSync, rmdirSync, symlinkSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { temporaryData } from "../../../test/temporary-data.js";
import { addressOf } from "./address.js";
import { operatingUser } from "./operating-user.js";

const user = operatingUser();
const clusterIn = (directory: string) => ({ directory, password: "secret" });

it("is a socket in the cluster's folder, as long as its path fits", async () => {
	const data = temporaryData();
	const { client, parameters, lockFile } = await addressOf(clusterIn(data), user);
	expect(client).toMatchObject({ host: data, port: 5432, user: "nev", password: "secret" });
	expect(parameters).toEqual(["-k", data, "-h", "", "-p", "5432"]);
	expect(lockFile).toBe(join(data, ".s.PGSQL.5432.lock"));
});

it("is the same for every process where the path does not fit, and no link of somebody else's", async () => {
	const long = clusterIn(temporaryData("x".repeat(100)));
	const { host = "" } = (await addressOf(long, user)).client;
	expect((await addressOf(long, user)).client.host).toBe(host);
	expect(host).toMatch(/^\/tmp\/nev-postgres-\w+$/);

	rmdirSync(host);
	const elsewhere = temporaryData();
	mkdirSync(join(elsewhere, "target"));
	symlinkSync(join(elsewhere, "target"), host);
	onTestFinished(() => unlinkSync(host));
	await expect(addressOf(long, user)).rejects.toThrow(
		`${host} belongs to somebody else. Remove it, or set DATA_DIR to a shorter path.`,
	);
});
