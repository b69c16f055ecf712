import type * as contract from "@nev/contract";
import type * as financing from "@nev/financing";
import { expectTypeOf, test } from "vitest";

// Checked by the compiler: contract and financing do not know each other, and this package both.

test("the financing profile is the same in the contract and in the rules", () => {
	expectTypeOf<financing.FinancingProfile>().toEqualTypeOf<contract.FinancingProfile>();
});

test("the financing option is the same in the contract and in the rules", () => {
	expectTypeOf<financing.FinancingOption>().toEqualTypeOf<contract.FinancingOption>();
});
