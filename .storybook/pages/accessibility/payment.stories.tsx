import { Payment } from "@nev/widgets";
import { expect, fn, within } from "storybook/test";
import { accessibilityPage } from "../accessibility-page.js";

const meta = { title: "Widgets/Monthly payment", tags: ["!autodocs"] };
export default meta;

export const Accessibility = accessibilityPage("payment", {
	widget: (
		<p>
			The Classic 4, <Payment price={8995} calculatorHref="#calculator" />
		</p>
	),
	roles: [
		{
			role: "link",
			name: "from $162.07 a month",
			what: "The payment, with `calculator-href`. Without, it is text within its sentence.",
		},
	],
	keys: [
		{
			keys: ["Enter"],
			where: "The payment",
			what: "Goes to the calculator.",
			async check(root, user, _, press) {
				const link = within(root).getByRole("link");
				await user.tab();
				await expect(link).toHaveFocus();
				const go = fn((event: Event) => event.preventDefault());
				link.addEventListener("click", go, { once: true });
				await press();
				await expect(go).toHaveBeenCalledOnce();
				await expect(link).toHaveAttribute("href", "#calculator");
			},
		},
	],
	announcements: [],
});
