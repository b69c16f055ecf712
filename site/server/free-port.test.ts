import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { freePort } from "../../scripts/free-port.mjs";

const rangeFile = "/proc/sys/net/ipv4/ip_local_port_range";

/** The first port that the system gives to connections, and to servers that ask for any. */
const firstOfSystem = existsSync(rangeFile)
	? Number.parseInt(readFileSync(rangeFile, "utf8"), 10)
	: 49_152;

it("is another port each time, and none that the system gives to somebody else", async () => {
	const ports = await Promise.all(Array.from({ length: 20 }, freePort));
	expect(new Set(ports).size).toBe(20);
	expect(Math.max(...ports)).toBeLessThan(firstOfSystem);
});
