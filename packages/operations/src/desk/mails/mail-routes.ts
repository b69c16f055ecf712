import {
	discardNotices,
	limitBody,
	mails,
	type Orm,
	parseBody,
	parseQuery,
	retryNotices,
	type Settings,
	type Transaction,
} from "@nev/api/operations";
import {
	type ListChanged,
	type MailActionRequest,
	type MailActionResult,
	mailActionSchema,
	mailQuerySchema,
} from "@nev/contract/desk";
import { Hono } from "hono";
import { lockTarget } from "../lists/lock-target.js";
import { listMails, matchesMails } from "./list-mails.js";

/** `/api/mails` of the desk: mails that are not sent, but for those of leads, which are with their leads. */
export function mailRoutes(orm: Orm, { mail }: Pick<Settings, "mail">): Hono {
	return new Hono()
		.get("/", async (context) =>
			context.json(await listMails(orm, parseQuery(mailQuerySchema, context.req.query()))),
		)
		.post("/actions", limitBody, async (context) => {
			const request = await parseBody(mailActionSchema, context);
			const result = await orm.transaction((transaction) => act(transaction, request, mail.to));
			return context.json(result, "error" in result ? 409 : 200);
		});
}

async function act(
	transaction: Transaction,
	{ action, target }: MailActionRequest,
	companyEmail: string,
): Promise<MailActionResult | ListChanged> {
	const locked = await lockTarget(transaction, target, mails.id, matchesMails);
	if ("error" in locked) return locked;
	const { ids, outdated } = locked;
	const rows =
		action === "retry"
			? await retryNotices(transaction, ids, companyEmail)
			: await discardNotices(transaction, ids);
	const heldCount = action === "retry" ? rows.filter(({ state }) => state === "held").length : 0;
	return {
		change: null,
		changed: rows.length - heldCount,
		unchanged: new Set(ids).size + outdated.length - rows.length,
		heldCount,
	};
}
