export { companyFieldLabels } from "../ui/labels.js";

export const companyMessages = {
	title: "Company",
	intro:
		"What the site's pages state of the company, in their texts and for search engines. Name, phone and addresses are settings of the server.",
	office: "Office hours",
	officeHint: "Such as 8AM-6PM or 8:30 a.m. to 5 p.m., or closed.",
	support: "Support line",
	supportHint: "Open Monday to Friday.",
	staff: "Staff",
	staffHint: "The staffing report states it.",
	empty: (text: string) => `Empty: the site states ${text} again.`,
	conflict: "Somebody else has changed this page meanwhile",
};
