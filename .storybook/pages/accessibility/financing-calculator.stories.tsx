import { FinancingCalculator } from "@nev/widgets";
import { expect, waitFor, within } from "storybook/test";
import { calculatorPage } from "../../../packages/widgets/src/financing-calculator/stories/calculator-page.js";
import { accessibilityPage } from "../accessibility-page.js";

const meta = { title: "Widgets/Financing calculator", tags: ["!autodocs"] };
export default meta;

export const Accessibility = accessibilityPage("financing-calculator", {
	widget: <FinancingCalculator price={8995} />,
	roles: [
		{
			role: "region",
			name: "Financing calculator",
			what: "The widget. `label` names it otherwise.",
		},
		{ role: "textbox", name: "Vehicle price", what: "An amount in US dollars." },
		{ role: "textbox", name: "Down payment", what: "An amount in US dollars." },
		{ role: "textbox", name: "Monthly budget", what: "An amount in US dollars." },
		{ role: "combobox", name: "Credit score", what: "A choice of scores." },
		{ role: "combobox", name: "Preferred term", what: "A choice of months." },
		{ role: "group", name: "Use", what: "What the vehicle is for, one of three." },
		...["Personal", "Business", "Commercial"].map((name) => ({
			role: "radio",
			name,
			what: "A use of the vehicle.",
		})),
		{ role: "checkbox", name: "I can use a tax benefit", what: "Counts it in some options." },
		{
			role: "button",
			name: "Trade-in, tax and fees",
			selector: "summary",
			what: "A disclosure with more fields.",
		},
		{ role: "button", name: "Get Recommendations", what: "Calculates the options." },
	],
	keys: [
		{
			keys: ["Left", "Right", "Up", "Down"],
			where: "Use",
			what: "Choose the use before or after, which are one tab stop.",
			async check(root, _user, _key, press) {
				const checked = () => within(root).getByRole("radio", { checked: true });
				const before = checked();
				before.focus();
				await press();
				await expect(checked()).not.toBe(before);
				await expect(checked()).toHaveFocus();
			},
		},
		{
			keys: ["Enter"],
			where: "A field",
			what: "Calculates, and moves the focus to the heading of the options.",
			async check(root, user, _, press) {
				const { field, restored } = calculatorPage(root);
				await user.click(field("Monthly budget"));
				await press();
				await restored();
				await waitFor(() =>
					expect(within(root).getByRole("heading", { name: "Your options" })).toHaveFocus(),
				);
			},
		},
		{
			keys: ["Enter", "Space"],
			where: "Where the money goes",
			what: "Opens a chart and the payment schedule, which is a table.",
			async check(root, _user, key, press) {
				const name = key === "Enter" ? "Standard Loan" : "Fair-Credit Loan";
				const loan = within(calculatorPage(root).card(name));
				loan.getByText("Where the money goes").closest("summary")?.focus();
				await press();
				await expect(
					await loan.findByRole("table", { name: new RegExp(`Payment schedule of the ${name}`) }),
				).toBeVisible();
			},
		},
	],
	announcements: [
		{
			when: "The fields change after a calculation",
			says: "Your answers have changed",
			by: "status",
			check: (root) => calculatorPage(root).fill("Monthly budget", "200"),
		},
		{
			when: "It calculates with an empty field",
			says: "Please check",
			by: "focus",
			async check(root, user) {
				await calculatorPage(root).fill("Vehicle price", "");
				await user.click(calculatorPage(root).submit());
			},
		},
	],
});
