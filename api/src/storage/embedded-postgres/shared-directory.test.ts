import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { temporaryData } from "../../../test/temporary-data.js";
import { sharedDirectory } from "./shared-directory.js";

it("can be entered by everybody, however strict the umask that it is made under", () => {
	const umask = process.umask(0o077);
	onTestFinished(() => void process.umask(umask));
	const path = join(temporaryData(), "shared");
	expect(sharedDirectory(path)).toBe(path);
	expect(statSync(path).mode & 0o777).toBe(0o755);
});
