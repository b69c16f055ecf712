import { expect, it } from "vitest";
import { describeUndone, rowLabel } from "./describe-undone.js";

const row = { table: "dealerships", id: 7, name: "Gulf Carts" } as const;

it("says how much was restored, and offers to undo that", () => {
	expect(describeUndone({ change: 9, restored: 2, conflicts: [] })).toEqual({
		text: "Undone, in 2 entries.",
		change: 9,
		details: [],
	});
	expect(describeUndone({ change: null, restored: 0, conflicts: [] }).text).toBe(
		"Nothing to undo: the old values are there already.",
	);
});

it("tells each value that was changed since, with both values", () => {
	const phone = { ...row, kind: "field", field: "phone", recorded: "1", present: "2" } as const;
	const lead = { table: "leads", id: 3, name: null, kind: "row", reason: "gone" } as const;
	expect(describeUndone({ change: 9, restored: 1, conflicts: [phone, lead] })).toEqual({
		text: "Undone in part, in 1 entry. 2 values stay as they are.",
		change: 9,
		details: ["Gulf Carts, Phone: now 2; the change wrote 1", "Lead 3 was deleted since"],
	});
	const many = Array.from({ length: 8 }, () => phone);
	const told = describeUndone({ change: null, restored: 0, conflicts: many });
	expect(told.text).toMatch(/^Not undone\. 8 values/);
	expect([told.details?.length, told.details?.at(-1)]).toEqual([6, "And 3 more."]);
});

it("names corrections, mails and pairs after their dealers", () => {
	const titles = (["corrections", "mails", "distinct_dealerships"] as const).map((table) =>
		rowLabel({ table, id: 12, name: "lead 7 to Gulf Carts" }),
	);
	expect(titles).toEqual([
		"Correction of lead 7 to Gulf Carts",
		"Mail of lead 7 to Gulf Carts",
		"No duplicates: lead 7 to Gulf Carts",
	]);
	expect(rowLabel({ table: "corrections", id: 12, name: null })).toBe("Correction 12");
});

it("names the company without a number, and what is not set of it", () => {
	const hours = { table: "company_facts", id: 1, name: null, field: "officeSunday" } as const;
	const conflict = { ...hours, kind: "field", recorded: "1PM-2PM", present: null } as const;
	expect(describeUndone({ change: null, restored: 0, conflicts: [conflict] })).toEqual({
		text: "Not undone. 1 value stays as it is.",
		change: null,
		details: ["Company, Sunday: now not set; the change wrote 1PM-2PM"],
	});
});
