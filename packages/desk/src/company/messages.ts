export { companyFieldLabels } from "../ui/labels.js";

export const companyMessages = {
	title: "Company",
	intro: "What the site and its mails state of the company, and what search engines read.",
	contact: "Name and contact",
	contactHint:
		"Each department has its name at the domain of the email address, unless it is listed, such as sales=shop@example.com, privacy=law@example.com.",
	office: "Office hours",
	officeHint: "Such as 8AM-6PM or 8:30 a.m. to 5 p.m., or closed.",
	support: "Support line",
	supportHint: "Open Monday to Friday.",
	staff: "Staff",
	staffHint: "The staffing report states it.",
	empty: (text: string) => `Empty: the site states ${text} again.`,
	conflict: "Somebody else has changed this page meanwhile",
};
