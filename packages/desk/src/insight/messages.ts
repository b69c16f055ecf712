import { formatCount } from "../ui/messages.js";

const count = (n: number, one: string, several: string) =>
	n === 1 ? `1 ${one}` : `${formatCount(n)} ${several}`;

const leads = (n: number) => count(n, "lead", "leads");
const searches = (n: number) => count(n, "search", "searches");

export const insightMessages = {
	title: "Insight",
	periods: "Period",
	period: (days: number) => `${days} days`,
	span: (from: string, to: string) => `${from} to ${to}, in days of UTC.`,
	off: "Insight is off (INSIGHT=false)",
	offHint: "Unset it for the servers and for the desk, and restart them. Counting begins then.",
	leads: "Leads",
	searches: "Searches",
	foundNobody: "Found nobody",
	share: "Share",
	noLeads: "No lead arrived in this period",
	noLeadsHint: "Leads that are held back as suspected spam count once they are released.",
	overTime: "Leads over time",
	leadsByDay: "Leads by day",
	leadsByWeek: "Leads by week",
	day: "Day",
	week: "Week from",
	leadsByState: "Leads by state",
	state: "State",
	leadsByDealer: "Leads by dealer",
	dealer: "Dealer",
	company: "The company",
	removedDealer: (id: number) => `Dealer ${id}, removed`,
	leadsByHost: "Leads by host",
	host: "Host",
	leadsByPage: "Leads by page",
	page: "Page",
	notKnown: "Not known",
	leadsByCampaign: "Leads by campaign",
	campaign: "Campaign",
	noCampaign: "None",
	most: (n: number) => `The ${formatCount(n)} with the most.`,
	whereFrom: "Where leads come from",
	answers: "Who answers",
	answersHint:
		"Median open hours: for how long the dealer was open until somebody took or answered the lead. Without known hours, Monday to Friday, 9 AM to 5 PM, counts.",
	answersByDealer: "Answers by dealer",
	noAnswers: "No lead of this period is for a dealer",
	noAnswersHint: "Leads that you hand to dealers count too.",
	taken: "Taken",
	openHours: "Median open hours",
	givenBack: "Given back",
	onDay: (day: string) => `On ${day}`,
	inWeek: (day: string) => `In the week from ${day}`,
	chart: (title: string, total: number, highest: string) =>
		`${title}: ${leads(total)} in all. ${highest}, the most. The table has all figures.`,
	bar: (when: string, n: number) => `${when}: ${leads(n)}`,
	missing: "Where a dealer is missing",
	missingHint:
		"Searches by distance that found no dealer within the radius that the visitor chose. They are sums of a day and an area, without anything of a person.",
	noSearches: "No searches were counted yet",
	noSearchesHint: "A server stores what it has counted each minute.",
	map: (total: number, most: string) =>
		total === 0
			? "Map of the states: every search found a dealer."
			: `Map of the states: ${searches(total)} found nobody, most in ${most}. The table has all figures.`,
	nobodyMissing: "None",
	level: (from: number, to: number) =>
		from === to ? searches(from) : `${formatCount(from)} to ${searches(to)}`,
	mapState: (state: string, n: number) => `${state}: ${searches(n)} found nobody`,
	searchesByState: "Searches by state",
	searchesByArea: "Searches by ZIP area",
	area: "ZIP codes",
	areaName: (zip3: string) => `${zip3}xx`,
	saveCsv: "Export as CSV",
	saveCsvOf: (title: string) => `Export as CSV: ${title}`,
	percent: (part: number, whole: number) =>
		whole === 0 ? "" : `${Math.round((100 * part) / whole)}%`,
};
