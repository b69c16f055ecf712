import { expect, it } from "vitest";
import { detectChanges } from "./follow-file.js";

it.each([
	["does not change", "aaa", []],
	["is replaced", "aabbb", [3]],
	["is still being written", "abcdeeee", [5]],
	["is removed, and comes back as it was", "aa--aaa", [3, 5]],
	["is changed for one look only", "abaaa", []],
	["is replaced twice", "abbcc", [2, 4]],
])("a file that %s", (_, states, changes) => {
	const isChanged = detectChanges("a");
	const found = [...states].flatMap((state, look) => (isChanged(state) ? [look] : []));
	expect(found).toEqual(changes);
});
