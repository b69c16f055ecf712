import { createApiClient, queries, type Vehicle } from "@nev/contract";
import { sampleVehicles } from "@nev/sample-data";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { createLoader } from "../loader/index.js";
import { NevProvider } from "../provider/index.js";
import type { PaymentProps } from "./controller.js";
import { Payment } from "./payment.js";

const vehicles: Vehicle[] = sampleVehicles.map((vehicle, index) => ({ id: index + 1, ...vehicle }));

async function render(props: PaymentProps, isLoaded = false): Promise<string> {
	const requests: string[] = [];
	const fetch = async (request: unknown) => {
		requests.push(String(request));
		return Response.json(vehicles);
	};
	const loader = createLoader(createApiClient({ api: "/api", fetch }));
	if (isLoaded) await loader.settle(queries.vehicles());
	const html = renderToString(
		<NevProvider loader={loader}>
			<p>
				Yours <Payment {...props} />
			</p>
		</NevProvider>,
	);
	expect(requests).toHaveLength(isLoaded ? 1 : 0);
	return html;
}

test("a price is rendered without a request, as phrasing content with a link", async () => {
	const html = await render({ price: 8995, calculatorHref: "/financing" });
	expect(html).toContain('href="/financing">from $162.07 a month</a>');
	expect(html).toContain("$10,724.29 total: $1,000 down, 60 months at 7.99% APR.");
	expect(html).not.toMatch(/<(div|section|p) class/);
});

test("a vehicle that the server has loaded is rendered, and none before", async () => {
	expect(await render({ vehicle: "classic-4" }, true)).toMatch(/from \$\d+\.\d\d a month/);
	expect(await render({ vehicle: "classic-4" })).toBe("<p>Yours </p>");
	expect(await render({ price: 5995 })).toBe("<p>Yours </p>");
});
