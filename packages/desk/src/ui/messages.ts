export const uiMessages = {
	pages: "Pages",
	previous: "Previous",
	next: "Next",
	moreThan: (count: string) => `More than ${count}`,
	span: (first: string, last: string) => `: ${first} to ${last}`,
	enterHint: "Enter goes to the first one found.",
	all: "All",
	noName: "No name",
	undo: "Undo",
	undoing: "Undoing …",
	dismiss: "Dismiss this notice",
	cancel: "Cancel",
	reason: "Reason (optional)",
	export: "Export as CSV",
	exporting: "Exporting …",
	exported: (file: string) => `Saved as ${file}.`,
	notExported: (reason: string) => `Not exported: ${reason}`,
	leaveTitle: "Leave without saving?",
	leaveText: "What you have changed on this page is not saved yet.",
	leave: "Leave",
	loseTitle: "Close and lose what you entered?",
	loseText: "Nothing is sent yet.",
	lose: "Close",
	keep: "Keep it",
	stay: "Stay",
	selection: "Selection",
	noneSelected: "Nothing selected",
	selectionEnded: "Nothing selected any more, because the list has changed",
	selected: (rows: string) => `${rows} selected`,
	selectAll: (rows: string) => `Select all ${rows}`,
	selectNone: "Select nothing",
	selectPage: "Select all on this page",
	selectRow: (name: string) => `Select ${name}`,
	miscounted: (rows: string, n: number) =>
		`Nothing was done, because the list has changed meanwhile. ${rows} ${n === 1 ? "matches" : "match"} now. Look at it again.`,
	conflictHint:
		"Nothing of yours is saved yet. Fields that only they changed have their value now. Choose for each of these, then save.",
	conflictNone:
		"You did not change the same fields. Theirs are filled in below. Save to keep yours.",
	opened: "As you opened it",
	theirs: "Now",
	yours: "Yours",
	useTheirs: (field: string) => `Use theirs for ${field}`,
	keepMine: (field: string) => `Use mine for ${field}`,
};

/** Where mails are sent, and the desk knows no mail server. */
export const mailMessages = {
	wait: (n: number) =>
		`${n === 1 ? "1 mail waits" : `${formatCount(n)} mails wait`} for a mail server: this desk knows none (SMTP_URL).`,
};

/** Links to the site. */
export const siteMessages = {
	view: "View on site",
	inNewTab: "(in a new tab)",
	none: "Not on the site",
	unknown: "This desk does not know the site's address (PUBLIC_URL)",
};

/** Where values are edited and saved. */
export const editMessages = {
	save: "Save",
	saving: "Saving …",
	adding: "Adding …",
	added: (name: string) => `Added: ${name}.`,
	saved: (name: string, changes: string) => `Saved: ${name}. ${changes}`,
	change: (field: string, before: string, after: string) =>
		`${field}: ${before || "empty"} → ${after || "empty"}`,
	unchanged: "Nothing was changed.",
};

/** `1,234` */
export const formatCount = (n: number) => n.toLocaleString("en-US");
