import { expect, it } from "vitest";
import { htmlMail, htmlText } from "./html-mail.js";

const family = "👩‍👩‍👧";

it.each([
	["Is it street legal?", "Is it street legal?"],
	['<b>Call me</b> & "me"', "&#60;b&#62;Call me&#60;/b&#62; &#38; &#34;me&#34;"],
	["a".repeat(20), "a".repeat(20)],
	["a".repeat(21), `${"a".repeat(20)}<wbr>a`],
	[`x ${"a".repeat(45)} y`, `x ${"a".repeat(20)}<wbr>${"a".repeat(20)}<wbr>aaaaa y`],
	["www.example.com/carts/d6", "www.<wbr>example.<wbr>com/<wbr>carts/<wbr>d6"],
	["&".repeat(21), `${"&#38;".repeat(20)}<wbr>&#38;`],
	[family.repeat(21), `${family.repeat(20)}<wbr>${family}`],
	["one\r\ntwo\n\nthree", "one<br>two<br><br>three"],
])("shows %j, with places to break long words and lines", (text, html) => {
	expect(htmlText(text)).toBe(html);
});

it("is as wide as the screen, in light and in dark", () => {
	const html = htmlMail("A & B", "<p>Hello</p>");
	expect(html).toContain("<title>A &#38; B</title>");
	expect(html).toContain('<meta name="viewport" content="width=device-width">');
	expect(html).toContain('<meta name="color-scheme" content="light dark">');
	expect(html).toContain("table-layout:fixed");
});
