import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import jar from "vnu-jar";
import { expect, test } from "./monitored-page.js";
import { siteOrigin } from "./origins.js";
import { routeExpectations } from "./route-expectations.js";

/** Messages to ignore. */
const ignoredMessages = [
	// React writes void elements so.
	"Trailing slash on void elements.*",
	// autocomplete="off" on the consent checkbox keeps a reload from ticking it again.
	".*autocomplete.* is only allowed when the input type is.*",
	// An attribute of every element (CSS Shadow Parts), which the checker does not know.
	"Attribute .part. not allowed on element .*",
];

interface Message {
	readonly url: string;
	readonly message: string;
	readonly extract?: string;
}

// Without Java, the configuration leaves this file out.

test(
	"the Nu HTML checker has no errors or warnings for any page",
	{ tag: "@every-page" },
	async ({ request }, testInfo) => {
		const pages = new Map<string, string>();
		for (const [index, { path }] of routeExpectations.entries()) {
			const file = testInfo.outputPath(`${index}.html`);
			await writeFile(file, await (await request.get(siteOrigin + path)).text());
			pages.set(file, path);
		}
		const parameters = ["--format", "json", "--stdout", "--exit-zero-always"];
		const { stdout } = await promisify(execFile)(
			"java",
			[
				"-jar",
				String(jar),
				...parameters,
				"--filterpattern",
				ignoredMessages.join("|"),
				...pages.keys(),
			],
			{ maxBuffer: 64 * 1024 * 1024 },
		);
		const { messages }: { messages: Message[] } = JSON.parse(stdout);
		const findings = messages.map(({ url, message, extract }) => {
			const path = pages.get(new URL(url).pathname) ?? url;
			return `${path}: ${message} ${extract ?? ""}`;
		});
		expect(findings).toEqual([]);
	},
);
