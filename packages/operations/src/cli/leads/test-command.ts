import type { Orm, Settings } from "@nev/api/operations";
import { sendTestLead } from "../../leads/send-test-lead.js";
import { CliError } from "../cli-error.js";
import type { Output } from "../context.js";
import { adviceAgainst } from "../dealerships/describe-obstacle.js";

/**
 * Mails a dealership a test lead at each of its addresses, and prints the mail server's answers.
 *
 * @throws {CliError} if it cannot be sent, with the mail server's answer if it gave one
 */
export async function testLead(
	orm: Pick<Orm, "select">,
	id: number,
	settings: Pick<Settings, "mail">,
	output: Output,
): Promise<void> {
	const result = await sendTestLead(orm, id, settings);
	switch (result.kind) {
		case "no mail server":
			throw new CliError("SMTP_URL is not set, so no mail can be sent. Set it first.");
		case "missing":
			throw new CliError(`There is no dealership ${id}. See nev dealerships list.`);
		case "not mailable": {
			const advice = adviceAgainst(result.obstacle, id);
			throw new CliError(`Dealership ${id} is not mailed until you ${advice}.`);
		}
		case "tried": {
			const { name } = result.dealership;
			for (const { email, format, answer } of result.mails.filter(({ isSent }) => isSent)) {
				output.print(
					`A test lead was sent to ${name}, ${email}, as ${format}. The mail server answered: ${answer}`,
				);
			}
			const refused = result.mails.filter(({ isSent }) => !isSent);
			if (refused.length === 0) return;
			throw new CliError(
				refused
					.map(({ email, answer }) => `The test lead could not be sent to ${email}: ${answer}`)
					.join("\n"),
			);
		}
	}
}
