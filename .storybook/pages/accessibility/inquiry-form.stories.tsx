import { InquiryForm } from "@nev/widgets";
import { expect, waitFor, within } from "storybook/test";
import { formPage } from "../../../packages/widgets/src/forms/stories/form-page.js";
import { accessibilityPage } from "../accessibility-page.js";

const meta = { title: "Widgets/Inquiry form", tags: ["!autodocs"] };
export default meta;

export const Accessibility = accessibilityPage("inquiry-form", {
	widget: <InquiryForm vehicle="d6-max-gt4" />,
	roles: [
		{ role: "form", name: "Request Information", what: "The form, named by its title." },
		...["First name", "Last name", "Phone", "Email", "ZIP code", "Message"].map((name) => ({
			role: "textbox",
			name: new RegExp(`^${name}`),
			what: "A field with its label and its error.",
		})),
		{ role: "button", name: "Send Inquiry", what: "Sends the form. Stays in the tab order." },
	],
	keys: [
		{
			keys: ["Enter"],
			where: "Send Inquiry",
			what: "Sends the form, or moves the focus to the list of what is missing.",
			async check(root, user, _, press) {
				const { ready, errorList } = formPage(root, user);
				await ready();
				within(root).getByRole("button", { name: "Send Inquiry" }).focus();
				await press();
				await waitFor(() => expect(errorList()).toHaveFocus());
			},
		},
		{
			keys: ["Enter"],
			where: "An error in the list",
			what: "Moves the focus to its field.",
			async check(root, user, _, press) {
				within(root).getByRole("link", { name: "Phone is required" }).focus();
				await press();
				await expect(formPage(root, user).field("Phone")).toHaveFocus();
			},
		},
	],
	announcements: [
		{
			when: "Fields are empty when it is sent",
			says: "Please fill all fields",
			by: "focus",
			check: (root, user) => formPage(root, user).press(),
		},
		{
			when: "It was sent",
			says: "Your message about the D6 Max GT4 has been sent. You will hear from us soon.",
			by: "focus",
			async check(root, user) {
				const { fill, press } = formPage(root, user);
				await fill({
					"First name": "Ada",
					"Last name": "Lovelace",
					Phone: "(239) 555-0142",
					Email: "ada@example.com",
				});
				await press();
			},
		},
	],
});
