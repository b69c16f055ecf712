import { spawnSync } from "node:child_process";

/** The Java version that the Nu HTML checker needs. */
const minVersion = 17;

/** Whether this machine has a Java that runs the Nu HTML checker. */
export function hasJava(): boolean {
	// Java prints its version to stderr. Versions before 9 read 1.8, which counts as 1 here.
	const { stderr } = spawnSync("java", ["-version"], { encoding: "utf8" });
	const [, version = "0"] = /version "(\d+)/.exec(stderr ?? "") ?? [];
	return Number(version) >= minVersion;
}
