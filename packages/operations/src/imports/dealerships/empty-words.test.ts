import { expect, it } from "vitest";
import type { DealershipField } from "./dealership-columns.js";
import { withoutEmptyWord } from "./empty-words.js";

const nothing =
	"N/A,n/a,NA,n.a.,N. A.,null,NULL,undefined,NaN,not available,Not Applicable,-,--,—,_,.,...";
const unknown = "unknown,TBD,tba,?,???,#N/A,#REF!,#VALUE!,#NAME?,#DIV/0!,#NULL!";

it.each([...nothing.split(","), "none", ...unknown.split(",")])("%s says nothing", (word) => {
	expect(withoutEmptyWord(word, "website")).toBe("");
	expect(withoutEmptyWord(word, "city")).toBe("");
});

it.each<[string, DealershipField]>([
	["None Such Carts", "name"],
	["Nonesuch", "city"],
	["Null Island Carts", "name"],
	["-5", "timeZone"],
	["#5 Main Street", "address"],
	["#12", "address"],
	["0", "ref"],
	["Na'alehu", "city"],
	["Nada", "city"],
	["TBD Motors", "name"],
	// A dealer may be called so.
	["None", "name"],
	["Unknown", "name"],
	["TBD", "name"],
	// Whoever wrote it does not say that everybody sees the dealer.
	["none", "visibility"],
	["#REF!", "visibility"],
	["tbd", "pausedUntil"],
])("%s stays in %s", (text, field) => {
	expect(withoutEmptyWord(text, field)).toBe(text);
});

it.each(nothing.split(","))("%s is not the name of a dealer, and pauses none", (word) => {
	expect(withoutEmptyWord(word, "name")).toBe("");
	expect(withoutEmptyWord(word, "pausedUntil")).toBe("");
});
