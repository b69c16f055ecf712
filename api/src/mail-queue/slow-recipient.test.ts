import { afterAll, expect, it, onTestFinished } from "vitest";
import { inquiry, post } from "../../test/leads.js";
import { startMailServer } from "../../test/mail-server.js";
import { openTestBackend } from "../../test/test-backend.js";

const slow: (() => void)[] = [];
let isSlow = true;
const server = await startMailServer({
	onRcptTo({ address }, _, callback) {
		if (isSlow && address.endsWith("@slow.example.com")) slow.push(() => callback());
		else callback();
	},
});
afterAll(server.close);

it("a recipient whose mail server is slow holds up no other", async () => {
	const backend = await openTestBackend({
		SMTP_URL: server.url,
		MAIL_FROM: "leads@nev.example.com",
		MAIL_TO: "sales@nev.example.com",
		LEADS_PER_MINUTE: "100000",
	});
	onTestFinished(backend.close);
	const dealer = async (email: string) => {
		const [row] = await backend.sql(
			"update dealerships set reviewed_at = now(), email = $1 where id = (select min(id) from dealerships where reviewed_at is null) returning id",
			[email],
		);
		return Number(row?.id);
	};
	// Two dealers with one domain, as at a provider of mailboxes.
	const ofSlow = [await dealer("ada@slow.example.com"), await dealer("grace@Slow.example.com")];
	for (let lead = 0; lead < 6; lead++) {
		await post(backend, "/api/vehicle-inquiry", inquiry({ dealershipId: ofSlow[lead % 2] }));
	}
	const dealershipId = await dealer("mary@quick.example.com");
	await post(backend, "/api/vehicle-inquiry", inquiry({ dealershipId }));
	const received = () => server.received.map(({ to }) => to).sort();
	await expect
		.poll(received, { interval: 20 })
		.toEqual(["mary@quick.example.com", ...Array(7).fill("sales@nev.example.com")]);
	expect(slow).toHaveLength(2);
	isSlow = false;
	for (const answer of slow) answer();
	await expect.poll(() => received().length, { interval: 20 }).toBe(14);
});
