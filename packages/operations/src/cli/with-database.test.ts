import { expect, it } from "vitest";
import { runCommand } from "../../test/run-command.js";

it("a command reads the operator's ZIP codes, and stops if they cannot be used", async () => {
	const { stderr, code } = await runCommand(["dealerships", "list"], {
		environment: { ZIP_CODES_FILE: "/nowhere/codes.csv" },
		signal: new AbortController().signal,
		resolvePath: (path) => path,
	});
	expect(code).toBe(1);
	expect(stderr).toMatch(/^The ZIP codes \/nowhere\/codes\.csv of ZIP_CODES_FILE cannot be used: /);
});
