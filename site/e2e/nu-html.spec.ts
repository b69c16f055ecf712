import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import jar from "vnu-jar";
import { expect, test } from "./monitored-page.js";
import { siteOrigin } from "./origins.js";
import { routeExpectations } from "./route-expectations.js";

/** What the checker says and we know. */
const known = [
	// How React writes an element without an end.
	"Trailing slash on void elements.*",
	// On the box of consent it keeps a reload from ticking it again.
	".*autocomplete.* is only allowed when the input type is.*",
];

interface Message {
	readonly url: string;
	readonly message: string;
	readonly extract?: string;
}

// Written in Java, which is slow to start; the configuration leaves it out where there is none.
test.describe.configure({ timeout: 120_000 });

test("the Nu HTML checker finds no error and gives no warning on any page", async ({
	request,
}, testInfo) => {
	const pages = new Map<string, string>();
	for (const [place, { path }] of routeExpectations.entries()) {
		const file = testInfo.outputPath(`${place}.html`);
		await writeFile(file, await (await request.get(siteOrigin + path)).text());
		pages.set(file, path);
	}
	const parameters = ["--format", "json", "--stdout", "--exit-zero-always"];
	const { stdout } = await promisify(execFile)(
		"java",
		["-jar", String(jar), ...parameters, "--filterpattern", known.join("|"), ...pages.keys()],
		{ maxBuffer: 64 * 1024 * 1024 },
	);
	const { messages }: { messages: Message[] } = JSON.parse(stdout);
	const found = messages.map(({ url, message, extract }) => {
		const path = pages.get(new URL(url).pathname) ?? url;
		return `${path}: ${message} ${extract ?? ""}`;
	});
	expect(found).toEqual([]);
});
