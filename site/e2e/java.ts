import { spawnSync } from "node:child_process";

/** What the Nu HTML checker is compiled for. */
const neededVersion = 17;

/** Whether there is a Java here that runs the Nu HTML checker. */
export function hasJava(): boolean {
	// It writes its version beside its answer, and before 9 it was called 1.8.
	const { stderr } = spawnSync("java", ["-version"], { encoding: "utf8" });
	const [, version = "0"] = /version "(\d+)/.exec(stderr ?? "") ?? [];
	return Number(version) >= neededVersion;
}
