import { expect, test } from "vitest";
import { requestTimeoutMs } from "../forms/request-timeout.js";
import { widgetReadme } from "../testing/widget-readme.js";

const readme = widgetReadme(import.meta.url);

test("the README states the timeout of a request", () => {
	expect(readme.text).toContain(`${requestTimeoutMs / 1000} seconds`);
});

test("the README states the width for two columns", () => {
	const [, width] = /min-width: (\d+)px\)/.exec(readme.read("../forms/forms.css")) ?? [];
	expect(readme.text).toContain(`from ${width} pixels`);
});
