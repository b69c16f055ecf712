import { get } from "node:http";

// Asks for different pages at once, as one client, until it is ended.
const [origin, pages] = process.argv.slice(2);
for (let page = 0; page < Number(pages); page += 1) {
	get(`${origin}/dealerships?zip=34102&radius=${200 + page / 1000}`, {
		agent: false,
		headers: { "x-forwarded-for": "203.0.113.9" },
	})
		.on("error", () => {})
		.on("response", (response) => response.resume());
}
process.send?.("asked");
