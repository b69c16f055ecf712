import { errorBodySchema } from "@nev/contract";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { freePort } from "../../scripts/free-port.mjs";
import { startLeadStream } from "../bench/lead-stream.js";
import { type ApiProcess, startApiProcess } from "../test/api-process.js";
import { inquiry, newDealership, untilAvailable } from "../test/leads.js";
import { type LoadBalancer, startLoadBalancer } from "../test/load-balancer.js";
import { type MailServer, startMailServer } from "../test/mail-server.js";
import { proofOf, solve } from "../test/proof.js";
import { databaseUrl, openTestBackend, type TestBackend } from "../test/test-backend.js";

/** Three processes on one PostgreSQL, behind one port. */
let backend: TestBackend;
let mail: MailServer;
let balancer: LoadBalancer;
let ports: number[];
let processes: ApiProcess[];

const leadsPerMinute = 4;

async function start(port: number, environment: Record<string, string> = {}): Promise<ApiProcess> {
	const { connection } = backend;
	return startApiProcess({
		directory: inject("programDirectory"),
		port,
		environment: {
			DATABASE_URL: databaseUrl(connection, connection.database),
			SMTP_URL: mail.url,
			MAIL_TO: "sales@nev.example.com",
			DEALERSHIP_REVIEW: "false",
			TRUST_PROXY: "1",
			// Until the second signal.
			DRAIN_SECONDS: "60",
			...environment,
		},
	});
}

const post = (port: number, path: string, body: object, client = "203.0.113.1", key = "") =>
	fetch(`http://127.0.0.1:${port}${path}`, {
		method: "POST",
		headers: {
			"content-type": "application/json",
			"x-forwarded-for": client,
			"idempotency-key": key,
		},
		body: JSON.stringify(body),
	});

beforeAll(async () => {
	backend = await openTestBackend();
	mail = await startMailServer();
	ports = await Promise.all([freePort(), freePort(), freePort()]);
	processes = await Promise.all(ports.map((port) => start(port)));
	balancer = await startLoadBalancer(ports);
});
afterAll(async () => {
	await balancer.close();
	await Promise.all(processes.map((process) => process.end("SIGKILL")));
	await mail.close();
	await backend.close();
});

it("a dealer that one process stores is soon seen by all", async () => {
	const [first = 0, ...others] = ports;
	const dealership = newDealership({ name: "Seen By All Carts" });
	const sees = async (port: number) =>
		(await (await fetch(`http://127.0.0.1:${port}/api/dealerships/search?q=seen`)).text()).includes(
			dealership.name,
		);
	expect(await Promise.all(ports.map(sees))).toEqual([false, false, false]);
	expect((await post(first, "/api/dealerships", dealership)).status).toBe(201);
	await vi.waitFor(async () => expect(await Promise.all(others.map(sees))).toEqual([true, true]), {
		// A busy machine may take longer than the second that operators are promised.
		timeout: process.env.TESTS === "release" ? 1000 : 60_000,
		interval: 20,
	});
});

it("the limit of leads is shared", async () => {
	const limited = { LEADS_PER_MINUTE: String(leadsPerMinute), DRAIN_SECONDS: "0" };
	const limitedPorts = await Promise.all([freePort(), freePort(), freePort()]);
	const started = await Promise.all(limitedPorts.map((port) => start(port, limited)));
	const statuses: number[] = [];
	for (let lead = 0; lead <= leadsPerMinute; lead += 1) {
		const port = limitedPorts[lead % limitedPorts.length] ?? 0;
		const response = await post(port, "/api/vehicle-inquiry", inquiry(), "203.0.113.9");
		statuses.push(response.status);
		if (response.status === 429)
			expect(Number(response.headers.get("retry-after"))).toBeLessThan(61);
	}
	expect(statuses).toEqual([...Array(leadsPerMinute).fill(201), 429]);
	// Those beyond half of the limit wait for the operator.
	expect(await backend.sql("select count(*)::int from mails where state = 'held'")).toEqual([
		{ count: leadsPerMinute / 2 },
	]);
	await Promise.all(started.map((process) => process.end("SIGTERM")));
});

it("a challenge of one process is solved for all, once", async () => {
	const body = inquiry({ name: "Quick Once", fillTime: 300, proof: "" });
	const send = (port: number, proof: string, key = "once") =>
		post(port, "/api/vehicle-inquiry", { ...body, proof }, "203.0.113.7", key);
	const [first = 0] = ports;
	const { challenge } = errorBodySchema.parse(await (await send(first, "")).json());
	if (!challenge) throw new Error("There is no challenge.");
	const proof = proofOf(await solve(challenge));
	const responses = await Promise.all(ports.map((port) => untilAvailable(() => send(port, proof))));
	expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
	const answers = await Promise.all(responses.map((response) => response.text()));
	expect(new Set(answers).size).toBe(1);
	for (const port of ports) expect((await send(port, proof, "again")).status).toBe(428);
	expect(await backend.sql("select suspicion from leads where name = 'Quick Once'")).toEqual([
		{ suspicion: null },
	]);
});

it("a rolling restart under load drops no request, and each mail is sent once", async () => {
	const { address } = balancer;
	const leads = startLeadStream(address, "Rolling");
	for (const [index, port] of ports.entries()) {
		const before = leads.acknowledged.size;
		await expect.poll(() => leads.acknowledged.size).toBeGreaterThan(before + 10);
		const exited = processes[index]?.end("SIGTERM");
		await expect.poll(() => balancer.isUsing(port)).toBe(false);
		// Ends the wait for balancers.
		processes[index]?.end("SIGTERM");
		expect(await exited).toBe(0);
		processes[index] = await start(port);
		await expect.poll(() => balancer.ready.has(port)).toBe(true);
	}
	await leads.stop();
	// No visitor had to try twice.
	expect([leads.unanswered, leads.sent]).toEqual([0, leads.acknowledged.size]);

	await expect
		.poll(() => backend.sql("select 1 from mails where state not in ('sent', 'held')"))
		.toEqual([]);
	const names = mail.received.map(
		({ email }) => /\((Rolling [^)]+)\)/.exec(email.subject ?? "")?.[1],
	);
	const rolling = names.filter((name) => name !== undefined).sort();
	expect(rolling).toEqual([...leads.acknowledged].sort());
});
