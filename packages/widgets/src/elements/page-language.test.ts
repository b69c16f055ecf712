import { expect, test, vi } from "vitest";
import { createLanguageFollower } from "./page-language.js";

/** A follower of a page's language. As on a page, fetches that overlap are one. */
function followedPage() {
	const page = { lang: "en" };
	const element = {
		closest: () => ({ getAttribute: () => page.lang }),
	} as unknown as Element;
	let fetching: Promise<void> | undefined;
	let settle = { resolve() {}, reject(_: Error) {} };
	const fetched: string[] = [];
	const onChange = vi.fn();
	const follow = createLanguageFollower(
		element,
		async (locale) => {
			if (locale === "en") return;
			fetching ??= new Promise<void>((resolve, reject) => {
				fetched.push(locale);
				settle = { resolve, reject };
			});
			await fetching;
		},
		onChange,
	);
	return {
		fetched,
		onChange,
		change(lang: string) {
			page.lang = lang;
			return follow();
		},
		fail() {
			fetching = undefined;
			settle.reject(new Error("offline"));
		},
		succeed: () => settle.resolve(),
	};
}

test("a language whose texts cannot be fetched leaves the one before it", async () => {
	const { change, fail, fetched, onChange } = followedPage();
	await change("en");
	const changed = change("es");
	fail();
	await changed;
	expect(onChange).toHaveBeenLastCalledWith("en");
	expect(fetched).toEqual(["es"]);
});

test("a language wanted again while its first fetch fails is fetched once more", async () => {
	const { change, fail, succeed, fetched, onChange } = followedPage();
	await change("en");
	const changes = [change("es"), change("en"), change("es")];
	fail();
	await vi.waitFor(() => expect(fetched).toEqual(["es", "es"]));
	succeed();
	await Promise.all(changes);
	expect(onChange).toHaveBeenLastCalledWith("es");
});

test("it is fetched only once more", async () => {
	const { change, fail, fetched, onChange } = followedPage();
	await change("en");
	const changes = [change("es"), change("en"), change("es")];
	fail();
	await vi.waitFor(() => expect(fetched).toEqual(["es", "es"]));
	fail();
	await Promise.all(changes);
	expect(fetched).toEqual(["es", "es"]);
	expect(onChange).toHaveBeenLastCalledWith("en");
});
