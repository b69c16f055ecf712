import { expect, spyOn, userEvent, waitFor, within } from "storybook/test";
import { calculatingMs } from "../calculator-state.js";

/** Sets the fragment of the page's address for a story, and removes it afterwards. */
export function withFragment(fragment: string) {
	return () => {
		history.replaceState(null, "", `${location.pathname}${location.search}${fragment}`);
		return () => history.replaceState(null, "", location.pathname + location.search);
	};
}

/** Ends the wait of a calculation at once. */
export function calculateAtOnce() {
	const { setTimeout } = window;
	const spy = spyOn(window, "setTimeout").mockImplementation(((run: () => void, ms?: number) =>
		setTimeout(run, ms === calculatingMs ? 0 : ms)) as typeof setTimeout);
	return () => spy.mockRestore();
}

/** Queries and actions of a visitor. `root` is the canvas, or an element inside a shadow root. */
export function calculatorPage(root: HTMLElement) {
	const page = within(root);
	const submit = () => page.getByRole("button", { name: /^(Get Recommendations|Calculating…)$/ });
	const cards = () => page.queryAllByRole("article");
	const untilOptions = () => waitFor(() => expect(cards().length).toBeGreaterThan(0));
	return {
		submit,
		cards,
		field: (name: string) => page.getByRole("textbox", { name }),
		card: (name: string) => page.getByRole("article", { name }),
		/** The names of the options, in order. */
		names: () => page.getAllByRole("article").map((card) => nameOf(card)),
		/** Pastes a text into a field, which is quicker than typing. An empty text clears it. */
		async fill(name: string, text: string) {
			const field = page.getByRole("textbox", { name });
			await userEvent.clear(field);
			if (text) await userEvent.paste(text);
		},
		/** Submits the form and waits for the options. */
		async recommend() {
			await userEvent.click(submit());
			await untilOptions();
		},
		/** Waits for the options of a restored deal. */
		restored: untilOptions,
	};
}

function nameOf(card: HTMLElement): string {
	return within(card).getAllByRole("heading")[0]?.textContent ?? "";
}

/** Expects the disclosures of every option that has terms, visible and in a readable size. */
export async function expectDisclosed(root: HTMLElement): Promise<void> {
	const cards = within(root).getAllByRole("article");
	for (const card of cards) {
		const disclosures = [...card.querySelectorAll<HTMLElement>("[data-disclosure]")];
		const isCash = card.querySelector("dl.nev-terms") === null;
		await expect(disclosures.length > 0).toBe(!isCash);
		for (const element of disclosures) {
			await expect(element).toBeVisible();
			await expect(Number.parseFloat(getComputedStyle(element).fontSize)).toBeGreaterThanOrEqual(
				14,
			);
		}
	}
	await expect(root.querySelector('[data-disclosure$="estimate"]')).toBeVisible();
}

export async function expectNoSidewaysScrolling(root: HTMLElement): Promise<void> {
	await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
}
