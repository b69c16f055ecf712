import { expect, userEvent, waitFor, within } from "storybook/test";

/** The fragment is the page's own, so a story starts and ends without one. */
export function withFragment(fragment: string) {
	return () => {
		history.replaceState(null, "", `${location.pathname}${location.search}${fragment}`);
		return () => history.replaceState(null, "", location.pathname + location.search);
	};
}

/** What a story reads and does, as a visitor does; `root` is the canvas or a shadow root's content. */
export function calculatorPage(root: HTMLElement) {
	const page = within(root);
	const submit = () => page.getByRole("button", { name: /^(Get Recommendations|Calculating…)$/ });
	const cards = () => page.queryAllByRole("article");
	return {
		submit,
		cards,
		field: (name: string) => page.getByRole("textbox", { name }),
		card: (name: string) => page.getByRole("article", { name }),
		names: () => page.getAllByRole("article").map((card) => nameOf(card)),
		async fill(name: string, text: string) {
			const field = page.getByRole("textbox", { name });
			await userEvent.clear(field);
			if (text) await userEvent.type(field, text);
		},
		/** Presses and waits for the options. */
		async recommend() {
			await userEvent.click(submit());
			await waitFor(() => expect(cards().length).toBeGreaterThan(0), { timeout: 5000 });
		},
		async restored() {
			await waitFor(() => expect(cards().length).toBeGreaterThan(0), { timeout: 5000 });
		},
	};
}

function nameOf(card: HTMLElement): string {
	return within(card).getAllByRole("heading")[0]?.textContent ?? "";
}

/** What the law wants said is seen wherever an option's terms are. */
export async function expectDisclosed(root: HTMLElement): Promise<void> {
	const cards = within(root).getAllByRole("article");
	for (const card of cards) {
		const words = [...card.querySelectorAll<HTMLElement>("[data-disclosure]")];
		const isCash = card.querySelector("dl.nev-terms") === null;
		await expect(words.length > 0).toBe(!isCash);
		for (const one of words) {
			await expect(one).toBeVisible();
			await expect(Number.parseFloat(getComputedStyle(one).fontSize)).toBeGreaterThanOrEqual(14);
		}
	}
	await expect(root.querySelector('[data-disclosure="estimate"]')).toBeVisible();
}

export async function expectNoSidewaysScrolling(root: HTMLElement): Promise<void> {
	await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
}
