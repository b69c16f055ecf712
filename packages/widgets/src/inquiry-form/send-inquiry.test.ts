import { createApiClient, type VehicleInquiry } from "@nev/contract";
import { expect, test } from "vitest";
import { sendInquiry } from "./send-inquiry.js";

const inquiry: VehicleInquiry = {
	name: "Ada Lovelace",
	email: "ada@example.com",
	phone: "(239) 555-0142",
	message: "",
	vehicleName: "D6 Max GT4",
	vehiclePrice: "$13,295",
};

test("reads what it knows of the answer of a newer API", async () => {
	const client = createApiClient({
		api: "/api",
		fetch: () => Response.json({ id: 7, pending: "until Monday" }, { status: 201 }),
	});
	expect(await sendInquiry(client, inquiry, {}, () => {})).toEqual({ id: 7 });
});
