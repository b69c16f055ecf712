import { expect, it } from "vitest";
import { runCommand } from "../../test/run-command.js";

const context = {
	environment: {},
	signal: AbortSignal.abort(),
	resolvePath: (path: string) => path,
};

it.each([
	["vehicles edit 7 --price 8995", "vehicles", "Vehicles"],
	["changes undo 12 --help", "changes", "Changes"],
	["dealerships corrections", "dealerships corrections", "Corrections"],
	["dealerships unhide 1 2", "dealerships unhide", "Dealers"],
])("nev %s says where the desk does it", async (line, name, place) => {
	expect(await runCommand(line.split(" "), context)).toMatchObject({
		code: 2,
		stdout: "",
		stderr: `The command ${name} is gone: run nev desk, which has it under ${place}.\n`,
	});
});

it("the help names no moved command", async () => {
	const { stdout } = await runCommand(["--help"], context);
	expect(stdout).toContain("dealerships");
	expect(stdout).not.toMatch(/^ {2}(changes|company|insight|vehicles)/m);
});
