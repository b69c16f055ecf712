import { expect, it } from "vitest";
import { runCommand } from "../../test/run-command.js";

const context = {
	environment: {},
	signal: new AbortController().signal,
	resolvePath: (path: string) => path,
};

it.each([
	["vehicles edit 7 --price 8995", "vehicles", "Vehicles"],
	["changes undo 12 --help", "changes", "Changes"],
	["dealerships corrections", "dealerships corrections", "Corrections"],
	["leads hand-over 12 --to 7", "leads hand-over", "the lead, or Leads for several"],
	["notices retry --dead", "notices", "Health, and from there the mails"],
	["people do-not-contact --remove --email ada@example.com", "people do-not-contact", "People"],
])("nev %s says where in the desk that is now", async (line, name, place) => {
	expect(await runCommand(line.split(" "), context)).toMatchObject({
		code: 2,
		stdout: "",
		stderr: `nev ${name} is in the desk now: run nev desk, and open ${place}.\n`,
	});
});

it("the help names no moved command", async () => {
	const { stdout } = await runCommand(["--help"], context);
	expect(stdout).toContain("dealerships");
	expect(stdout).not.toMatch(/^ {2}(changes|company|insight|notices|vehicles)/m);
});
