import { FinancingCalculator } from "@nev/widgets";
import { expect, waitFor, within } from "storybook/test";
import { calculatorPage } from "../../../packages/widgets/src/financing-calculator/stories/calculator-page.js";
import { accessibilityPage } from "../accessibility-page.js";

const meta = { title: "Widgets/Financing calculator/Accessibility", tags: ["!autodocs"] };
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
		{ role: "textbox", name: "Monthly budget", what: "An amount in US dollars." },
		{ role: "button", name: "Get Recommendations", what: "Calculates the options." },
	],
	keys: [
		{
			keys: ["Enter"],
			where: "A field",
			what: "Calculates, and moves the focus to the heading of the options.",
			async check(root, user) {
				const { field, restored } = calculatorPage(root);
				await user.type(field("Monthly budget"), "{Enter}");
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
			async check(root, user) {
				const loan = within(calculatorPage(root).card("Standard Loan"));
				await user.click(loan.getByText("Where the money goes"));
				await expect(
					await loan.findByRole("table", { name: /Payment schedule of the Standard Loan/ }),
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
