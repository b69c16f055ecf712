export const uiMessages = {
	pages: "Pages",
	previous: "Previous",
	next: "Next",
	moreThan: (count: string) => `More than ${count}`,
	span: (first: string, last: string) => `: ${first} to ${last}`,
	search: "Search",
	all: "All",
	undo: "Undo",
	undoing: "Undoing …",
	dismiss: "Dismiss this notice",
	cancel: "Cancel",
	export: "Export as CSV",
	exporting: "Exporting …",
	exported: (file: string) => `Saved as ${file}.`,
	notExported: (reason: string) => `Not exported: ${reason}`,
	selection: "Selection",
	noneSelected: "Nothing selected",
	selected: (rows: string) => `${rows} selected`,
	selectAll: (rows: string) => `Select all ${rows}`,
	selectNone: "Select nothing",
	selectPage: "Select all on this page",
	selectRow: (name: string) => `Select ${name}`,
};

/** `1,234` */
export const formatCount = (n: number) => n.toLocaleString("en-US");
