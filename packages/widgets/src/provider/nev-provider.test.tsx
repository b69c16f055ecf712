import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { NevProvider, useNev } from "./nev-provider.js";

function Locale() {
	return useNev().locale;
}

function localeIn(given?: string): string {
	return renderToString(
		<NevProvider {...(given && { locale: given })}>
			<Locale />
		</NevProvider>,
	);
}

describe("the locale", () => {
	test("is American English by default", () => {
		expect(localeIn()).toBe("en-US");
	});

	test("is that of the United States where no region is given", () => {
		expect(localeIn("es")).toBe("es-US");
		expect(localeIn("zh-Hant")).toBe("zh-Hant-US");
	});

	test("keeps the region that is given", () => {
		expect(localeIn("es-MX")).toBe("es-MX");
		expect(localeIn("es-419")).toBe("es-419");
	});
});

test("a widget without a provider says what is missing", () => {
	expect(() => renderToString(<Locale />)).toThrow("Put <NevProvider");
});
