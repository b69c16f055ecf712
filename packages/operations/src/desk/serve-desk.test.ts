import { openDatabase, readSettings, seedDatabase } from "@nev/api/operations";
import { isServerRunning, serverPid, usedDataDirectory } from "@nev/api/testing/embedded-server.js";
import { silent } from "@nev/api/testing/test-backend.js";
import { maxImportBytes } from "@nev/contract/desk";
import { afterAll, afterEach, expect, it } from "vitest";
import { freePort } from "../../../../scripts/free-port.mjs";
import { askDesk, keyOf, signIn } from "../../test/desk-client.js";
import { openOperator } from "../../test/operator.js";
import type { DeskFiles } from "./desk-files.js";
import { keyLifetime } from "./one-time-keys.js";
import { deskLimits, type RunningDesk, type ServeDeskOptions, serveDesk } from "./serve-desk.js";
import { maxIdleTime } from "./sessions.js";

const file = (text: string, type: string) => ({ body: new TextEncoder().encode(text), type });

const files: DeskFiles = {
	page: file("<!doctype html>", "text/html; charset=utf-8"),
	assets: new Map([["/assets/index-1a2b3c.js", file("start()", "text/javascript; charset=utf-8")]]),
};

const database = await openOperator();
afterAll(() => database.close());

const desks: RunningDesk[] = [];

afterEach(async () => {
	for (const desk of desks.splice(0)) await desk.close();
});

let now = Date.now();

async function openDesk(options: Partial<ServeDeskOptions> = {}) {
	const desk = await serveDesk({
		database,
		settings: readSettings({}),
		port: 0,
		isBehindProxy: false,
		operator: "ada",
		log: silent,
		files,
		now: () => now,
		...options,
	});
	desks.push(desk);
	return desk;
}

const portOf = ({ origin }: RunningDesk) => Number(new URL(origin).port);

/** Opens a desk and signs in with its address, as a browser does. */
async function openSession(options?: Partial<ServeDeskOptions>) {
	const desk = await openDesk(options);
	return { desk, port: portOf(desk), ...(await signIn(desk.origin, keyOf(desk.newAddress()))) };
}

it("signs in with the printed address", async () => {
	const { answer, ask, cookie, port } = await openSession();
	expect(answer.status).toBe(200);
	expect(cookie).toMatch(new RegExp(`^nev-desk-${port}=[\\w-]{43}$`));
	expect(String(answer.headers["set-cookie"])).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/);
	expect(JSON.parse((await ask("/api/session")).text)).toEqual({
		name: "ada",
		hasMailServer: false,
		hasPublicUrl: false,
		siteUrl: "http://localhost:3000",
	});
});

it("says that it knows a mail server and the site's address", async () => {
	const settings = readSettings({
		...{ SMTP_URL: "smtp://127.0.0.1:2525", MAIL_TO: "us@example.com" },
		PUBLIC_URL: "https://nev.example.com",
	});
	const { ask } = await openSession({ settings });
	expect(JSON.parse((await ask("/api/session")).text)).toMatchObject({
		...{ hasMailServer: true, hasPublicUrl: true },
		siteUrl: "https://nev.example.com",
	});
});

it("gives a key 256 bits", async () => {
	expect(Buffer.from(keyOf((await openDesk()).newAddress()), "base64url")).toHaveLength(32);
});

it("refuses a key that was used", async () => {
	const desk = await openDesk();
	const key = keyOf(desk.newAddress());
	expect((await signIn(desk.origin, key)).answer.status).toBe(200);
	expect((await signIn(desk.origin, key)).answer.status).toBe(401);
});

it("refuses a key that has expired", async () => {
	const desk = await openDesk();
	const keys = [keyOf(desk.newAddress()), keyOf(desk.newAddress())] as const;
	now += keyLifetime - 1;
	expect((await signIn(desk.origin, keys[0])).answer.status).toBe(200);
	now += 1;
	expect((await signIn(desk.origin, keys[1])).answer.status).toBe(401);
});

it("refuses a key that was never issued, and none at all", async () => {
	const { origin } = await openDesk();
	expect((await signIn(origin, "")).answer.status).toBe(401);
	expect((await signIn(origin, "a".repeat(43))).answer.status).toBe(401);
});

it("is not asked under another host, as after DNS rebinding", async () => {
	const { ask, port } = await openSession();
	const hosts = ["evil.example", `evil.example:${port}`, `localhost:${port}`, "127.0.0.1"];
	for (const host of hosts) {
		expect((await ask("/api/session", { headers: { host } })).status, host).toBe(421);
		expect((await ask("/", { headers: { host } })).status, host).toBe(421);
	}
});

it("takes no change from a page of another port of the same host", async () => {
	const { ask, port } = await openSession();
	const origin = `http://127.0.0.1:${port + 1}`;
	expect((await ask("/api/session", { method: "DELETE", headers: { origin } })).status).toBe(403);
	expect((await ask("/api/session")).status).toBe(200);
});

it("spends no key that a page of another origin posts", async () => {
	const desk = await openDesk();
	const key = keyOf(desk.newAddress());
	const post = (headers: Record<string, string>) =>
		askDesk(portOf(desk), "/api/session", {
			method: "POST",
			headers: { "content-type": "application/json", ...headers },
			body: { key },
		});
	expect((await post({ origin: "https://evil.example" })).status).toBe(403);
	expect((await post({ origin: "null" })).status).toBe(403);
	expect((await post({})).status).toBe(403);
	expect((await signIn(desk.origin, key)).answer.status).toBe(200);
});

it("takes nothing from a foreign form, which sends the cookie from a page of another port", async () => {
	const { cookie, port } = await openSession();
	for (const type of ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data"]) {
		const answer = await askDesk(port, "/api/session", {
			method: "POST",
			headers: { cookie, origin: `http://127.0.0.1:${port + 1}`, "content-type": type },
			body: "key=1",
		});
		expect(answer.status, type).toBe(403);
	}
});

it("refuses a form even from its own origin", async () => {
	const { ask } = await openSession();
	const headers = { "content-type": "application/x-www-form-urlencoded" };
	const answer = await ask("/api/session", { method: "POST", headers, body: "key=1" });
	expect(answer.status).toBe(415);
});

it("refuses a stolen cookie without the second half, and the second half without the cookie", async () => {
	const { cookie, token, port } = await openSession();
	const status = async (headers: Record<string, string>) =>
		(await askDesk(port, "/api/session", { headers })).status;
	expect(await status({ cookie })).toBe(401);
	expect(await status({ "x-desk-session": token })).toBe(401);
	expect(await status({ cookie, "x-desk-session": cookie.split("=")[1] ?? "" })).toBe(401);
	expect(await status({ cookie, "x-desk-session": token })).toBe(200);
});

it("keeps the halves of two sessions apart", async () => {
	const { desk, cookie, port } = await openSession();
	const other = await signIn(desk.origin, keyOf(desk.newAddress()));
	const headers = { cookie, "x-desk-session": other.token };
	expect((await askDesk(port, "/api/session", { headers })).status).toBe(401);
});

it("keeps the session of one tab when another one of the same browser signs in, and ends both", async () => {
	const { desk, ask, cookie } = await openSession();
	const other = await signIn(desk.origin, keyOf(desk.newAddress()), cookie);
	expect(other.cookie).toBe(cookie);
	expect((await ask("/api/session")).status).toBe(200);
	expect((await other.ask("/api/session")).status).toBe(200);
	expect((await other.ask("/api/session", { method: "DELETE" })).status).toBe(204);
	expect((await ask("/api/session")).status).toBe(401);
});

it("begins a session with a cookie of its own where the browser sends one that it does not know", async () => {
	const { desk, cookie } = await openSession();
	const unknown = `${cookie.split("=")[0]}=unknown`;
	const other = await signIn(desk.origin, keyOf(desk.newAddress()), unknown);
	expect(other.cookie).not.toBe(unknown);
	expect((await other.ask("/api/session")).status).toBe(200);
});

it("ends a session after twelve idle hours, and at once when the operator signs out", async () => {
	const { desk, ask } = await openSession();
	now += maxIdleTime;
	expect((await ask("/api/session")).status).toBe(200);
	now += maxIdleTime + 1;
	expect((await ask("/api/session")).status).toBe(401);
	const again = await signIn(desk.origin, keyOf(desk.newAddress()));
	expect((await again.ask("/api/session", { method: "DELETE" })).status).toBe(204);
	expect((await again.ask("/api/session")).status).toBe(401);
});

it("stores nothing in a cache but files with a hash in their name, and shows in no frame", async () => {
	const { port, ask } = await openSession();
	for (const path of ["/", "/dealers/7", "/api/session", "/api/nothing", "/assets/nothing.js"]) {
		const { headers } = await ask(path);
		expect(headers["cache-control"], path).toBe("no-store");
		expect(headers["referrer-policy"], path).toBe("no-referrer");
		expect(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
		expect(headers["content-security-policy"], path).not.toContain("unsafe");
	}
	const asset = await askDesk(port, "/assets/index-1a2b3c.js");
	expect(asset.text).toBe("start()");
	expect(asset.headers["cache-control"]).toContain("immutable");
});

it("answers the page at every address, and data to nobody who is not signed in", async () => {
	const port = portOf(await openDesk());
	expect((await askDesk(port, "/leads?q=ada")).text).toBe("<!doctype html>");
	for (const path of ["/api/session", "/api/dealers", "/api/", "/api"]) {
		expect((await askDesk(port, path)).status, path).toBe(401);
	}
});

it("takes the largest list over a line of 1 Mbit/s, as that of ssh from a home", () => {
	expect((maxImportBytes * 8) / (deskLimits.request / 1000)).toBeLessThan(1e6);
});

it("restarts an embedded database that has ended", async () => {
	const data = usedDataDirectory();
	const embedded = await openDatabase(readSettings({ DATA_DIR: data }), silent, {
		seed: seedDatabase,
	});
	const { ask } = await openSession({ database: embedded });
	const server = serverPid(data);
	process.kill(server, "SIGKILL");
	await expect.poll(() => isServerRunning(data) && serverPid(data) !== server).toBe(true);
	await expect.poll(async () => (await ask("/api/dealers")).status).toBe(200);
	for (const desk of desks.splice(0)) await desk.close();
	await embedded.close();
});

it("says which port is used by another program", async () => {
	const port = portOf(await openDesk());
	await expect(openDesk({ port })).rejects.toThrow(`Another program is using port ${port}.`);
});

const proxySettings = {
	DESK_ORIGIN: "https://desk.example.com",
	DESK_USER_HEADER: "X-Auth-Request-Email",
	DESK_PROXY_SECRET: "a secret of at least 32 characters",
	DESK_OPERATORS: "ada@example.com, grace@example.com",
};

/** A desk behind a proxy, asked as by that proxy unless headers say otherwise. */
async function openProxied() {
	// The listener has a port of its own, which the origin does not name.
	const port = await freePort();
	const desk = await openDesk({ settings: readSettings(proxySettings), isBehindProxy: true, port });
	const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
		askDesk(port, path, {
			method,
			headers: {
				host: "desk.example.com",
				origin: proxySettings.DESK_ORIGIN,
				"content-type": "application/json",
				"x-desk-proxy-secret": proxySettings.DESK_PROXY_SECRET,
				"x-auth-request-email": "Ada@example.com",
				...headers,
			},
			...(method === "POST" && { body: {} }),
		});
	return { desk, ask };
}

it("takes the user from the proxy, who is the author of changes", async () => {
	const { desk, ask } = await openProxied();
	expect(desk.newAddress()).toBe("https://desk.example.com");
	const answer = await ask("/api/session", {}, "POST");
	expect(String(answer.headers["set-cookie"])).toMatch(
		/^__Host-nev-desk=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
	);
	const session = {
		cookie: String(answer.headers["set-cookie"]).split(";")[0] ?? "",
		"x-desk-session": JSON.parse(answer.text).token,
	};
	expect(JSON.parse((await ask("/api/session", session)).text)).toMatchObject({
		name: "ada@example.com",
	});
	// Another user with this session, as when two share a browser.
	const grace = { ...session, "x-auth-request-email": "grace@example.com" };
	expect((await ask("/api/session", grace)).status).toBe(401);
	const ofGrace = await ask("/api/session", grace, "POST");
	expect(String(ofGrace.headers["set-cookie"])).not.toContain(session.cookie);
});

it("refuses forged headers of a proxy, and users who are no operators", async () => {
	const { ask } = await openProxied();
	const forged = [
		{ "x-desk-proxy-secret": "" },
		{ "x-desk-proxy-secret": "another secret of some 32 characters" },
		{ "x-auth-request-email": "" },
		{ "x-auth-request-email": "eve@example.com" },
		{ "x-auth-request-email": "ada@example.com, eve@example.com" },
	];
	for (const headers of forged) {
		expect((await ask("/api/session", headers, "POST")).status).toBe(403);
		expect((await ask("/", headers)).status).toBe(403);
	}
	expect((await ask("/", { host: "evil.example" })).status).toBe(421);
});

it("does not trust a proxy's headers without --proxy", async () => {
	const desk = await openDesk({ settings: readSettings(proxySettings) });
	const answer = await askDesk(portOf(desk), "/api/session", {
		method: "POST",
		headers: {
			origin: desk.origin,
			"content-type": "application/json",
			"x-desk-proxy-secret": proxySettings.DESK_PROXY_SECRET,
			"x-auth-request-email": "ada@example.com",
		},
		body: {},
	});
	expect(answer.status).toBe(401);
});

it.each(Object.keys(proxySettings))("does not start behind a proxy without %s", async (name) => {
	const settings = readSettings({ ...proxySettings, [name]: "" });
	await expect(openDesk({ settings, isBehindProxy: true })).rejects.toThrow(name);
});

it("serves the map's tiles without a session, the built-in ones if the operator's cannot be used", async () => {
	for (const MAP_FILE of ["", "nowhere.pmtiles"]) {
		const desk = await openDesk({ settings: readSettings({ MAP_FILE }) });
		const ask = (path: string) =>
			askDesk(portOf(desk), path, { headers: { host: new URL(desk.origin).host } });
		const { tiles } = JSON.parse((await ask("/api/map/tiles.json")).text);
		const address = (z: number, x: number, y: number) =>
			tiles[0].replace("{z}", z).replace("{x}", x).replace("{y}", y);
		const tile = await ask(address(4, 4, 6));
		expect(tile.status).toBe(200);
		expect(tile.headers).toMatchObject({
			"content-type": "application/vnd.mapbox-vector-tile",
			"cache-control": "private, max-age=31536000, immutable",
		});
		expect((await ask("/api/map/4/4/6.mvt")).headers["cache-control"]).toBe("no-store");
		expect((await ask(address(4, 99, 6))).status).toBe(404);
		expect((await ask("/api/map/4/4/x.mvt")).status).toBe(401);
	}
});
