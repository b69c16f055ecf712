import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contactFormSchema, dealershipFormSchema, inquiryFormSchema } from "@nev/contract";
import { expect, it } from "vitest";
import { facts } from "../facts.js";
import { plainText } from "../testing/plain-text.js";
import { testCompany } from "../testing/test-company.js";
import type { Block } from "./policy.js";
import { privacyPolicy } from "./privacy-policy.js";

const root = join(import.meta.dirname, "../../../..");
const leadRoutes = "api/src/routes/lead-routes.test.ts";
const drafts = "packages/widgets/src/inquiry-form/stories/draft.stories.tsx";
const sentForm = "packages/widgets/src/forms/form-state.test.ts";
const insight = "packages/operations/src/insight/insight.test.ts";
const searches = "api/src/insight/count-searches.test.ts";
const correctListing = "site/e2e/correct-listing.spec.ts";
const privacyChoice = "site/e2e/shell-privacy.spec.ts";

/** Who keeps a promise: a test of the software by its file and whole title, a story by its name, or the operator. */
type Keeper = readonly [file: string, title: string] | "operator";

const expired: Keeper = [
	"api/src/leads/purge-expired.test.ts",
	"deletes old keys, leads and sums, as the privacy policy promises, also without a mail server",
];
const logged: Keeper = [
	"api/src/observability/observability.test.ts",
	"gives every answer an id of its own, and logs it without what a visitor typed",
];
const ownLocation: Keeper = [
	"packages/widgets/src/dealer-locator/stories/search.stories.tsx",
	"OwnLocation",
];
const tabStorage: Keeper = [
	privacyChoice,
	"keeps in the browser what the privacy policy lists, and nothing else",
];

/** Every sentence of the sections on what is collected, shared, protected, kept in the browser and stored, by its beginning. */
const promises: Readonly<Record<string, Keeper>> = {
	"We collect what you type into a form": [
		leadRoutes,
		"stores consent, page, campaign, deal and dealership, and is mailed to a reviewed dealer",
	],
	"In detail": "operator",
	"Ask about a vehicle": [
		leadRoutes,
		"stores consent, page, campaign, deal and dealership, and is mailed to a reviewed dealer",
	],
	"Send a contact message": [
		"packages/contract/src/contact.test.ts",
		"accepts the payload of the specification, with or without a state",
	],
	"Submit a dealership": [
		"packages/contract/src/new-dealership.test.ts",
		"accepts a completed form",
	],
	"Agree to be called": [leadRoutes, "stores the version %s, whatever version the client names"],
	"Search for a dealer": [
		"api/src/places/place-index.test.ts",
		"locate a city in its middle, with the ZIP code there",
	],
	"Press the button that uses": ownLocation,
	"Open any page": [
		"api/src/http/client-address.test.ts",
		"is the remote address of the connection",
	],
	"Your browser asks for your permission": ownLocation,
	"We use the position to answer": logged,
	"We do not add it to an inquiry": [
		"packages/contract/src/inquiry.test.ts",
		"accepts the payload of the specification",
	],
	"To see where a dealer is missing": [
		searches,
		"counts each search by distance, kept answers too, and which of them found nobody",
	],
	"It may count inquiries in the same way": [
		insight,
		"tells the leads by day, state, dealer, host, page and campaign, without those that are held back",
	],
	"These are sums": [searches, "has no column for anything of a person"],
	"No name, ZIP code, position": [searches, "has no column for anything of a person"],
	"If the search is counted": [searches, "knows the area of %s"],
	"Forms carry a hidden field": [
		"packages/widgets/src/inquiry-form/stories/sending.stories.tsx",
		"PressAgain",
	],
	"If that, or many messages": [
		"api/src/leads/proof-of-work.test.ts",
		"is stored and mailed once its sender has solved the challenge",
	],
	"The task comes from our server": [
		"packages/widgets/src/forms/proof.test.ts",
		"posts the solution of the challenge",
	],
	"Anything that still looks automated is stored": [
		leadRoutes,
		"stores %s, and holds its mail back",
	],
	"The financing calculator works in your browser": [
		"packages/widgets/src/financing-calculator/results/apply-link.test.ts",
		"the fragment has the option and rounded terms, and nothing about the visitor",
	],
	"The price, credit score, budget": [
		"site/e2e/guest/visitors-page.spec.ts",
		"writes the deal into the address where the host asks for it",
	],
	"We do not ask for Social Security numbers": [
		"site/app/content/policies/privacy-promises.test.ts",
		"no form asks for a number that could be stolen",
	],
	"Please do not write them": "operator",
	"The dealership that your inquiry or message is meant for": [
		leadRoutes,
		"stores consent, page, campaign, deal and dealership, and is mailed to a reviewed dealer",
	],
	"If you named none": [
		"api/src/leads/nearest-dealer.test.ts",
		"goes to the nearest dealer as if the visitor had named it: an %s",
	],
	"It receives your name": [
		"api/src/leads/lead-mail.test.ts",
		"has what its reader does first, first: the message, who, how to call, which vehicle, when, I have it",
	],
	"If you check Send my numbers": [
		"api/src/leads/lead-deal.test.ts",
		"has it in aligned lines with the link that opens it",
	],
	"It answers for what it does": "operator",
	"Companies that work for us": "operator",
	"They may use the data only": "operator",
	"Courts, agencies or law enforcement": "operator",
	"A successor, if the business": "operator",
	"This policy then continues": "operator",
	"We do not sell personal data": "operator",
	"Some state laws use the words": "operator",
	"The section on cookies": [privacyChoice, "the page leaves it out, and says so"],
	"Data you send is stored in a database before": [
		"api/bench/faults/faults.test.ts",
		"no lead is lost and none is doubled while: %s",
	],
	"Access is limited to those": "operator",
	"We run the public site over encrypted": [
		"api/src/limits/limit-reads.test.ts",
		"a client with more requests than the limit gets 429, and when to try again",
	],
	"We use IP addresses to limit": [
		"api/src/several-processes.test.ts",
		"the limit of leads is shared",
	],
	"We do not use them to follow you": logged,
	"No system is perfectly secure": "operator",
	"If we learn of a breach": "operator",
	"If you find a weakness": "operator",
	"We set no cookies of our own": [
		privacyChoice,
		"without a tag manager, no page requests one or allows it",
	],
	"What our own software keeps": "operator",
	"Drafts of forms you have begun": [drafts, "Restored"],
	"A draft is removed when you send": [sentForm, "the draft is cleared when the form is sent"],
	"That you have sent it stays": [
		"site/e2e/leads.spec.ts",
		"Back from the page that thanks says that the form was sent, and keeps nothing of it",
	],
	"Which dealer you asked": [
		"site/e2e/visitor-walk.spec.ts",
		"a question can be addressed to the dealer, and to the company again",
	],
	"How far you have scrolled": tabStorage,
	"They go when you close the tab": tabStorage,
	"The name of the advertisement": tabStorage,
	"It goes when you close the tab": tabStorage,
	"It is not kept if your browser": [
		privacyChoice,
		"keeps neither campaign nor ZIP code with Global Privacy Control, nor after opting out",
	],
	"The ZIP code you gave last, kept": [
		privacyChoice,
		"keeps neither campaign nor ZIP code with Global Privacy Control, nor after opting out",
	],
	"You can change it there": tabStorage,
	"Your answer to the privacy choice": [
		privacyChoice,
		"opting out applies at once, is remembered, and can be undone",
	],
	"It holds that answer": [
		"site/server/create-site.test.ts",
		"is stored over HTTP too, and opting in again removes both cookies",
	],
	"If you are a dealer and open the form": [
		correctListing,
		"a dealer corrects its listing by a mailed link, and an operator accepts it",
	],
	"We may use a tag manager": [
		privacyChoice,
		"every page loads it within the policy, and reports each change of route",
	],
	"It is optional": [privacyChoice, "without a tag manager, no page requests one or allows it"],
	"It is not loaded if your browser sends": [privacyChoice, "the page leaves it out, and says so"],
	"Either is enough": [
		privacyChoice,
		"opting out applies at once, is remembered, and can be undone",
	],
	"The widgets that other websites embed": [
		"site/e2e/guest/visitors-page.spec.ts",
		"writes nothing into the host's address",
	],
	"Unless that website adds street maps": [
		"site/e2e/locator-on-a-page.spec.ts",
		"lists, searches by ZIP and selects on the map, without requests to third parties",
	],
	"What the website around a widget": "operator",
	"Analytics data": "operator",
	"Customer service records": expired,
	"Consent to be called": expired,
	"Sums of searches and inquiries": expired,
	"Dealership listings": [
		"packages/operations/src/cli/dealerships/dealerships.test.ts",
		"makes them invisible until they are approved again",
	],
	"Security logs and rate limits": expired,
	"Drafts of forms, in your browser": [sentForm, "the draft is cleared when the form is sent"],
	"Where you were on each page": tabStorage,
	"Which advertisement brought you": tabStorage,
	"The ZIP code you gave last, in": tabStorage,
	"A law or an open dispute": "operator",
	"After its time, data is deleted": expired,
};

function sentencesOf(block: Block): string[] {
	if (block.kind === "table") return block.rows.map((row) => row.join(": "));
	const texts = block.kind === "list" ? block.items : [block.text];
	return texts.flatMap((text) => plainText(text).split(/(?<=[.:]) (?=[A-Z])/));
}

const sentences = privacyPolicy(facts, testCompany)
	.sections.filter(({ id }) =>
		["data-we-collect", "sharing", "security", "cookies", "retention"].includes(id),
	)
	.flatMap(({ blocks }) => blocks.flatMap(sentencesOf));

it("each sentence of the privacy policy about the software has somebody who keeps it", () => {
	const beginnings = Object.keys(promises);
	const keepersOf = (sentence: string) =>
		beginnings.filter((beginning) => sentence.startsWith(beginning));
	expect(sentences.filter((sentence) => keepersOf(sentence).length === 0)).toEqual([]);
	expect(
		beginnings.filter((beginning) => !sentences.some((sentence) => sentence.startsWith(beginning))),
	).toEqual([]);
});

it("no form asks for a number that could be stolen", () => {
	const fields = [inquiryFormSchema, contactFormSchema, dealershipFormSchema].flatMap((schema) =>
		Object.keys(schema.shape),
	);
	expect(fields.length).toBeGreaterThan(15);
	expect(
		fields.filter((name) => /social|ssn|bank|account|card|birth|licen[cs]e/i.test(name)),
	).toEqual([]);
});

/** The titles of the tests that a file runs, and the names of its stories. */
function titlesOf(source: string): (string | undefined)[] {
	const titles = source.matchAll(/^\s*(?:(?:it|test)(?:\.each\(.*\))?|\]\))\(\s*"([^"]+)",/gm);
	const stories = source.matchAll(/^(?:export )?const (\w+): Story\b/gm);
	return [...titles, ...stories].map(([, title]) => title);
}

it.each(Object.entries(promises).filter(([, keeper]) => keeper !== "operator"))(
	"is kept by a test: %s",
	(_, [file = "", title = ""]) => {
		expect(titlesOf(readFileSync(join(root, file), "utf8"))).toContain(title);
	},
);
