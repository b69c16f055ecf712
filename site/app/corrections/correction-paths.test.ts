import { expect, it, vi } from "vitest";
import { requestAddress } from "./correction-paths.js";

it("names the dealership in browsers whose URLSearchParams have no size", () => {
	vi.spyOn(URLSearchParams.prototype, "size", "get").mockReturnValue(undefined as never);
	expect(requestAddress(7)).toBe("/dealerships/correct?dealership=7");
	expect(requestAddress(undefined)).toBe("/dealerships/correct");
});
