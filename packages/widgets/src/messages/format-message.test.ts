import { describe, expect, test } from "vitest";
import { formatMessage } from "./format-message.js";

const dealers = { one: "{count} dealer", other: "{count} dealers" };

describe("placeholders", () => {
	test("are replaced at every occurrence", () => {
		expect(formatMessage("en", "{name}, {city}, {name}", { name: "A", city: "B" })).toBe("A, B, A");
	});

	test("stay as they are without a value", () => {
		expect(formatMessage("en", "Call {name}")).toBe("Call {name}");
	});

	test("take a value literally, even one that looks like a placeholder", () => {
		expect(formatMessage("en", "{name} in {city}", { name: "{city} $& $1", city: "Rome" })).toBe(
			"{city} $& $1 in Rome",
		);
	});

	test("format numbers for the locale", () => {
		expect(formatMessage("en", "{count}", { count: 12345 })).toBe("12,345");
		expect(formatMessage("es", "{count}", { count: 12345 })).toBe("12.345");
		expect(formatMessage("es-US", "{count}", { count: 12345 })).toBe("12,345");
	});
});

describe("plurals", () => {
	test.each([
		[0, "0 dealers"],
		[1, "1 dealer"],
		[2, "2 dealers"],
		[1200, "1,200 dealers"],
	])("of %d", (count, expected) => {
		expect(formatMessage("en", dealers, { count })).toBe(expected);
	});

	test("follow the language's rules", () => {
		expect(formatMessage("fr", dealers, { count: 0 })).toBe("0 dealer");
	});

	test("are plural without a count", () => {
		expect(formatMessage("en", dealers)).toBe("{count} dealers");
	});
});
