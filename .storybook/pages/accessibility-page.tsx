import type { StoryContext, StoryObj } from "@storybook/react-vite";
import { Fragment, type ReactNode, useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { inTests } from "../../packages/widgets/src/testing/in-tests.js";
import widgets from "../../packages/widgets/widgets.json" with { type: "json" };
import { CodeText, PageTable } from "./page-table.js";
import "./page.css";

export type User = StoryContext["userEvent"];

/** Does in the widget what a row says, and checks what comes of it. */
type Check = (root: HTMLElement, user: User) => Promise<void>;

/** How a test presses each key. */
const keyCodes = {
	Enter: "{Enter}",
	Space: "[Space]",
	Escape: "{Escape}",
	Left: "{ArrowLeft}",
	Right: "{ArrowRight}",
	Up: "{ArrowUp}",
	Down: "{ArrowDown}",
	"+": "+",
	"-": "-",
};
export type Key = keyof typeof keyCodes;

/** Does what comes before one key of a row, presses the key by `press`, and checks what comes of it. */
type KeyCheck = (
	root: HTMLElement,
	user: User,
	key: Key,
	press: () => Promise<void>,
) => Promise<void>;

export interface RoleRow {
	role: string;
	name: string | RegExp;
	what: string;
	/** Where other elements have the same role and such a name, or where its role is the browser's own. */
	selector?: string;
	/** The level of the heading within each. */
	headingLevel?: number;
}

interface AccessibilityOptions {
	/** The widget as a component, which the checks are done in, one after the other. */
	widget: ReactNode;
	/** What a screen reader finds in it. */
	roles: readonly RoleRow[];
	keys: readonly { keys: readonly Key[]; where: string; what: string; check: KeyCheck }[];
	/** What is said without being asked: by a live region, or because the focus moves there. */
	announcements: readonly {
		when: string;
		says: string;
		by: "status" | "alert" | "focus";
		check: Check;
	}[];
}

/** Whatever a visitor can use, unless it is hidden from all, such as what is closed. */
const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** The elements that a row is about. */
function elementsOf(root: HTMLElement, { role, name, selector }: RoleRow): HTMLElement[] {
	if (!selector) return within(root).queryAllByRole(role, { name });
	return [...root.querySelectorAll<HTMLElement>(selector)].filter((element) =>
		(element.ariaLabel ?? element.textContent).match(name),
	);
}

/** Checks that the widget has what the rows say, and no control that they leave out. */
async function checkRoles(root: HTMLElement, rows: readonly RoleRow[]): Promise<void> {
	for (const row of rows) {
		const { role, name, headingLevel } = row;
		await waitFor(() => expect(elementsOf(root, row), `${role} ${name}`).not.toEqual([]));
		const elements = elementsOf(root, row);
		// A disclosure triangle has no role of ARIA.
		if (!elements[0]?.matches("summary")) await expect(elements[0]).toHaveRole(role);
		if (headingLevel === undefined) continue;
		for (const element of elements)
			await expect(within(element).getByRole("heading", { level: headingLevel })).toBeVisible();
	}
	await waitFor(() => {
		const described = new Set(rows.flatMap((row) => elementsOf(root, row)));
		const others = [...root.querySelectorAll<HTMLElement>(controls)].filter(
			(control) =>
				!described.has(control) &&
				control.checkVisibility({ visibilityProperty: true }) &&
				!control.closest("[aria-hidden='true']"),
		);
		expect(others.map((control) => control.outerHTML.slice(0, 200))).toEqual([]);
	});
}

/** The page on a widget's keys, roles and announcements. Its story checks every row of them. */
export function accessibilityPage(name: keyof typeof widgets, options: AccessibilityOptions) {
	const { widget, roles, keys, announcements } = options;
	const { title } = widgets[name];
	return {
		parameters: { controls: { disable: true } },
		render: () => (
			<main className="sb-page">
				<header>
					<h1>{title}: accessibility</h1>
					<p className="sb-lead">
						What it does by keyboard, and what a screen reader finds and says. This page's test
						presses each key, and fails if the widget starts with a control that has no row.
					</p>
				</header>
				<Trial>{widget}</Trial>
				<PageTable
					title="Keys"
					text="Tab and Shift + Tab move through the controls in the order that they are read."
					head={["Key", "Where", "What it does"]}
					rows={keys.map(({ keys, where, what }) => [
						<span key={where} className="sb-keys">
							{keys.map((key) => (
								<kbd key={key}>{key}</kbd>
							))}
						</span>,
						where,
						<CodeText key={what} text={what} />,
					])}
				/>
				<PageTable
					title="Roles"
					head={["Role", "Name", "What it is"]}
					rows={roles.map(({ role, name, what }) => [
						<code key={role}>{role}</code>,
						nameText(name),
						<CodeText key={what} text={what} />,
					])}
				/>
				<PageTable
					title="Announcements"
					text="A status waits until the visitor pauses, an alert is said at once, and the focus says where it moves to."
					head={["When", "What is said", "By"]}
					rows={announcements.map(({ when, says, by }) => [
						when,
						`“${/[.!?]$/.test(says) ? says : `${says.trim()}…`}”`,
						<code key={by}>{by}</code>,
					])}
				/>
			</main>
		),
		play: inTests(async ({ canvas, userEvent }) => {
			const root = canvas.getByTestId("widget");
			await checkRoles(root, roles);
			for (const { keys: ofRow, where, check } of keys) {
				for (const key of ofRow) {
					let isPressed = false;
					await check(root, userEvent, key, async () => {
						isPressed = true;
						await press(key);
					});
					await expect(isPressed, `${key}: ${where}`).toBe(true);
				}
			}
			for (const { says, by, check } of announcements) {
				await check(root, userEvent);
				await waitFor(() => {
					const said = by === "focus" ? [document.activeElement] : within(root).getAllByRole(by);
					expect(said.map((element) => element?.textContent).join("\n")).toContain(says);
				});
			}
			await userEvent.click(canvas.getByRole("button", { name: "Start over" }));
		}),
	} satisfies StoryObj;
}

/**
 * Presses a key of the browser: Leaflet reads `keyCode`, which the events of a script do not have, and none of
 * them opens a `<summary>`.
 */
async function press(key: Key): Promise<void> {
	const { userEvent } = await import("vitest/browser");
	await userEvent.keyboard(keyCodes[key]);
}

/** The widget to try, which the button shows anew. */
function Trial({ children }: { children: ReactNode }) {
	const [count, setCount] = useState(0);
	return (
		<section>
			<h2>Try it</h2>
			<div className="sb-example" data-testid="widget">
				<Fragment key={count}>{children}</Fragment>
			</div>
			<div className="nev-root">
				<button
					type="button"
					className="nev-button nev-button-secondary"
					onClick={() => setCount(count + 1)}
				>
					Start over
				</button>
			</div>
		</section>
	);
}

/** A name as a reader is told it: of a pattern, how it begins. */
function nameText(name: string | RegExp): string {
	if (typeof name === "string") return name;
	const start = name.source.match(/^\^([\w ]+)/)?.[1];
	return start ? `${start.trim()}…` : "its own";
}
