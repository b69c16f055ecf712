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

export const rateMessages = {
	title: "Rates of lenders",
	intro:
		"What lenders offer your customers. Visitors see only these, with the lender's name, in the financing calculator and on the cards of vehicles.",
	none: "Without rates of your own, visitors see examples: loans at 4.99% to 12.99% APR, of no lender, and called estimates. Add the rates that your lenders really offer.",
	allEnded:
		"All of these rates have ended, so visitors see no loan. Add rates, or later last days. To show the examples again, remove all rates.",
	caption: "Rates of lenders",
	lender: "Lender",
	creditScores: "Credit scores",
	term: "Term",
	apr: "APR",
	details: "Details",
	actions: "Actions",
	months: (term: number) => `${term} months`,
	range: (min: number, max: number) => `${min} to ${max}`,
	until: (day: string) => `Until ${day}`,
	balloon: (percent: number) => `Balloon payment of ${percent}%`,
	ended: "Ended",
	unseen: "No credit score that visitors can choose",
	overlaps: (rate: string) => `Overlaps ${rate}`,
	edit: "Edit",
	editLabel: (rate: string) => `Edit ${rate}`,
	remove: "Remove",
	removeLabel: (rate: string) => `Remove ${rate}`,
	removed: (rate: string) => `${rate} is removed from the list. Nothing is saved yet.`,
	add: "Add a rate",
	addTitle: "A new rate",
	editTitle: "Edit the rate",
	addConfirm: "Add to the list",
	editConfirm: "Change in the list",
	scoreHint: "From 300 to 850. Empty: no limit.",
	aprHint: "0 needs conditions.",
	conditionsHint: "Who gets this rate, and for what. Shown with it, at most 300 characters.",
	endsOnHint: "The last day of an offer. Empty: until you remove it.",
	balloonHint: "Of the amount financed, due with the last payment. Empty: none.",
	importTitle: "Replace the list by a file or a table",
	paste: "Or paste a table",
	pasteHint:
		"From a spreadsheet or an email, with its line of headings: Lender, Credit scores, Term, APR.",
	pasteMissing: "Choose a file, or paste a table.",
	read: "Read the list",
	reading: "Reading",
	readNow: (count: number) =>
		`${count === 1 ? "1 rate was read" : `${count} rates were read`}. Nothing is saved yet.`,
	notRead: (refused: number) =>
		refused === 1
			? "1 row could not be read, so the list above is as it was. Correct it, and read the list again."
			: `${refused} rows could not be read, so the list above is as it was. Correct them, and read the list again.`,
	replaceTitle: "Replace your changes, too?",
	replaceText: "The list has changes that are not saved. What is read takes their place.",
	replace: "Replace the list",
	download: "Download as CSV",
	preview: "What visitors see",
	previewHint:
		"For a vehicle of $8,995 with $1,000 down. The calculator asks visitors for their own figures.",
	previewTerm: "Term that the visitor prefers",
	score: (score: number) => `Credit score ${score}`,
	payment: (monthly: string, term: number, total: string) =>
		`${monthly} a month for ${term} months, ${total} in total`,
	finalPayment: (amount: string) => `, and ${amount} with the last payment`,
	noLoan: "No loan: no rate is for this score and term.",
	example: "Examples, of no lender:",
	save: "Save the rates",
	saving: "Saving",
	saved: (count: number) =>
		count === 0
			? "Company, rates of lenders: removed. Visitors see the examples."
			: `Company, rates of lenders: ${count === 1 ? "1 rate" : `${count} rates`} saved.`,
	unsaved: "The list is changed and not saved yet.",
	revert: "Take back my changes",
	conflict: "Somebody else has changed the rates meanwhile",
	theirs: (count: number) => `Theirs has ${count === 1 ? "1 rate" : `${count} rates`}:`,
	useTheirs: "Use theirs",
	keepMine: "Save mine in its place",
};
