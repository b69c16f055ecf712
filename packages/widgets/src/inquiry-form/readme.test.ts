import { expect, test } from "vitest";
import { describeReadme, widgetReadme } from "../testing/widget-readme.js";
import { inquiryFormWidget } from "./element.js";

const readme = widgetReadme(import.meta.url);

describeReadme(readme, {
	widget: inquiryFormWidget,
	component: ["inquiry-form-props.ts", "InquiryFormProps"],
	events: 3,
});

test("the README states the timeout of a request", () => {
	const [, milliseconds = ""] =
		/requestTimeoutMs = ([\d_]+)/.exec(readme.read("../forms/request-timeout.ts")) ?? [];
	expect(readme.text).toContain(`${Number(milliseconds.replace("_", "")) / 1000} seconds`);
});

test("the README states the width for two columns", () => {
	const [, width] = /min-width: (\d+)px\)/.exec(readme.read("../forms/forms.css")) ?? [];
	expect(readme.text).toContain(`from ${width} pixels`);
});
