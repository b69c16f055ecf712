import { visitorScores } from "@nev/contract/desk";
import { creditScores } from "@nev/financing";
import { expect, it } from "vitest";

it("calls a rate doubtful by the credit scores that the calculator offers", () => {
	expect(visitorScores).toEqual(creditScores);
});
