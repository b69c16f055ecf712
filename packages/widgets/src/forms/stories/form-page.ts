import type { StoryContext } from "@storybook/react-vite";
import { expect, fireEvent, waitFor, within } from "storybook/test";
import { inTests } from "../../testing/in-tests.js";
import { expectNoSidewaysScrolling } from "../../testing/story-page.js";

type User = StoryContext["userEvent"];

/** Queries for what a visitor sees or hears of a form. In English, except for `field`. */
export function formPage(element: HTMLElement, user: User) {
	const page = within(element);

	const form = () => page.getByRole("form");
	/** Finds a field by the start of its label. */
	const field = (label: string) =>
		within(form()).getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
	const button = () => within(form()).getByRole("button");

	return {
		form,
		field,
		button,
		/** Waits until the form is rendered. */
		ready: () => page.findByRole("form"),
		/** What is said about the invalid fields. */
		summary: () => element.querySelector<HTMLElement>(".nev-form-summary"),
		/** Why the form was not sent, next to the button. */
		failure: () => element.querySelector<HTMLElement>(".nev-form-failure"),
		/** The list of the invalid fields, with a link to each. */
		errorList: () => within(form()).getByRole("group", { name: /./ }),
		/** The error message that describes a field. */
		errorOf(label: string): string | null {
			const described = field(label).getAttribute("aria-describedby") ?? "";
			const error = described.split(" ").find((id) => id.endsWith("-error"));
			const root = element.getRootNode() as Document | ShadowRoot;
			return error ? (root.getElementById(error)?.textContent ?? null) : null;
		},
		/** Pastes texts into fields, which is quicker than typing. An empty text clears a field. */
		async fill(values: Readonly<Record<string, string>>): Promise<void> {
			for (const [label, value] of Object.entries(values)) {
				const target = field(label);
				if (target instanceof HTMLSelectElement) {
					await user.selectOptions(target, value);
					continue;
				}
				if (element.getRootNode() instanceof ShadowRoot) {
					// userEvent cannot type into a shadow root.
					await fireEvent.input(target, { target: { value } });
					continue;
				}
				await user.clear(target);
				if (value) await user.paste(value);
			}
		},
		/** The fields' values by name. */
		values(): Record<string, string> {
			const data = new FormData(form() as HTMLFormElement);
			return Object.fromEntries([...data].map(([name, value]) => [name, String(value)]));
		},
		/** Presses the button by keyboard. */
		async press(): Promise<void> {
			button().focus();
			await user.keyboard("{Enter}");
		},
		/** Waits until the form can be submitted again. */
		idle: (label: string) =>
			waitFor(() => {
				expect(button()).toHaveTextContent(label);
				expect(button()).not.toHaveAttribute("aria-disabled", "true");
			}),
	};
}

/**
 * Collects what a screen reader says without being asked: texts that come into live regions, and what
 * takes the focus, with the names and descriptions that other elements give it.
 */
export function collectAnnouncements(root: Element): () => readonly string[] {
	const said: string[] = [];
	new MutationObserver((changes) => {
		const regions = changes.map(({ target }) =>
			(target instanceof Element ? target : target.parentElement)?.closest(
				"[role=alert], [role=status], [aria-live]",
			),
		);
		for (const region of new Set(regions)) {
			if (region?.textContent) said.push(region.textContent);
		}
	}).observe(root, { subtree: true, childList: true, characterData: true });
	root.addEventListener("focusin", ({ target }) => {
		const focused = target as HTMLInputElement;
		const ids = ["aria-labelledby", "aria-describedby"].flatMap(
			(name) => focused.getAttribute(name)?.split(" ") ?? [],
		);
		const named = [...(focused.labels ?? []), ...ids.map((id) => document.getElementById(id))];
		said.push(named.map((element) => element?.textContent).join(" "));
	});
	return () => said;
}

/** The honeypot field, which people do not see. */
export function honeypotOf(element: ParentNode): HTMLInputElement {
	const field = element.querySelector<HTMLInputElement>('[name="website"]');
	if (!field) throw new Error("The form has no honeypot.");
	return field;
}

type Play = Pick<StoryContext, "canvasElement" | "userEvent" | "loaded">;

/** A story of a form with all error messages. */
export const look = {
	globals: { width: "720" },
	play: inTests(async ({ canvasElement, userEvent }: Play) => {
		await formPage(canvasElement, userEvent).press();
		await expectNoSidewaysScrolling(canvasElement);
	}),
};

/** A story that expects the fields with these labels to have a border in forced colors. */
export const forcedColors = (...labels: string[]) => ({
	parameters: { media: { forcedColors: "active" } },
	play: inTests(async ({ canvasElement, userEvent }: Play) => {
		const { field, press } = formPage(canvasElement, userEvent);
		await press();
		for (const label of labels) {
			const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(field(label));
			await expect(borderTopStyle).toBe("solid");
			await expect(borderTopColor).not.toBe(backgroundColor);
		}
	}),
});
