import { expectTypeOf, test } from "vitest";
import type { ElementAttributes } from "./jsx.js";

type Grid = ElementAttributes<"nev-inventory-grid">;

// That the elements have an attribute for each is tested in `bundle/custom-elements.test.ts`.
test("a template may write an element's attributes as HTML does, its lists and its texts", () => {
	expectTypeOf<"can-compare" | "vehicle-href" | "heading-level" | "src">().toExtend<keyof Grid>();
	expectTypeOf<"vehicles" | "messages">().toExtend<keyof Grid>();
	expectTypeOf<Grid["can-compare"]>().toEqualTypeOf<boolean | undefined>();
});

test("a template may write neither what only can be read, nor HTML's own by another type", () => {
	type Written = keyof (Grid &
		ElementAttributes<"nev-dealer-locator"> &
		ElementAttributes<"nev-inquiry-form">);
	type Unwritten = "canCompare" | "filters" | "results" | "search" | "values" | "center" | "ready";
	expectTypeOf<Extract<Unwritten | "reset" | "focus" | "lang" | "id", Written>>().toBeNever();
});
