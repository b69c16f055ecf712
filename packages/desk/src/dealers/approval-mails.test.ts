import { expect, it } from "vitest";
import { describeApprovalMails, whyNobodyIsTold } from "./approval-mails.js";

it.each([
	[
		{ changed: 1, mailed: 1, notTold: [] },
		"It is told by mail in 10 minutes, unless you undo this.",
	],
	[{ changed: 1, mailed: 0, notTold: ["before"] }, "It is not told by mail: approved before."],
	[
		{ changed: 4, mailed: 1, notTold: ["no-email", "sample"] },
		"1 is told by mail in 10 minutes, unless you undo this. 3 are not told by mail: no email address, a sample dealer.",
	],
	[{ changed: 0, mailed: 0, notTold: [] }, ""],
] as const)(
	"says which of those that were approved are told, and why others are not",
	(result, text) => {
		expect(describeApprovalMails(result, undefined)).toBe(text);
	},
);

it.each([
	[{ hasMailServer: true, hasPublicUrl: true }, undefined],
	[{ hasMailServer: false, hasPublicUrl: true }, "SMTP_URL"],
	[{ hasMailServer: true, hasPublicUrl: false }, "PUBLIC_URL"],
])("says which setting the desk lacks to tell them", (operator, setting) => {
	const obstacle = whyNobodyIsTold(operator);
	if (setting === undefined) expect(obstacle).toBeUndefined();
	else expect(obstacle).toContain(`(${setting})`);
	const text = describeApprovalMails({ changed: 2, mailed: 0, notTold: [] }, obstacle);
	if (setting) expect(text).toBe(`They are not told by mail: ${obstacle}.`);
});
