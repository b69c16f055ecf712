import {
	companyTextFields,
	type DeskHealth,
	type DeskImport,
	type DeskLead,
	dealerFields,
	picturePath,
	vehicleFields,
} from "@nev/contract/desk";
import type { Page } from "@playwright/test";
import { hostileStrings } from "../../api/test/hostile-strings.js";
import { insightSums } from "./insight-sums.js";
import { expect } from "./monitored-page.js";
import { test } from "./signed-in-desk.js";

const texts = [...hostileStrings, "<img src=x onerror=alert(1)>"];
const at = "2026-11-24T12:00:00Z";
const count = { n: texts.length, isExact: true };

/** The strings one after the other, and from the beginning again. */
function* endless() {
	for (;;) yield* texts;
}
const strings = endless();
const next = () => strings.next().value ?? "";

const change = (text: string, id: number) => ({
	...{ id, at, actor: text, action: text, undoes: null, undoneBy: null },
	...{ kind: "updated", fields: [{ field: "phone", before: text, after: text }] },
});
const changes = texts.map((text, index) => change(text, index + 1));
const history = { items: changes, hasOlder: false };
const changedRows = texts.map((text, index) => ({
	...{ table: "dealerships", id: index + 1, name: text, kind: "updated" },
	fields: [{ field: text, before: text, after: `${text} too` }],
}));
const chosenFields = {
	...{ latitude: null, longitude: null, leadFormat: "mail", leadAddresses: [], state: "Florida" },
};
const textFields = dealerFields.filter((field) => !(field in chosenFields));
const side = (id: number) => ({
	dealer: {
		...{ id, version: "1", visibility: "visible", reviewedAt: null, createdAt: at, doubts: [] },
		...{ isDoNotContact: false, declinedAddresses: texts },
		values: { ...Object.fromEntries(textFields.map((field) => [field, next()])), ...chosenFields },
	},
	leads: 1,
});
/** As many as it takes to show all strings. */
const pairCount = Math.ceil(texts.length / textFields.length / 2);
const everything = texts.join(" ");

/** Pages, and what the server answers to them. */
type Answers = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const lists: Answers = {
	"/leads": {
		leads: {
			count,
			items: texts.map((text, index) => ({
				...{ id: index + 1, version: "1", createdAt: at, kind: "contact", state: "new" },
				...{ name: text, email: text, about: text, dealer: text },
			})),
		},
	},
	"/dealers": {
		dealers: {
			count,
			items: texts.map((text, index) => ({
				...{ id: index + 1, version: "1", visibility: "visible", pausedUntil: null },
				...{ name: text, city: text, state: text, zipCode: text, phone: text, email: text },
			})),
		},
	},
};

const otherPages: Answers = {
	"/changes": {
		changes: {
			...{ count, actors: texts, actions: texts },
			items: changes.map((one, index) => ({
				...one,
				...{ counts: { dealerships: 1 }, rows: changedRows.slice(index, index + 1) },
			})),
		},
	},
	"/changes/1": {
		"changes/1": { ...changes[40], counts: { dealerships: 515 }, rows: changedRows },
	},
	"/dealers/1": { "dealers/1": side(1).dealer, "dealers/1/history": history },
	"/dealers/duplicates": {
		"dealers/duplicates": {
			pairs: Array.from({ length: pairCount }, (_, index) => ({
				...{ reasons: ["phone"], sides: [side(2 * index + 1), side(2 * index + 2)] },
			})),
			...{ count: pairCount, pages: 1 },
		},
	},
	"/corrections": {
		corrections: {
			count,
			items: texts.map((text, id) => ({
				...{ id, version: "1", createdAt: at, email: text },
				dealer: { id, name: text, place: text },
				differences: [{ field: "website", before: text, after: `${text} too`, seen: text }],
			})),
		},
	},
	"/vehicles": {
		vehicles: {
			count,
			items: texts.map((text, index) => ({
				...{ id: index + 1, name: text, category: text, model: text, price: 1 },
				...{ isAvailable: true, isFeatured: false, imageUrl: "" },
			})),
		},
	},
	"/vehicles/1": {
		"vehicles/1": {
			...{ id: 1, version: "1", slug: next(), isSample: false },
			values: {
				...Object.fromEntries(vehicleFields.map((field) => [field, next()])),
				...{ description: everything, features: texts, isAvailable: true, isFeatured: false },
			},
		},
		"vehicles/1/history": history,
		"vehicles/pictures": texts.map((text) => picturePath + text),
	},
	"/company": {
		company: {
			version: "1",
			values: Object.fromEntries(companyTextFields.map((field) => [field, next()])),
			defaults: Object.fromEntries(companyTextFields.map((field) => [field, next()])),
			rates: [
				{
					...{ lender: next(), minCreditScore: 300, maxCreditScore: 850, term: 60, apr: 5 },
					conditions: next(),
				},
			],
			today: "2026-11-24",
		},
		"company/history": history,
	},
	"/leads/1": {
		"leads/1": {
			...{ id: 1, version: "1", createdAt: at, kind: "inquiry", stage: "new", problem: null },
			...{ uuid: "194f3120-f668-4abc-8b3c-c57a2c3cc01f", also: [2], zipCode: next() },
			...{ name: next(), email: next(), about: next(), phone: next() },
			...{ dealer: next(), dealerId: 7, notMailed: next(), routing: next(), nearest: null },
			...{ overdueAt: null, remindedAt: null },
			givenBack: { dealer: next(), at, reason: "other", note: next() },
			...{ message: everything, page: everything, discardedAt: at, discardReason: everything },
			deal: { rows: texts.map((text) => ({ label: text, text })), path: `/${next()}` },
			...{ consent: { text: everything, givenAt: at }, suspicion: null, isDoNotContact: false },
			texts: texts.map((text) => ({ label: text, text })),
			mails: texts.map((text, id) => ({
				...{ id, recipient: "dealer", dealer: text, to: text, attempts: 1, state: "dead" },
				...{ lastError: text, dueAt: at, heldOnceDue: null, sentAt: null, canReturn: false },
			})),
			notes: texts.map((text, id) => ({ id, at, author: text, text })),
		} satisfies DeskLead,
		"leads/1/history": history,
	},
	"/insight?days=90": {
		"insight?days=90": {
			...insightSums,
			answers: texts.map((name, id) => ({
				...{ id, name, leads: 1, taken: 1, openMinutes: 1, givenBack: 1 },
			})),
			leads: {
				...insightSums.leads,
				dealers: texts.map((name, id) => ({ id, name, leads: 1 })),
				hosts: texts.map((name) => ({ name, leads: 1 })),
				pages: texts.map((name) => ({ name, leads: 1 })),
			},
		},
	},
	"/health": {
		health: {
			...{
				version: everything,
				migration: everything,
				isSearchIndexed: true,
				newLeads: 1,
				overdueLeads: 1,
				corrections: 1,
			},
			database: { size: 1, server: everything, isReadOnly: true },
			refusedLeads: 1,
			mail: { isConfigured: true, waiting: 1, held: 1, dead: 1, refusal: null, oldestSeconds: 1 },
			notices: { waiting: 1, held: 1, dead: 1, oldestSeconds: 1 },
			dealers: { visible: 1, pending: 1, unreviewed: 1 },
			backup: { at, file: everything },
			backupEveryHours: null,
			map: { file: everything, isReadable: false },
		} satisfies DeskHealth,
	},
	"/import/1": {
		"imports/1": {
			...{ id: "1", kind: "dealers", file: everything, mended: 0 },
			options: { update: true, replace: false, allowMissing: [] },
			columns: {
				inFile: texts.map((heading, index) => ({
					...{ heading, number: index + 1, samples: [heading], field: null },
					readInstead: { heading, number: 1 },
				})),
				...{ fields: texts, missing: [], chosenAt: at },
			},
			...{ notes: texts, sheets: texts },
			state: {
				...{ kind: "ready", sampleRemoved: 0, noted: 0, fingerprint: "1" },
				causes: texts.map((text) => ({
					...{ kind: "refused", cause: text, rows: 2, first: [2] },
					texts: [{ field: "name", text, problem: text, rows: 2 }],
				})),
				counts: {
					...{ added: 0, changed: 1, unchanged: 0, skipped: 0, refused: 515, missing: 0 },
					...{ hidden: 0, removed: 0 },
				},
			},
		} satisfies DeskImport,
		"imports/1/rows": {
			count,
			items: texts.map((text, index) => ({
				...{ place: index, row: index + 2, name: text, outcome: "refused" },
				changes: [{ field: "phone", old: text, new: `${text} too` }],
				notes: [
					{ kind: "refused", text, cell: { field: "name", text, problem: text } },
					{ kind: "refused", text, candidates: [{ id: 1, name: text, place: text }] },
				],
			})),
		},
	},
};

/** The strings that the page does not show, and the elements that are none of the desk's own. */
const readPage = (page: Page) =>
	page.evaluate((json) => {
		const main = document.querySelector("main");
		const fields = main?.querySelectorAll<HTMLInputElement>("input, textarea, option") ?? [];
		const shown = [main?.textContent ?? "", ...[...fields].map(({ value }) => value)].join("\n");
		// A field of one line has no line breaks, and its text no spaces around it.
		const plain = (text: string) => text.replace(/[\r\n]/g, "").trim();
		const all = plain(shown);
		const foreign = "script, iframe, object, embed, base, meta, link, style, [src=x], [href^=java]";
		// Leaflet moves its layers by styles, which scripts may set.
		const isOfMap = (element: Element) => element.closest(".leaflet-container") !== null;
		const elements = [...(main?.querySelectorAll("*") ?? [])].filter(
			(element) =>
				element.matches(foreign) ||
				element
					.getAttributeNames()
					.some((name) => name.startsWith("on") || (name === "style" && !isOfMap(element))),
		);
		return {
			missing: (JSON.parse(json) as string[]).filter((text) => !all.includes(plain(text))),
			foreign: elements.map(({ outerHTML }) => outerHTML),
		};
	}, JSON.stringify(texts));

/** Opens pages, and expects that they show every string, have no element of one, and that none runs. */
async function expectTexts(page: Page, origin: string, pages: Answers): Promise<void> {
	const problems: string[] = [];
	await page.exposeFunction("tellViolation", (text: string) => problems.push(text));
	await page.addInitScript(() => {
		document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
			window.tellViolation(`${violatedDirective} ${blockedURI}`),
		);
	});
	page.on("pageerror", ({ message }) => problems.push(message));
	page.on("dialog", (dialog) => {
		problems.push(dialog.message());
		void dialog.dismiss();
	});
	for (const [path, answers] of Object.entries(pages)) {
		await page.unrouteAll();
		for (const [api, json] of Object.entries(answers)) {
			await page.route(`${origin}/api/${api}`, (route) => route.fulfill({ json }));
		}
		await page.goto(path);
		await expect(page.locator("main h1"), path).toBeVisible();
		await expect(page.locator("main"), path).toContainText("<img src=x onerror=alert(1)>");
		const { missing, foreign } = await readPage(page);
		expect({ missing, foreign }, path).toEqual({ missing: [], foreign: [] });
	}
	expect(problems).toEqual([]);
}

test("hostile text in a list is shown as text, and runs nothing", async ({ page, sharedDesk }) =>
	expectTexts(page, sharedDesk.origin, lists));

test(
	"hostile text is shown as text on the other pages too, and runs nothing",
	{
		tag: "@whole-journey",
	},
	async ({ page, sharedDesk }) => expectTexts(page, sharedDesk.origin, otherPages),
);

declare global {
	interface Window {
		tellViolation(text: string): void;
	}
}
