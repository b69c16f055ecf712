import { mkdirSync, rmdirSync, symlinkSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { tempDataDirectory } from "../../../test/embedded-server.js";
import { addressOfServer } from "./address.js";
import { operatingUser } from "./operating-user.js";

const user = operatingUser();
const clusterIn = (directory: string) => ({ directory, password: "secret" });

it("is a socket in the cluster's directory if its path is short enough", async () => {
	const data = tempDataDirectory();
	const { client, serverParameters, lockFile } = await addressOfServer(clusterIn(data), user);
	expect(client).toMatchObject({ host: data, port: 5432, user: "nev", password: "secret" });
	expect(serverParameters).toEqual(["-k", data, "-h", "", "-p", "5432"]);
	expect(lockFile).toBe(join(data, ".s.PGSQL.5432.lock"));
});

it("is the same for every process if the path is too long, and never another user's link", async () => {
	const cluster = clusterIn(tempDataDirectory("x".repeat(100)));
	const { host = "" } = (await addressOfServer(cluster, user)).client;
	expect((await addressOfServer(cluster, user)).client.host).toBe(host);
	expect(host).toMatch(/^\/tmp\/nev-postgres-\w+$/);

	rmdirSync(host);
	const elsewhere = tempDataDirectory();
	mkdirSync(join(elsewhere, "target"));
	symlinkSync(join(elsewhere, "target"), host);
	onTestFinished(() => unlinkSync(host));
	await expect(addressOfServer(cluster, user)).rejects.toThrow(
		`${host} belongs to another user. Remove it, or set DATA_DIR to a shorter path.`,
	);
});
