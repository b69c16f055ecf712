import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createTempDirectory } from "../../test/temp-directory.js";
import { openSource, readSource } from "./byte-source.js";

it.each([
	["on the disk", openSource],
	["in memory", readSource],
])("refuses to read outside of a file %s", async (_, open) => {
	const path = join(createTempDirectory(), "map.pmtiles");
	writeFileSync(path, "0123456789");
	const source = await open(path);
	expect(Buffer.from(await source.read(8, 2)).toString()).toBe("89");
	for (const [offset, length] of [
		[8, 3],
		[-1, 2],
		[NaN, 2],
	] as const) {
		await expect(source.read(offset, length)).rejects.toThrow("points beyond its own end");
	}
	await source.close();
});
