import type { StoryContext } from "@storybook/react-vite";
import { expect, fireEvent, waitFor, within } from "storybook/test";

/** On the documentation page each form stands in a page of its own, and has its own API. */
export const asPage = { docs: { story: { inline: false, height: "720px" } } };

export const phone = { viewport: { value: "phone" } };

type User = StoryContext["userEvent"];

/** What a visitor finds in a form, by what they see or hear of it. English, but for `field`. */
export function formPage(element: HTMLElement, user: User) {
	const page = within(element);

	const form = () => page.getByRole("form");
	/** A field by the beginning of its label. */
	const field = (label: string) =>
		within(form()).getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
	const button = () => within(form()).getByRole("button");

	return {
		form,
		field,
		button,
		/** Waits until the form is there. */
		ready: () => page.findByRole("form"),
		/** What was announced of the form as a whole. */
		summary: () => element.querySelector<HTMLElement>('.nev-form [role="alert"]'),
		/** What is told of a field, to those who see it and to those who hear it. */
		errorOf(label: string): string | null {
			const described = field(label).getAttribute("aria-describedby") ?? "";
			const error = described.split(" ").find((id) => id.endsWith("-error"));
			const root = element.getRootNode() as Document | ShadowRoot;
			return error ? (root.getElementById(error)?.textContent ?? null) : null;
		},
		/** Fills fields by keyboard; an empty text clears a field. */
		async fill(values: Readonly<Record<string, string>>): Promise<void> {
			for (const [label, value] of Object.entries(values)) {
				const target = field(label);
				if (target instanceof HTMLSelectElement) {
					await user.selectOptions(target, value);
					continue;
				}
				if (element.getRootNode() instanceof ShadowRoot) {
					// The simulated keyboard does not reach in there.
					await fireEvent.input(target, { target: { value } });
					continue;
				}
				await user.clear(target);
				if (value) await user.type(target, value);
			}
		},
		/** What stands in fields, by their names. */
		values(): Record<string, string> {
			const data = new FormData(form() as HTMLFormElement);
			return Object.fromEntries([...data].map(([name, value]) => [name, String(value)]));
		},
		/** Presses the button by keyboard. */
		async press(): Promise<void> {
			button().focus();
			await user.keyboard("{Enter}");
		},
		/** Waits until the form can be pressed again. */
		idle: (label: string) =>
			waitFor(() => {
				expect(button()).toHaveTextContent(label);
				expect(button()).toBeEnabled();
			}),
	};
}

/** Fails where something reaches over the side of its column. */
export async function expectNoSidewaysScrolling(element: HTMLElement): Promise<void> {
	const { right } = element.getBoundingClientRect();
	const tooWide = [...element.querySelectorAll(".nev-root *")].filter(
		(child) => child.getBoundingClientRect().right > right + 0.5,
	);
	await expect(tooWide.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
	await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}

/** The field that people do not see. */
export function trapOf(element: ParentNode): HTMLInputElement {
	const trap = element.querySelector<HTMLInputElement>('[name="website"]');
	if (!trap) throw new Error("The form has no trap.");
	return trap;
}
