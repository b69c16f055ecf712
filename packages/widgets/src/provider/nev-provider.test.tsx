import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { NevProvider, useNev } from "./nev-provider.js";

function Locale() {
	return useNev().locale;
}

function providedLocale(locale?: string): string {
	return renderToString(
		<NevProvider {...(locale && { locale })}>
			<Locale />
		</NevProvider>,
	);
}

describe("the locale", () => {
	test("is American English by default", () => {
		expect(providedLocale()).toBe("en-US");
	});

	test("gets the region US if it has none", () => {
		expect(providedLocale("es")).toBe("es-US");
		expect(providedLocale("zh-Hant")).toBe("zh-Hant-US");
	});

	test("keeps its region", () => {
		expect(providedLocale("es-MX")).toBe("es-MX");
		expect(providedLocale("es-419")).toBe("es-419");
	});
});

test("a widget without a provider throws an error with the fix", () => {
	expect(() => renderToString(<Locale />)).toThrow("Put <NevProvider");
});
