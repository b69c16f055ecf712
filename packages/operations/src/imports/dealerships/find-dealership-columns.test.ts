import { describe, expect, it } from "vitest";
import { readChosenColumns } from "../../tables/chosen-columns.js";
import { findDealershipColumns } from "./find-dealership-columns.js";

const lines = (text: string) => text.split(",").map((heading) => heading.trim());

/** The headings of each field that is read, and those that are not known. */
function read(header: string, chosen?: Record<string, string>) {
	const { understood, unknown, leftOut } = findDealershipColumns(lines(header), [], chosen);
	const fields: Record<string, string> = {};
	for (const { field, heading } of understood) {
		fields[field] = fields[field] ? `${fields[field]} + ${heading}` : heading;
	}
	return { fields, unknown, leftOut: leftOut.map(({ heading }) => heading) };
}

const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** The headings that other programs export, and what they are read as. */
const exports: Record<
	string,
	{ header: string; fields: Record<string, string>; unknown?: string[] }
> = {
	"Google Business Profile": {
		header: `Store code,Business name,Address line 1,Address line 2,Address line 3,Sub-locality,Locality,Administrative area,Country / Region,Postal code,Latitude,Longitude,Primary phone,Additional phones,Website,Primary category,${days.map((day) => `${day} hours`)},Special hours,Labels`,
		fields: {
			...{ ref: "Store code", name: "Business name", city: "Locality" },
			address: "Address line 1 + Address line 2 + Address line 3",
			...{ state: "Administrative area", zipCode: "Postal code", phone: "Primary phone" },
			...{ website: "Website", latitude: "Latitude", longitude: "Longitude" },
			...Object.fromEntries(days.map((day) => [day.toLowerCase(), `${day} hours`])),
		},
		unknown: [
			...["Sub-locality", "Country / Region", "Additional phones", "Primary category"],
			...["Special hours", "Labels"],
		],
	},
	"WP Store Locator": {
		header:
			"wpsl_id,post_title,wpsl_address,wpsl_address2,wpsl_city,wpsl_state,wpsl_zip,wpsl_country,wpsl_lat,wpsl_lng,wpsl_phone,wpsl_fax,wpsl_email,wpsl_url,wpsl_hours",
		fields: {
			...{ name: "post_title", address: "wpsl_address + wpsl_address2", city: "wpsl_city" },
			...{ state: "wpsl_state", zipCode: "wpsl_zip", latitude: "wpsl_lat" },
			...{ longitude: "wpsl_lng", phone: "wpsl_phone", email: "wpsl_email" },
			...{ website: "wpsl_url", openingHours: "wpsl_hours" },
		},
		unknown: ["wpsl_id", "wpsl_country", "wpsl_fax"],
	},
	"Agile Store Locator": {
		header:
			"title,description,street,city,state,postal_code,country,lat,lng,phone,fax,email,website,open_hours,is_disabled",
		fields: {
			...{ name: "title", address: "street", city: "city", state: "state", zipCode: "postal_code" },
			...{ latitude: "lat", longitude: "lng", phone: "phone", email: "email" },
			...{ website: "website", openingHours: "open_hours" },
		},
		unknown: ["description", "country", "fax", "is_disabled"],
	},
	"Store Locator Plus": {
		header:
			"sl_id,sl_store,sl_address,sl_address2,sl_city,sl_state,sl_zip,sl_country,sl_latitude,sl_longitude,sl_tags,sl_email,sl_url,sl_hours,sl_phone",
		fields: {
			...{ name: "sl_store", address: "sl_address + sl_address2", city: "sl_city" },
			...{ state: "sl_state", zipCode: "sl_zip", latitude: "sl_latitude" },
			...{ longitude: "sl_longitude", email: "sl_email", website: "sl_url" },
			...{ openingHours: "sl_hours", phone: "sl_phone" },
		},
		unknown: ["sl_id", "sl_country", "sl_tags"],
	},
	StoreRocket: {
		header: `external_id,name,address_line_1,address_line_2,city,state,postcode,country,phone,email,url,lat,lng,${days.map((day) => day.toLowerCase())}`,
		fields: {
			...{ ref: "external_id", name: "name", address: "address_line_1 + address_line_2" },
			...{ city: "city", state: "state", zipCode: "postcode", phone: "phone", email: "email" },
			...{ website: "url", latitude: "lat", longitude: "lng" },
			...Object.fromEntries(days.map((day) => [day.toLowerCase(), day.toLowerCase()])),
		},
		unknown: ["country"],
	},
	Stockist: {
		header:
			"Name,Address line 1,Address line 2,City,State / Province / Region,Postal code / ZIP,Country,Phone,Website,Email,Priority",
		fields: {
			...{ name: "Name", address: "Address line 1 + Address line 2", city: "City" },
			...{ state: "State / Province / Region", zipCode: "Postal code / ZIP", phone: "Phone" },
			...{ website: "Website", email: "Email" },
		},
		unknown: ["Country", "Priority"],
	},
	Yext: {
		header:
			"Entity ID,Name,Address > Line 1,Address > Line 2,Address > City,Address > Region,Address > Postal Code,Address > Country Code,Main Phone,Website URL,Hours > Monday,Hours > Sunday,Display Coordinate > Latitude,Display Coordinate > Longitude",
		fields: {
			...{ ref: "Entity ID", name: "Name", address: "Address > Line 1 + Address > Line 2" },
			...{ city: "Address > City", state: "Address > Region", zipCode: "Address > Postal Code" },
			...{ phone: "Main Phone", website: "Website URL" },
			...{ monday: "Hours > Monday", sunday: "Hours > Sunday" },
			...{ latitude: "Display Coordinate > Latitude", longitude: "Display Coordinate > Longitude" },
		},
		unknown: ["Address > Country Code"],
	},
	Locally: {
		header:
			"Vendor ID,Store Name,Address 1,Address 2,City,State,Zip,Phone,mon_time_open,mon_time_close,sun_time_open,sun_time_close",
		fields: {
			...{ ref: "Vendor ID", name: "Store Name", address: "Address 1 + Address 2", city: "City" },
			...{ state: "State", zipCode: "Zip", phone: "Phone" },
			...{ monday: "mon_time_open + mon_time_close", sunday: "sun_time_open + sun_time_close" },
		},
	},
	Salesforce: {
		header:
			"Account ID,Account Name,Type,Billing Street,Billing City,Billing State/Province,Billing Zip/Postal Code,Billing Country,Shipping Street,Phone,Website,Account Status",
		fields: {
			...{ ref: "Account ID", name: "Account Name", address: "Billing Street" },
			...{ city: "Billing City", state: "Billing State/Province", phone: "Phone" },
			...{ zipCode: "Billing Zip/Postal Code", website: "Website" },
		},
		unknown: ["Type", "Billing Country", "Shipping Street", "Account Status"],
	},
	HubSpot: {
		header:
			"Record ID,Company name,Company owner,Street Address,Street Address 2,City,State/Region,Postal Code,Country/Region,Phone Number,Website URL,Time Zone",
		fields: {
			...{ name: "Company name", address: "Street Address + Street Address 2", city: "City" },
			...{ state: "State/Region", zipCode: "Postal Code", phone: "Phone Number" },
			...{ website: "Website URL", timeZone: "Time Zone" },
		},
		unknown: ["Record ID", "Company owner", "Country/Region"],
	},
	"a state's register": {
		header:
			"License No.,Legal Name,DBA Name,Physical Address,Physical City,Physical State,Physical Zip,Mailing Address,Mailing City,Mailing State,Mailing Zip,Status,County",
		fields: {
			...{ name: "DBA Name", address: "Physical Address", city: "Physical City" },
			...{ state: "Physical State", zipCode: "Physical Zip" },
		},
		unknown: [
			...["License No.", "Legal Name", "Mailing Address", "Mailing City", "Mailing State"],
			...["Mailing Zip", "Status", "County"],
		],
	},
	"a JSON file": {
		header:
			"id,locationName,address.street,address.city,address.state,address.zip,coordinates.lat,coordinates.lng,telephone",
		fields: {
			...{ name: "locationName", address: "address.street", city: "address.city" },
			...{ state: "address.state", zipCode: "address.zip", latitude: "coordinates.lat" },
			...{ longitude: "coordinates.lng", phone: "telephone" },
		},
		unknown: ["id"],
	},
};

describe("the columns of dealers", () => {
	it.each(Object.entries(exports))("are known as %s names them", (_, { header, ...expected }) => {
		const { fields, unknown } = read(header);
		expect({ fields, unknown }).toEqual({ unknown: [], ...expected });
	});

	it.each([
		["Company name,Store name", "name", "Store name", ["Company name"]],
		["Company,Dealer,Name", "name", "Name", ["Company", "Dealer"]],
		["store_no,store_id", "ref", "store_id", ["store_no"]],
		["state_abbr,state", "state", "state", ["state_abbr"]],
		["Store phone,Primary phone", "phone", "Primary phone", ["Store phone"]],
		["Billing Street,Address", "address", "Address", ["Billing Street"]],
		["Dealer #,Dealer", "ref", "Dealer #", []],
		["Monday,Monday open,Monday close", "monday", "Monday open + Monday close", ["Monday"]],
	])("%s: %s is read from the better known one", (header, field, heading, leftOut) => {
		expect(read(header)).toMatchObject({ fields: { [field]: heading }, leftOut });
	});

	it.each([
		...["Type", "Status", "ID", "Brand", "Country", "County", "Store type", "Store", "Location"],
		...["Billing phone", "Billing email", "Owner name", "Contact phone", "Fax", "Region", "Name 2"],
		...["Address line 2", "Monday close", "Mon-Fri", "City/State", "Parent Account"],
	])("a lone %s means nothing", (heading) => {
		expect(read(heading)).toMatchObject({ fields: {}, unknown: [heading] });
	});

	it.each([
		["Company Name,Contact,Title", "Company Name"],
		["Title,Company", "Company"],
		["Title,Dealer company name", "Dealer company name"],
		["First Name,Last Name,Title,Account Name", "Account Name"],
		["Contact Name,Title", undefined],
		["Title,Location Contact", undefined],
	])("%s: a title beside another name is no name", (header, name) => {
		const { fields, unknown } = read(header);
		expect(fields).toEqual(name ? { name } : {});
		expect(unknown).toContain("Title");
	});

	it.each(["Title", "post_title", "Store title"])("a lone %s is a name", (heading) => {
		expect(read(`${heading},Address,Contact phone`).fields.name).toBe(heading);
	});

	it("a title is a name if an operator says so", () => {
		const { fields, leftOut } = read("Company,Contact,Title", { title: "name" });
		expect({ name: fields.name, leftOut }).toEqual({ name: "Title", leftOut: ["Company"] });
	});

	const textOf = (header: string, field: "address" | "openingHours", ...cells: string[]) =>
		findDealershipColumns(lines(header), []).read(cells, field);

	it.each([
		["Address line 1,Address line 2", ["1 Main St", "Suite 100"], "1 Main St, Suite 100"],
		["Address line 2,Address line 1", ["Suite 100", "1 Main St"], "1 Main St, Suite 100"],
		["Address,Address 2", ["1 Main St", ""], "1 Main St"],
		["Address,Address 2", ["", "Suite 100"], "Suite 100"],
		["Address,Address 2", ["1 Main St, Suite 100", "suite 100"], "1 Main St, Suite 100"],
		["Address,Address 2", ["1 Main St Suite 100", "Suite 100"], "1 Main St Suite 100"],
		["Address,Address 2", ["1 Main St", "1 main st"], "1 Main St"],
		["Address,Address 2", ["1 Main St, 100", "100"], "1 Main St, 100"],
		["Address,Address 2", ["9 Hwy 22", "22"], "9 Hwy 22, 22"],
		["Address,Address 2", ["9 Hwy 22", "2"], "9 Hwy 22, 2"],
		["Address,Address 2", ["9 Avenue B", "B"], "9 Avenue B, B"],
		["Address,Address 2", ["9 Ashland", "land"], "9 Ashland, land"],
		["Address,Address 2", ["1 Main St", "N/A"], "1 Main St"],
		["Address,Address 2", ["12b", "Main St"], "12b Main St"],
	])("%s: an address is all of its lines (%#)", (header, cells, address) => {
		expect(textOf(header, "address", ...cells)).toBe(address);
	});

	it.each([
		["Monday hours,Tuesday hours", ["9:00am-5:00pm", "x"], "Mon 9:00am-5:00pm; Tue closed"],
		["Sunday,Monday", ["Closed", "9 AM-12 PM, 1 PM-5 PM"], "Mon 9 AM-12 PM, 1 PM-5 PM; Sun closed"],
		["mon,tue", ["", "9 AM-5 PM"], "Tue 9 AM-5 PM"],
		["mon,tue", ["", "N/A"], ""],
		["mon_open,mon_close", ["9:00 AM", "5:00 PM"], "Mon 9:00 AM-5:00 PM"],
		["mon_open,mon_close", ["12:00 PM", "2:00 PM"], "Mon 12:00 PM-2:00 PM"],
		["mon_open,mon_close", ["9:00 AM", "9:00 am"], "Mon 9:00 AM-9:00 am"],
		["mon_open,mon_close", ["24 hours", "24 Hours"], "Mon 24 hours"],
		["mon_open,mon_close", ["closed", "closed"], "Mon closed"],
		["mon_open,mon_close", ["x", "X"], "Mon closed"],
		["mon_open,mon_close", ["Closed", ""], "Mon closed"],
		["mon_time_open,mon_time_close", ["900", "1730"], "Mon 9:00-17:30"],
		["mon,Hours", ["9 AM-5 PM", "Mon-Fri 8 AM-6 PM"], "Mon-Fri 8 AM-6 PM"],
		["mon,Hours", ["9 AM-5 PM", ""], "Mon 9 AM-5 PM"],
		["mon,Hours", ["9 AM-5 PM", "N/A"], "Mon 9 AM-5 PM"],
	])("%s: hours are those of each day (%#)", (header, cells, hours) => {
		expect(textOf(header, "openingHours", ...cells)).toBe(hours);
	});
});

describe("columns that an operator chooses", () => {
	it("are read as chosen, or not at all, whatever their headings say", () => {
		const chosen = { "Nam of store": "name", PHONE: "", "Whole phone": "phone" };
		expect(read("Nam of store,Name,Phone,Whole phone,City", chosen)).toEqual({
			fields: { name: "Nam of store", phone: "Whole phone", city: "City" },
			...{ unknown: [], leftOut: ["Name"] },
		});
	});

	it("are joined for an address and for the hours of a day", () => {
		const chosen = { "St. A": "address", "St. B": "address", from: "monday", to: "monday" };
		expect(read("St. A,from,to,St. B,Address line 3", chosen).fields).toEqual({
			...{ address: "St. A + St. B + Address line 3", monday: "from + to" },
		});
	});

	const inOrder = {
		address: "5 Main St, Suite 100",
		openingHours: "Mon 9:00 AM-5:00 PM",
	};

	it.each<[string, Record<string, string>]>([
		["of other columns", { Place: "" }],
		[
			"of what they mean",
			{
				...{ "address 2": "address", "address 1": "address" },
				...{ "monday close": "monday", "monday open": "monday" },
			},
		],
	])("keep their order if a choice is %s", (_, chosen) => {
		const header = lines("Address 2,Address 1,Monday Close,Monday Open,Place");
		const columns = findDealershipColumns(header, [], chosen);
		const cells = ["Suite 100", "5 Main St", "5:00 PM", "9:00 AM", "x"];
		for (const field of ["address", "openingHours"] as const) {
			expect(columns.read(cells, field)).toBe(inOrder[field]);
		}
	});

	it("begin with what is one by its own heading", () => {
		const chosen = { suite: "address", address: "address" };
		const columns = findDealershipColumns(["Suite", "Address"], [], chosen);
		expect(columns.read(["Suite 100", "5 Main St"], "address")).toBe(inOrder.address);
	});

	it("may be of what is else never read alone", () => {
		expect(read("Address 2", { "Address 2": "address" }).fields).toEqual({ address: "Address 2" });
	});

	it("win over better known ones", () => {
		expect(read("Name,Company", { company: "name" }).fields).toEqual({ name: "Company" });
	});

	const headings = ["Name of shop", "Shop = place", "Address.City"];
	const choose = (choice: string) => readChosenColumns([choice], headings, ["name", "zipCode"]);

	it.each([
		["name OF shop=name", { "name OF shop": "name" }],
		["Shop = place=ZIPcode", { "Shop = place": "zipCode" }],
		["Address.City=", { "Address.City": "" }],
	])("may be typed as %s", (choice, chosen) => expect(choose(choice)).toEqual(chosen));

	it.each([
		[
			"Nme of shop=name",
			'The file has no column "Nme of shop". Nearest: "Name of shop". Its columns are "Name of shop", "Shop = place", "Address.City".',
		],
		["Name of shop=nam", '"nam" is no field. Nearest: name. Fields are name, zipCode.'],
		["Address.City", '"Address.City" names no field. Type --map "Address.City=FIELD".'],
	])("are refused as %s", (choice, message) => expect(() => choose(choice)).toThrow(message));
});

describe("a list that lacks columns", () => {
	it("says which it has, which are nearest, and what to type", () => {
		const find = () =>
			findDealershipColumns(["Nam of store", "Adress", "Fax"], ["name", "address", "city"]);
		expect(find).toThrow(
			'The file lacks the columns name, address, city. Its columns are "Nam of store", "Adress", "Fax". Choose them with --map "Nam of store=name" --map "Adress=address".',
		);
	});

	it("names no more than 20 columns, and what may be left out", () => {
		const header = Array.from({ length: 23 }, (_, number) => `#${number}`);
		expect(() => findDealershipColumns(header, ["email"])).toThrow(
			/^The file lacks the column email\. Its .+"#19" and 3 more\. Choose it with --map and a column of the file\. To do without, add --allow-missing email\.$/,
		);
	});

	it("says that an address in one cell is not split", () => {
		const find = () => findDealershipColumns(["Name", "Address"], ["address", "city", "zipCode"]);
		expect(find).toThrow(/Street, city and ZIP code need a column each\./);
	});
});
