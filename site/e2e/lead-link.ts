import { expect } from "@playwright/test";
import { readMails } from "./mail-catcher.js";

/** The link in the newest mail of a lead to a dealer. */
export async function linkTo(email: string): Promise<string> {
	const find = async () =>
		(await readMails())
			.filter((mail) => mail.includes(email))
			.map((mail) => /http\S+\/lead\?token=[\w.-]+/.exec(mail)?.[0] ?? "")
			.at(-1);
	await expect.poll(find).toContain("token=");
	return (await find()) ?? "";
}
