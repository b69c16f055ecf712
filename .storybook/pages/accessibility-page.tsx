import type { StoryContext, StoryObj } from "@storybook/react-vite";
import { Fragment, type ReactNode, useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import widgets from "../../packages/widgets/widgets.json" with { type: "json" };
import { CodeText, PageTable } from "./page-table.js";
import "./page.css";

export type User = StoryContext["userEvent"];

/** Does in the widget what a row says, and checks what comes of it. */
type Check = (root: HTMLElement, user: User) => Promise<void>;

interface AccessibilityOptions {
	/** The widget as a component, which the checks are done in, one after the other. */
	widget: ReactNode;
	/** What a screen reader finds in it. */
	roles: readonly { role: string; name: string | RegExp; what: string }[];
	keys: readonly { keys: readonly string[]; where: string; what: string; check: Check }[];
	/** What is said without being asked: by a live region, or because the focus moves there. */
	announcements: readonly {
		when: string;
		says: string;
		by: "status" | "alert" | "focus";
		check: Check;
	}[];
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
						What it does by keyboard, and what a screen reader finds and says. This page's test does
						and checks each row.
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
		play: async ({ canvas, userEvent }) => {
			const root = canvas.getByTestId("widget");
			for (const { role, name } of roles)
				await expect((await within(root).findAllByRole(role, { name }))[0]).toBeInTheDocument();
			for (const { check } of keys) await check(root, userEvent);
			for (const { says, by, check } of announcements) {
				await check(root, userEvent);
				await waitFor(() => {
					const said = by === "focus" ? [document.activeElement] : within(root).getAllByRole(by);
					expect(said.map((element) => element?.textContent).join("\n")).toContain(says);
				});
			}
			// The page stays for whoever reads it, with a widget that nobody has used.
			await userEvent.click(canvas.getByRole("button", { name: "Start over" }));
		},
	} satisfies StoryObj;
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
