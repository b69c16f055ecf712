import { expect } from "@playwright/test";
import { test } from "./host-page.js";

test("twenty payments on a page ask once for vehicles and rates, and load no calculator", async ({
	page,
	openHostPage,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	const slugs = ["classic-4", "d6-max-gt4"];
	const cards = Array.from({ length: 20 }, (_, index) => {
		const slug = slugs[index % 2];
		return `<p>Yours <nev-payment vehicle="${slug}" calculator-href="/financing?vehicle=${slug}"></nev-payment>.</p>`;
	});
	await openHostPage(page, { body: cards.join("") });
	const links = page.getByRole("link", { name: /^from \$\d+\.\d\d a month$/ });
	await expect(links).toHaveCount(20);
	await expect(links.first()).toHaveAttribute("href", "/financing?vehicle=classic-4");
	expect(asked.filter((url) => url.includes("/api/")).sort()).toEqual([
		expect.stringMatching(/\/api\/rates$/),
		expect.stringMatching(/\/api\/vehicles$/),
	]);
	expect(asked.filter((url) => url.includes("/financing-calculator-"))).toEqual([]);
});

test("a payment of the page's own price asks the API for its rates alone, and for nothing with its own", async ({
	page,
	openHostPage,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await openHostPage(page, {
		body: `<p>Yours <nev-payment price="$8,995"></nev-payment>, with delivery.</p>
			<nev-payment price="$9,995" rates='[{"lender":"Ally","minCreditScore":660,"maxCreditScore":850,"term":60,"apr":6.74}]'></nev-payment>`,
	});
	await expect(page.getByText("from $162.07 a month")).toBeVisible();
	await expect(page.getByText(/6\.74% APR from Ally/)).toBeVisible();
	expect(asked.filter((url) => url.includes("/api/"))).toEqual([
		expect.stringMatching(/\/api\/rates$/),
	]);
});
