import * as contract from "@nev/contract";

/** What the document says of a schema, and of its fields by their names: those of a field's own by their path, as in `power.motor`. */
interface SchemaDescription {
	readonly description: string;
	readonly fields?: Readonly<Record<string, FieldDescription>>;
}

/** What a field is, also with the values that it may have where a rule checks them that JSON Schema cannot read. */
export type FieldDescription =
	| string
	| { readonly description: string; readonly [keyword: string]: unknown };

/** The values of a credit score that lenders know. */
const creditScoreRange = {
	minimum: contract.rateLimits.creditScore.least,
	maximum: contract.rateLimits.creditScore.most,
};

const codeList = (codes: Readonly<Record<string, string>>) =>
	Object.entries(codes)
		.map(([code, meaning]) => `- \`${code}\`${meaning}`)
		.join("\n");

const errorCodeList = codeList(
	Object.fromEntries(
		Object.entries(contract.errorCodes).map(([code, { status, meaning }]) => [
			code,
			` (${status}): ${meaning}`,
		]),
	),
);
const fieldCodeList = codeList(
	Object.fromEntries(
		Object.entries(contract.fieldCodes).map(([code, meaning]) => [code, `: ${meaning}`]),
	),
);

const sampleNote = "True if it is invented sample data.";

const dealershipFields = {
	id: "The number of the dealership. It never changes.",
	name: "The dealership's name.",
	address: "Street and number.",
	city: "The city.",
	state: "The full name of a state, a territory or the District of Columbia.",
	zipCode: "The ZIP code, or ZIP+4.",
	phone: "The telephone number, as it is shown.",
	email: "The public email address.",
	website: "The website. It begins with `https://` or `http://`.",
	latitude: "Degrees north; null if the exact position is unknown.",
	longitude: "Degrees east; null if the exact position is unknown.",
	isSample: sampleNote,
};

const listedFields = {
	...dealershipFields,
	distanceMiles: "Great-circle distance in miles, rounded to a tenth.",
	approximate: "True if the distance is to the center of the dealership's ZIP code.",
};

/** Of the schemas by their names. Fields that have a description in the contract have that. */
export const schemaDescriptions: Readonly<Record<string, SchemaDescription>> = {
	Vehicle: {
		description: "One model of the catalogue.",
		fields: {
			id: "The number of the vehicle.",
			name: "The name of the model.",
			slug: "Its name in addresses.",
			description: "A few sentences about it.",
			price: "Starting price (MSRP) in US dollars.",
			range: 'Range per charge, as it is shown: "60 miles".',
			category:
				"One of `2-seater`, `4-seater`, `6-seater`, `8-seater`, `4x4-awd` and `utility`. More may come.",
			series: "The series that the model is of.",
			model: "The model's name within its series.",
			imageUrl: "The address of its picture. One that begins with `/` is below the API's origin.",
			features: "What it has, in a few words each.",
			isAvailable: "Whether it can be bought at present.",
			isFeatured: "Whether it is among the featured vehicles.",
			externalUrl: "A page about it elsewhere.",
			isSample: sampleNote,
		},
	},
	Specifications: {
		description: "A vehicle's specifications, as they are shown. Each value may be missing.",
		fields: {
			power: "Motor and battery.",
			"power.topSpeed": 'Top speed: "25 mph".',
			"power.motor": "The motor.",
			"power.battery": "The battery.",
			"power.controller": "The motor's controller.",
			capacity: "What it carries.",
			"capacity.passengers": 'How many people it seats: "4", or "2-4".',
			features: "How it is equipped.",
			"features.brakes": "The brakes.",
			"features.lights": "The lights.",
			"features.seating": "The seats.",
			"features.warranty": "The warranty.",
			"features.assembly": "Where it is assembled.",
			dimensions: "How large it is.",
			"dimensions.length": 'Its length: "126 in".',
		},
	},
	State: {
		description: "One of the 50 states.",
		fields: {
			id: "The number of the state, in alphabetical order.",
			name: "Its full name.",
			abbreviation: "Its two letters.",
			slug: "Its name in addresses.",
			emoji: "A symbol for it.",
			description: "A few sentences about driving there.",
			dealerCount: "How many dealerships it has.",
		},
	},
	Dealership: { description: "A dealership, as visitors see it.", fields: dealershipFields },
	NearbyDealership: {
		description: "A dealership and its distance from the start of a search.",
		fields: listedFields,
	},
	ListedDealership: {
		description: "A dealership in a list, with its distance if the list is by distance.",
		fields: listedFields,
	},
	NearbyDealerships: {
		description: "The answer to a search by distance.",
		fields: {
			radiusMiles: "The radius that was searched, in miles.",
			withinRadius: "How many there are within it. If 0, `dealerships` has the five nearest.",
			dealerships: "Nearest first.",
		},
	},
	DealershipPage: {
		description: "One page of a search by text.",
		fields: {
			total: "How many dealerships there are on all pages.",
			dealerships: "Those of this page.",
			state: "The state or territory that the text names. The dealerships are those in it.",
			radiusMiles: "The radius that was searched, in miles, if there is an `origin`.",
			withinRadius: "How many there are within it, if there is an `origin`.",
			otherPlaces: "At most three places that the text may mean as well, or be a misspelling of.",
			textMatches:
				"How many dealerships have the text in their name, city or state, if others are listed.",
		},
	},
	Origin: {
		description:
			"The start of a search by distance, such as the place that a text names. With it, dealerships are the nearest first.",
		fields: {
			label: "The name of the place. Coordinates have none.",
			latitude: "Degrees north.",
			longitude: "Degrees east.",
			approximate: "True for an unknown ZIP code, in whose place the nearest known one is.",
		},
	},
	Place: {
		description: "A place that can be searched from.",
		fields: {
			label: 'As it is shown: "Naples, Florida", "33101 Miami, Florida" or "Florida".',
			city: "The city. A county's name ends in `County`. Empty for a state.",
			state: "The full name of a state, a territory or the District of Columbia.",
			zip: "A ZIP code; for a city, the one in its middle. Counties, states and cities that share one have none.",
			latitude: "Degrees north.",
			longitude: "Degrees east.",
			approximate:
				"True if the ZIP code is unknown, and the place is that of the nearest known one.",
			similar: "True if its name is only similar to what was typed.",
		},
	},
	Clusters: {
		description: "The points on one section of a map.",
		fields: { clusters: "Clusters of dealerships, and single ones." },
	},
	Cluster: {
		description: "One point on a map: a cluster of dealerships, or a single one.",
		fields: {
			latitude: "Degrees north.",
			longitude: "Degrees east.",
			count: "How many dealerships it stands for. One alone is in `dealership`.",
			bounds: "Where the dealerships of a cluster are, in degrees.",
			"bounds.west": "Degrees east of the westernmost.",
			"bounds.south": "Degrees north of the southernmost.",
			"bounds.east": "Degrees east of the easternmost.",
			"bounds.north": "Degrees north of the northernmost.",
		},
	},
	DealershipFeatures: {
		description: "All dealerships as GeoJSON (RFC 7946), for programs that read maps.",
		fields: { type: "A collection of features.", features: "One for each dealership." },
	},
	DealershipFeature: {
		description: "A dealership as a feature of GeoJSON.",
		fields: {
			type: "A feature.",
			id: dealershipFields.id,
			geometry: "Where it is; null if not even its ZIP code is known.",
			"geometry.type": "A point.",
			"geometry.coordinates": "Degrees east, then degrees north.",
			properties: "The dealership.",
			...Object.fromEntries(
				Object.entries(dealershipFields)
					.filter(([name]) => !["latitude", "longitude"].includes(name))
					.map(([name, text]) => [`properties.${name}`, text]),
			),
			"properties.approximate":
				"True if the point is the center of the dealership's ZIP code, not its exact position.",
			"properties.pageUrl": "The dealership's page, if the site has a public address.",
		},
	},
	OpeningHours: {
		description:
			"When a dealership is open, as a clock on its wall shows it, from `00:00` to `24:00`. Hours that close before they open end on the next day.",
		fields: {
			timeZone: "The time zone of all hours, by its IANA name.",
			week: "The usual week. On other days it is closed.",
			"week.opens": "When it opens.",
			"week.closes": "When it closes.",
			"week.days": "Days of the week, from 1, Monday, to 7, Sunday.",
			appointmentDays: "The days of the usual week on which it opens by appointment alone.",
			exceptions: "The days of the coming weeks that differ from it.",
			"exceptions.date": "The day.",
			"exceptions.spans":
				"The hours of that day. Without any it is closed, or opens by appointment.",
			"exceptions.spans.opens": "When it opens.",
			"exceptions.spans.closes": "When it closes.",
			"exceptions.byAppointment": "True if it opens by appointment.",
		},
	},
	RoadRule: {
		description:
			"Where a low-speed vehicle may be driven in a state. Whatever it says was read in the law that it cites. What is missing was not found there.",
		fields: {
			state: "The full name of a state, or of the District of Columbia.",
			postedLimit: "The highest posted speed limit, in mph, of a road that it may be driven along.",
			mayCross: "Whether it may cross a road with a higher limit, at an intersection.",
			requires: "What it takes on public roads.",
			localLimits: "Whether towns, counties or the state's road agency may limit it further.",
			note: "What else its driver must know, in a sentence.",
			citation: "The law, as it is cited. Without one, the document that was read.",
			url: "A page of a government with the law, or about it.",
			readOn: "The day on which the law was read.",
		},
	},
	TileJson: {
		description: "Where the tiles of the map are and what is in them, as TileJSON 3.0.",
		fields: {
			tilejson: "The version of TileJSON.",
			name: "The map's name.",
			tiles:
				"Addresses with `{z}`, `{x}` and `{y}`, relative to that of this document. They change with the map, so that tiles can be cached for ever.",
			bounds: "West, south, east and north in degrees.",
			center: "Longitude, latitude and zoom of the first view.",
			minzoom: "The first zoom that has tiles.",
			maxzoom: "The last zoom that has tiles. Beyond it, tiles are enlarged.",
			attribution: "The credits to show with the map, in HTML.",
			vector_layers: "What is in the tiles.",
			"vector_layers.id": "The name of a layer.",
			"vector_layers.fields": "The type of each of its properties, by name.",
		},
	},
	Health: {
		description: "Whether the API and its database work.",
		fields: {
			status: "While it is `starting`, the other values are not known yet.",
			database: "While it is not `up`, reads are served from memory, and leads are refused.",
			catalogueVersion: "Increases with every change to the catalogue.",
			dealerships: "How many dealerships there are.",
			vehicles: "How many vehicles there are.",
			sampleData: "Whether the catalogue contains invented data.",
			"sampleData.dealerships": "Invented dealerships.",
			"sampleData.vehicles": "Invented vehicles.",
		},
	},
	Ready: {
		description: "The API takes requests.",
		fields: { status: "That it does." },
	},
	Created: {
		description: "A lead or a dealership is stored.",
		fields: {
			id: "Its number.",
			pending: "True if an operator must approve it before it is published.",
		},
	},
	Error: {
		description: [
			"`error` is for people, and may be reworded; `code` is for programs, and stays:",
			errorCodeList,
			"The codes of fields, in `issues`:",
			fieldCodeList,
		].join("\n\n"),
		fields: {
			error: "One sentence in English, for people.",
			code: "What a program goes by: one of the codes above, or another one of a newer API.",
			fields: "A sentence for each invalid field or parameter, by its name.",
			issues: "The same fields, for programs.",
			"issues.code":
				"Why the field is invalid: one of the codes above, or another one of a newer API.",
			"issues.limit":
				"With `too-small` and `too-big`, the limit: characters of a text, or a number.",
		},
	},
	Challenge: {
		description:
			"With status 428, what to solve before the same request is sent again: the number after `salt` and `nonce` with which the SHA-256 hash begins with `keyPrefix` (ALTCHA, proof of work version 2).",
		fields: {
			parameters: "The task.",
			"parameters.algorithm": "The hash.",
			"parameters.cost": "How often it is repeated.",
			"parameters.expiresAt": "Until when it can be solved: Unix time in seconds.",
			"parameters.keyLength": "The length of the hash that counts, in bytes.",
			"parameters.keyPrefix": "How the hash has to begin, in hexadecimal.",
			"parameters.nonce": "In hexadecimal.",
			"parameters.salt": "In hexadecimal.",
			signature: "Proves that the task is ours.",
		},
	},
	VehicleInquiry: { description: "What a visitor asks about a vehicle." },
	ContactMessage: {
		description: "A message to the company.",
		fields: { subject: "What it is about.", state: "The visitor's state." },
	},
	NewDealership: {
		description: "A dealership that wants to be listed.",
		fields: { state: "One of the 50 states, by its full name." },
	},
	Consent: {
		description:
			"A visitor's consent to be called (47 CFR 64.1200(f)): the text that they agreed to, and when.",
	},
	FinancingRates: {
		description:
			"The rates that the company advertises. Without any, widgets show examples. The rate in the example is invented.",
		fields: {
			rates: "The rates that are offered today, in the company's time zone.",
			showsExamples:
				"Whether the company has no rates at all, so that widgets show examples. False without any in `rates`: all have ended.",
		},
	},
	FinancingRate: {
		description: "One rate of a lender: for a band of credit scores, and for one term.",
		fields: {
			lender: "The lender's name.",
			minCreditScore: {
				description: "The lowest credit score that gets it.",
				...creditScoreRange,
			},
			maxCreditScore: {
				description: "The highest credit score that gets it.",
				...creditScoreRange,
			},
			term: { description: "Months.", enum: contract.rateTerms },
			apr: {
				description: "Annual percentage rate, with at most three decimals.",
				minimum: 0,
				maximum: contract.rateLimits.apr,
			},
			conditions:
				"Who gets it, and for what. It must be shown with the rate. Always there for an APR of 0.",
			endsOn: { description: "The last day on which it is offered.", format: "date" },
			balloonPercent: {
				description: "Percent of the amount financed that is due with the last payment.",
				exclusiveMinimum: 0,
				maximum: contract.rateLimits.balloonPercent,
			},
		},
	},
	InquiryDeal: {
		description:
			"What a visitor has worked out in the financing calculator, in US dollars. Nobody has checked it.",
		fields: {
			program: "The way to pay, by the name that the visitor saw.",
			type: "What kind of financing it is.",
			vehiclePrice: "The vehicle's price.",
			downPayment: "The down payment; of a lease, what is due at signing.",
			apr: "Percent a year; of a lease, its rate, which is no APR; 0 for cash.",
			term: "Months; 0 for cash.",
			monthlyPayment: "With trade-in, tax and fees, unless it is a lease; 0 for cash.",
			totalCost: "All payments and the down payment.",
			lender: "The lender whose rate it is, if the dealer advertises rates of lenders.",
			conditions: "Who gets the lender's rate, and for what, if it has conditions.",
			endsOn: {
				description: "The last day on which the lender's rate is offered, if there is one.",
				format: "date",
			},
			balloonPayment: "What is due with the last payment, on top of it.",
			tradeIn: "The vehicle that is traded in.",
			"tradeIn.allowance": "The dealer's credit for it.",
			"tradeIn.owed": "What is still owed on it.",
			taxRate: "Sales tax in percent.",
			taxBase: "What the tax is a percentage of.",
			fees: "Registration and dealer fees.",
			chargesPaid: "Whether tax and fees are financed or paid at signing.",
			creditScore: "About what the visitor's credit score is.",
			usage: "What the vehicle is for.",
			taxBenefit: "Whether the visitor can use a tax benefit.",
			link: "Opens the same deal behind the `#` of its vehicle's page.",
		},
	},
	LeadCreated: {
		description: "What the webhook sends of a new lead. What a lead does not have is null.",
		fields: {
			type: "The kind of event.",
			data: "The lead.",
			"data.createdAt": "When the lead came.",
			"data.name": "First and last name; of a signup, the dealership's name.",
			"data.email": "The visitor's email address.",
			"data.phone": "The visitor's telephone number.",
			"data.zipCode": "The visitor's ZIP code.",
			"data.subject": "What a contact message is about.",
			"data.message": "What the visitor wrote.",
			"data.vehicle": "The vehicle that an inquiry is about.",
			"data.vehicle.name": "Its name.",
			"data.dealer.id": "The dealer's number.",
			"data.dealer.name": "The dealer's name.",
			"data.campaign": "The advertisement or mailing that brought the visitor.",
			"data.consent.text": "The text that the visitor agreed to.",
			"data.consent.givenAt": "When the form was sent.",
			"data.consent.version": "Which of the site's texts it is; null for other words.",
		},
	},
};
