import {
	addDoNotContact,
	erasePerson,
	isLeadOf,
	limitBody,
	type Orm,
	parseBody,
	recordAs,
	removeDoNotContact,
	type Settings,
} from "@nev/api/operations";
import {
	doNotContactSchema,
	eraseSchema,
	type Person,
	personQuerySchema,
} from "@nev/contract/desk";
import { Hono } from "hono";
import { countUnmailedLeads } from "../../people/count-unmailed-leads.js";
import { exportPerson, readPerson } from "../../people/read-person.js";
import { deskAuthor } from "../author.js";
import { isForDealer } from "../leads/lead-filter.js";
import { countLeadsWhere } from "../leads/list-leads.js";

/**
 * `/api/people` of the desk: what the privacy policy promises to people who ask. Their addresses are only
 * in bodies, since those of requests are kept by browsers and in the logs of proxies.
 */
export function peopleRoutes(orm: Orm, settings: Pick<Settings, "hasInsight">): Hono {
	return new Hono()
		.use(limitBody)
		.post("/find", async (context) => {
			const { email } = await parseBody(personQuerySchema, context);
			return context.json(await describePerson(orm, email));
		})
		.post("/export", async (context) => {
			const { email } = await parseBody(personQuerySchema, context);
			return context.json(await exportPerson(orm, email));
		})
		.post("/do-not-contact", async (context) => {
			const { email, isDoNotContact } = await parseBody(doNotContactSchema, context);
			if (isDoNotContact) await addDoNotContact(orm, email);
			const since = isDoNotContact ? undefined : await removeDoNotContact(orm, email);
			return context.json(await describePerson(orm, email, since));
		})
		.post("/erase", async (context) => {
			const { email, dealers: ids } = await parseBody(eraseSchema, context);
			const erased = await orm.transaction(async (transaction) => {
				await recordAs(transaction, deskAuthor(context, "people erase"));
				return erasePerson(transaction, email, ids, settings);
			});
			const { leads, dealerships: dealers } = erased;
			return context.json({ leads, dealers, person: await describePerson(orm, email) });
		});
}

/**
 * A person, with what their leads and those of their dealers need.
 *
 * @param since when they came onto the do-not-contact list that they have just been taken off
 */
async function describePerson(orm: Orm, email: string, since?: Date): Promise<Person> {
	const { dealers, isDoNotContact } = await readPerson(orm, email);
	return {
		email,
		leads: await countLeadsWhere(orm, isLeadOf(email)),
		dealers: await Promise.all(
			dealers.map(async (dealer) => {
				const n = since ? await countUnmailedLeads(orm, dealer.id, since) : 0;
				return {
					...dealer,
					leads: await countLeadsWhere(orm, isForDealer(dealer.id)),
					...(since && n > 0 && { unmailed: { n, since: since.toISOString() } }),
				};
			}),
		),
		isDoNotContact,
	};
}
