import type { Company } from "../company.js";
import type { Facts } from "../facts.js";
import { mailboxLink } from "../links.js";
import { ownershipDisclaimer } from "../pages/footer-text.js";
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

/** What we do with personal data. Keep it in line with what the software does. */
export function privacyPolicy(facts: Facts, company: Company): Policy {
	const { privacy, policiesUpdated } = facts;
	const { name } = company;
	const privacyMail = mailboxLink(company, "privacy");
	return {
		slug: "privacy-policy",
		...policyMetadata["privacy-policy"],
		lastUpdated: lastUpdatedLine(facts),
		sections: [
			section(
				"who-we-are",
				"Who we are",
				paragraph(ownershipDisclaimer(company)),
				paragraph(
					`In this policy, "we" and "us" mean the dealership that runs this website under the name ${name}. The policy covers this website, its API, and the widgets that other websites embed from it. It does not cover what the manufacturer or another dealership does with data that you give them.`,
				),
				paragraph("You can read everything here without an account or telling us who you are."),
			),
			section(
				"data-we-collect",
				"What we collect",
				paragraph(
					"We collect what you type into a form and send, and what a web server must know to answer. In detail:",
				),
				table(
					"Data we collect, by occasion",
					["When you", "We receive"],
					[
						"Ask about a vehicle",
						"Your name, email, phone and message, and your ZIP code if you give it; the model and its price; what you worked out in the financing calculator, if you check Send my numbers; the page you sent it from; the advertisement or mailing that brought you, if the address you came by names one; the time",
					],
					[
						"Send a contact message",
						"Your name, email, phone, state, subject and message, and your ZIP code if you give it; the advertisement or mailing that brought you, if the address you came by names one; the time",
					],
					[
						"Submit a dealership",
						"The dealership's name, address, phone and email, a membership number if you give one; the time",
					],
					[
						"Agree to be called",
						"The words of the consent you agreed to, which of our texts they are, and when you gave it",
					],
					[
						"Search for a dealer",
						"The text, ZIP code or place you search for, which our own server looks up",
					],
					[
						"Press the button that uses your location",
						"Your position, rounded in your browser to about a tenth of a mile before it is sent",
					],
					[
						"Open any page",
						"Your IP address, the address of the page and the technical headers that every browser sends",
					],
				),
				paragraph(
					"Your browser asks for your permission before it gives us a location, and only after you press the button. We use the position to answer that one search. We do not add it to an inquiry or build a history of where you were. If the search is counted, as described next, only its area is.",
				),
				paragraph(
					"To see where a dealer is missing, our server may count searches for dealers: how many there were in a day from a state and from the area that the first three digits of a ZIP code name, and how many of them found no dealer nearby. It may count inquiries in the same way: by day, state, dealership, the page that they came from, and the advertisement or mailing that brought you. These are sums. No name, ZIP code, position, IP address or identifier is kept with them, no cookie is set for them, and no one can be identified from them.",
				),
				paragraph(
					"Forms carry a hidden field, and ask you to press the button again if it is filled in; we note how quickly each was completed. If that, or many messages from one address, makes us doubt, your browser solves a small arithmetic task before the form is sent. The task comes from our server and tells us nothing about you. Anything that still looks automated is stored with a spam flag and held until one of us has looked at it, so no real message is lost.",
				),
				paragraph(
					"The financing calculator works in your browser. The price, credit score, budget and other figures you enter there stay in it, unless you press Apply Now, which carries a summary to our contact form, check Send my numbers in the form that asks about a vehicle, or share a link that holds them. We do not ask for Social Security numbers, bank details or card numbers anywhere on this site. Please do not write them into a message.",
				),
			),
			section(
				"how-we-use-data",
				"How we use it",
				list(
					"To answer you, and to give you the prices, specifications or appointments you asked for.",
					"To confirm by email that your message has arrived, where we send such emails: once a day at most.",
					"To pass an inquiry or a message on to the dealership it is meant for or, if it names none, to the nearest one or one that we choose.",
					"To show a submitted dealership in our listings.",
					"To call you, where you asked for a call or agreed to one. Consent to calls is never a condition of buying anything, and you can take it back at any time.",
					"To find the dealers near the place you search for.",
					"To learn in which areas dealers are missing, and which pages and advertisements bring inquiries, from sums that name no one.",
					"To keep the site working and safe: against overload, fraud, spam and attacks.",
					"To understand which pages are useful, where analytics is switched on and you have not opted out of it.",
					"To keep the records that tax, consumer and dealer laws require.",
				),
				paragraph(
					"We do not use your data to make decisions about you by automated means alone. The ranking in the financing calculator is arithmetic on figures that you enter, and no lender sees it.",
				),
			),
			section(
				"sharing",
				"Who sees it",
				list(
					"The dealership that your inquiry or message is meant for. If you named none, it may be the nearest one, or one that we choose. It receives your name, contact details, ZIP code, message and the vehicle you asked about, with the page you sent it from, the advertisement or mailing that brought you, and your consent to be called, where we have them. If you check Send my numbers, it also receives those, such as your credit score, trade-in and what you owe on it, down payment and total cost. It answers for what it does with them.",
					"Companies that work for us, such as those that host our servers or carry our email. They may use the data only to do that work.",
					"Courts, agencies or law enforcement, where the law obliges us to answer, or where it is needed to protect someone's safety or rights.",
					"A successor, if the business is sold or merged. This policy then continues to apply to the data until you are told otherwise.",
				),
				paragraph(
					`We do not sell personal data for money. Some state laws use the words "sell" and "share" so broadly that analytics and advertising tags can fall under them. The section on [cookies](/privacy-policy#cookies) says how to keep those tags from loading at all, and that choice is your opt-out under those laws.`,
				),
			),
			section(
				"security",
				"How we protect it",
				paragraph(
					"Data you send is stored in a database before we confirm that it has arrived, so that it is not lost on the way. Access is limited to those who need it for their work. We run the public site over encrypted connections, limit the rate of requests, and send a content security policy that says which scripts may run.",
				),
				paragraph(
					"We use IP addresses to limit the rate of requests and in security logs. We do not use them to follow you from site to site, and we do not attach them to a profile.",
				),
				paragraph(
					`No system is perfectly secure, and email is not a safe way to send secrets. If we learn of a breach that affects your data, we will tell you and the authorities as the law requires. If you find a weakness, please tell ${privacyMail} before you tell the public.`,
				),
			),
			section(
				"your-rights",
				"Your rights",
				paragraph("Wherever you live, you can ask us:"),
				list(
					"what personal data we hold about you, and for a copy of it;",
					"to correct what is wrong;",
					"to delete it;",
					"to stop calling or writing to you;",
					"to explain how and why we used it.",
				),
				paragraph(
					`Write to ${privacyMail} or use the [contact form](/contact?subject=other). Data deletion requests and privacy inquiries are answered within ${privacy.answerDays} days. We may first ask for something that shows you are the person the data is about, such as an answer from the email address you used. Someone else may ask on your behalf if you authorize it in writing.`,
				),
				paragraph(
					"If we still have to keep a record, for example of a sale or an open legal claim, we will say so and tell you why. We will never treat you worse because you used one of your rights. If you disagree with our answer, reply to it and ask for a review; you can also complain to your state's attorney general or your data protection authority.",
				),
			),
			section(
				"cookies",
				"Cookies and similar technology",
				paragraph(
					"We set no cookies of our own for tracking or advertising. What our own software keeps in your browser is short:",
				),
				list(
					"Drafts of forms you have begun, in the tab's session storage, so that a reload does not cost you what you wrote. A draft is removed when you send the form, and all of them go when you close the tab. That you have sent it stays in the tab's history, without what you wrote, so that Back does not offer to send it again. Which dealer you asked about a vehicle stays there too.",
					"How far you have scrolled on each page, how long its list was, and which changes of page were animated, in the tab's session storage, so that Back shows what you saw before. They go when you close the tab.",
					"The name of the advertisement or mailing that brought you, if the address you came by names one, in the tab's session storage, so that an inquiry or a message from a later page can tell it. It goes when you close the tab. It is not kept if your browser sends the Global Privacy Control signal, or once you have opted out under the privacy choice.",
					"The ZIP code you gave last, kept and forgotten in the same way, so that later pages show the nearest dealer and forms have it filled in. You can change it there.",
					"Your answer to the privacy choice at the foot of the page, if you make one. It holds that answer and nothing else.",
					"If you are a dealer and open the form for your own listing: a cookie that lets you use that form for an hour.",
				),
				paragraph(
					"We may use a tag manager, a third-party script that can load analytics and advertising tags, and those tags may set cookies of their own or receive your IP address and the pages you visit. It is optional. It is not loaded if your browser sends the Global Privacy Control signal, or if you opt out under the privacy choice in the footer of any page. Either is enough, and nothing on the site stops working.",
				),
				paragraph(
					"The widgets that other websites embed from us store nothing on the visitor's device: no cookie, no draft, no identifier. Unless that website adds street maps from a service of its own, they talk to our server only. What the website around a widget stores is up to that website, so read its own policy.",
				),
			),
			section(
				"children",
				"Children",
				paragraph(
					`This site is for people who buy and sell vehicles. It does not serve children under ${privacy.minimumAge}, and we do not knowingly collect their personal data. If you believe that a child has sent us some, write to ${privacyMail} and we will delete it.`,
				),
			),
			section(
				"retention",
				"How long we keep it",
				table(
					"Retention periods",
					["Data", "Kept for"],
					["Analytics data, where there is any", `Up to ${privacy.analyticsMonths} months`],
					[
						"Customer service records: inquiries, contact messages and what followed",
						`Up to ${privacy.customerServiceYears} years`,
					],
					["Consent to be called, with its text and time", "As long as the inquiry it belongs to"],
					[
						"Sums of searches and inquiries, which are about no one",
						`Up to ${privacy.analyticsMonths} months`,
					],
					["Dealership listings", "As long as the dealership is listed"],
					[
						"Security logs and rate limits",
						"As long as they are needed to prevent abuse, and no longer",
					],
					["Drafts of forms, in your browser", "Until the form is sent or the tab is closed"],
					["Where you were on each page, in your browser", "Until the tab is closed"],
					["Which advertisement brought you, in your browser", "Until the tab is closed"],
					["The ZIP code you gave last, in your browser", "Until the tab is closed"],
				),
				paragraph(
					"A law or an open dispute can make us keep a record longer. After its time, data is deleted or made anonymous.",
				),
			),
			section(
				"third-party-links",
				"Links to other sites",
				paragraph(
					"Some links leave this site: a dealer's directions open a maps service, a vehicle may link to its maker's page, and an email link opens your mail program. Those services have their own policies. They learn that you came; we learn nothing about what you do there.",
				),
				paragraph(
					"Our own server draws the map in our dealer finder. If we add street maps from a tile service, your browser fetches them there, and that service sees your IP address and the section of the map you look at.",
				),
			),
			section(
				"state-and-european-law",
				"California, other states and Europe",
				paragraph(
					"California (CCPA, as amended by the CPRA): residents have the right to know, to access, to correct and to delete, the right to opt out of sale and sharing, the right to limit the use of sensitive personal information, and the right not to be discriminated against. In the terms of that law we collect identifiers, commercial information about the vehicles you ask for, internet activity and, if you press the button, geolocation. California counts a location as exact as ours as sensitive; we use it only for the search you asked for. We collect all of this from you and your device, for the purposes listed above. We treat Global Privacy Control as a valid request to opt out.",
				),
				paragraph(
					"Colorado, Connecticut, Virginia, Texas and a growing number of other states give their residents similar rights, including the right to appeal when a request is refused. We handle all states' requests alike.",
				),
				paragraph(
					"European Economic Area, United Kingdom and Switzerland (GDPR and its counterparts): our offer is for buyers in the United States. Where those laws still apply, we rely on steps you ask for before a contract, on your consent to calls, on our legal duties, and on our legitimate interest in a safe and useful website. You have the rights of access, rectification, erasure, restriction, portability and objection, and you can withdraw consent at any time.",
				),
			),
			section(
				"international-transfers",
				"Transfers to the United States",
				paragraph(
					"We process data in the United States, where privacy law may differ from yours. If your country's law asks for safeguards for a transfer from there, we will put them in place or tell you that we cannot.",
				),
			),
			section(
				"liability",
				"Limits of our responsibility",
				paragraph(
					"We answer for our own handling of your data. To the extent the law allows, we do not answer for the practices of dealerships, manufacturers, lenders or websites that act on their own account, or for losses from data that you publish or send over an unprotected channel. Nothing in this policy limits rights that the law says cannot be limited. The [terms of service](/terms-of-service) apply along with this policy.",
				),
			),
			section(
				"updates",
				"Changes to this policy",
				paragraph(
					`This policy was last updated on ${policiesUpdated}. When it changes, the new text and its date appear on this page. If a change matters for data that we already hold, we will say so plainly here before it takes effect, and ask for your consent where the law requires it.`,
				),
			),
			section(
				"contact",
				"How to reach us about privacy",
				paragraph(
					`Privacy questions and requests: ${privacyMail}. Anything else: ${mailboxLink(company, "support")}.`,
				),
				paragraph(phoneContact(facts, company)),
			),
		],
	};
}
