import type { Company } from "../company.js";
import type { Facts } from "../facts.js";
import { formatSpan } from "../figures.js";
import { officeHoursLine, supportHoursLine } from "../hours.js";
import { mailboxLink } from "../links.js";
import {
	lastUpdatedLine,
	list,
	type Policy,
	paragraph,
	phoneContact,
	section,
	table,
} from "./policy.js";
import { policyMetadata } from "./policy-metadata.js";

/** Headcount, departments and training. It also says what is not counted. */
export function staffingReport(facts: Facts, company: Company): Policy {
	const { staff, support, replyHours, feedback, corrections, privacy, stateCount } = facts;
	return {
		slug: "staffing-report",
		...policyMetadata["staffing-report"],
		lastUpdated: lastUpdatedLine(facts),
		sections: [
			section(
				"summary",
				"At a glance",
				table(
					"Staff figures",
					["Figure", "Value"],
					["Headcount", `${staff.headcount}`],
					["Training per person", `${staff.trainingHours} hours a year`],
					["States served", `${stateCount}`],
					["Support line", supportHoursLine(facts)],
					["Office", officeHoursLine(facts)],
				),
				paragraph(
					"Headcount is the number of people we employ, full-time and part-time together. It does not include the staff of dealerships, who work for their own employers, or of companies that host and maintain our systems. We serve the whole country from a small team, because dealerships do the work that has to be done on site.",
				),
			),
			section(
				"departments",
				"Departments and what they handle",
				paragraph(
					"Every mailbox below is read by people who can act on what it receives. If you are not sure which is right, use the first; messages are passed on, and you won't have to repeat yourself.",
				),
				table(
					"Departments",
					["Department", "Handles", "Mailbox"],
					[
						"Support",
						"Questions before and after a purchase, help with the site and its widgets",
						mailboxLink(company, "support"),
					],
					["Sales", "Vehicle inquiries, fleets, finding a dealer", mailboxLink(company, "sales")],
					[
						"Editorial",
						"Vehicle pages, FAQ, the publishing policy",
						mailboxLink(company, "editorial"),
					],
					[
						"Corrections",
						"Mistakes in prices, specifications and listings",
						mailboxLink(company, "corrections"),
					],
					[
						"Feedback",
						"Complaints, praise, ideas and escalations",
						mailboxLink(company, "feedback"),
					],
					["Privacy", "Access, correction and deletion of data", mailboxLink(company, "privacy")],
					["Legal", "Notices, terms, intellectual property", mailboxLink(company, "legal")],
					["Diversity", "Fair treatment and accessibility", mailboxLink(company, "diversity")],
					["Ethics", "Reports of dishonest conduct", mailboxLink(company, "ethics")],
					["Careers", "Jobs and applications", mailboxLink(company, "careers")],
				),
				paragraph(
					"We publish one headcount for the whole company and none by department. In a team of this size people work in more than one of them, and a table with a number in each row would claim a precision that does not exist.",
				),
			),
			section(
				"answering-times",
				"What this team commits to",
				table(
					"Response times",
					["Matter", "Time"],
					["Inquiries and contact messages", `Personal contact within ${replyHours} hours`],
					["Email to support", `Within ${support.emailHours} hours`],
					["Feedback, first response", `${formatSpan(feedback.responseDays)} business days`],
					["Corrections, acknowledgment", `Within ${corrections.acknowledgedHours} hours`],
					["Privacy inquiries and deletion", `Within ${privacy.answerDays} days`],
				),
				paragraph(
					"These times are what we staff for. Where a policy describes them in more detail, the policy applies. Outside the hours above, the site, its forms and its dealer finder keep working, and what you send will be waiting for us when we open.",
				),
			),
			section(
				"training",
				"Training",
				paragraph(`Each of us gets ${staff.trainingHours} hours of training a year. It covers:`),
				list(
					"the vehicles: equipment, range, charging, warranty, and what changes from one model year to the next;",
					"the rules for low-speed vehicles, federal and in general for the states, and where our knowledge ends;",
					"privacy and security: what may be asked, what may be kept, and what fraud looks like from the inside;",
					"clear and respectful service on the phone and in writing, accessibility included;",
					"credit advertising and disclosure, for everyone who speaks about financing;",
					"ethics: conflicts of interest, gifts, and how to report a concern.",
				),
				paragraph(
					"New employees work alongside an experienced one before they answer on their own. We do not divide the hours by subject here, since they follow what each person's work needs.",
				),
			),
			section(
				"how-we-staff",
				"How we staff",
				paragraph(
					"We aim to have more than one person who can do each task that a visitor depends on, so that a vacation or an illness stops nothing. The person who made a sale should not decide whether a complaint about it is justified. We hire as the [diversity policy](/diversity-policy) says and work as the [ethics policy](/ethics-policy) says.",
				),
			),
			section(
				"method",
				"What is counted, and what is not",
				paragraph(
					"The figures are those of the date above. They are counted from our own records and are not audited. The report has no figures on pay, turnover, satisfaction or the background of our employees, because we do not publish numbers that we cannot stand behind or that point to individuals. When a figure changes, it changes here and on every page that uses it.",
				),
			),
			section(
				"contact",
				"How to reach us",
				paragraph(
					`Questions about this report or about working here: ${mailboxLink(company, "careers")}.`,
				),
				paragraph(phoneContact(facts, company)),
			),
		],
	};
}
