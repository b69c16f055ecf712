import { expect, it } from "vitest";
import { companyTimeZone } from "./company-time-zone.js";

it.each([
	[null, "America/New_York"],
	["EST", "America/New_York"],
	["ET", "America/New_York"],
	["Eastern Time", "America/New_York"],
	["CDT", "America/Chicago"],
	["US Mountain Standard Time", "America/Denver"],
	["Arizona", "America/Phoenix"],
	["America/Chicago", "America/Chicago"],
	["our own", "America/New_York"],
])("reads %j as %s", (stated, zone) => {
	expect(companyTimeZone(stated)).toBe(zone);
});
