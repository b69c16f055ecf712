/** Answers of the sample server, by operation and status; `shared` are errors of many. Written by openapi-examples.test.ts. */
export const answerExamples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
	"shared": {
		"MalformedQuery": {
			"error": "The query is malformed.",
			"code": "malformed-query",
			"fields": {
				"zip": "A ZIP code has five digits",
				"radiusMiles": "A number is written in plain decimals"
			},
			"issues": {
				"zip": {
					"code": "invalid-format"
				},
				"radiusMiles": {
					"code": "invalid-type"
				}
			}
		},
		"MalformedBody": {
			"error": "The body must be a JSON object.",
			"code": "malformed-body"
		},
		"TooLarge": {
			"error": "The body must not be larger than 65536 bytes.",
			"code": "body-too-large"
		},
		"NotJson": {
			"error": "Send JSON, with the content type application/json.",
			"code": "unsupported-media-type"
		},
		"InvalidFields": {
			"error": "Some fields are not filled in correctly.",
			"code": "invalid-fields",
			"fields": {
				"email": "Please enter a valid email address",
				"message": "Message must be at least 10 characters"
			},
			"issues": {
				"email": {
					"code": "invalid-format"
				},
				"message": {
					"code": "too-small",
					"limit": 10
				}
			}
		},
		"TooManyRequests": {
			"error": "Too many requests. Please try again in 60 seconds.",
			"code": "too-many-requests"
		}
	},
	"getDealerships": {
		"200": [
			{
				"id": 4,
				"name": "Sweetgum Cart Service",
				"address": "8275 Jefferson Avenue",
				"city": "Cullman",
				"state": "Alabama",
				"zipCode": "35056",
				"phone": "(256) 555-0197",
				"email": "hello@sweetgum-cart-service.example.com",
				"openingHours": {
					"timeZone": "America/Chicago",
					"week": [
						{
							"days": [
								1,
								2,
								3,
								4,
								5
							],
							"opens": "08:00",
							"closes": "12:00"
						},
						{
							"days": [
								1,
								2,
								3,
								4,
								5
							],
							"opens": "13:00",
							"closes": "17:30"
						},
						{
							"days": [
								6
							],
							"opens": "09:00",
							"closes": "12:00"
						}
					],
					"exceptions": [
						{
							"date": "2026-12-25",
							"spans": []
						},
						{
							"date": "2027-01-01",
							"spans": []
						},
						{
							"date": "2027-01-18",
							"spans": []
						}
					]
				},
				"latitude": 34.15936,
				"longitude": -86.85703,
				"isSample": true
			},
			{
				"id": 5,
				"name": "Gadsden Electric Rides",
				"address": "2209 Lincoln Avenue",
				"city": "Gadsden",
				"state": "Alabama",
				"zipCode": "35902",
				"phone": "(256) 555-0117",
				"email": "sales@gadsden-electric-rides.example.com",
				"openingHours": {
					"timeZone": "America/Chicago",
					"week": [
						{
							"days": [
								1,
								2,
								3,
								4,
								5
							],
							"opens": "08:00",
							"closes": "12:00"
						},
						{
							"days": [
								1,
								2,
								3,
								4,
								5
							],
							"opens": "13:00",
							"closes": "17:30"
						},
						{
							"days": [
								6
							],
							"opens": "09:00",
							"closes": "12:00"
						}
					],
					"exceptions": [
						{
							"date": "2026-12-25",
							"spans": []
						},
						{
							"date": "2027-01-01",
							"spans": []
						},
						{
							"date": "2027-01-18",
							"spans": []
						}
					]
				},
				"latitude": 34.02395,
				"longitude": -85.98423,
				"isSample": true
			}
		]
	},
	"getDealershipsSearch": {
		"200": {
			"total": 2,
			"dealerships": [
				{
					"id": 99,
					"name": "Lambert Cart Service",
					"address": "6175 Elm Street",
					"city": "Naples",
					"state": "Florida",
					"zipCode": "34104",
					"phone": "(239) 555-0173",
					"email": "sales@lambert-cart-service.example.com",
					"openingHours": {
						"timeZone": "America/New_York",
						"week": [
							{
								"days": [
									1,
									2,
									3,
									4,
									5
								],
								"opens": "08:00",
								"closes": "12:00"
							},
							{
								"days": [
									1,
									2,
									3,
									4,
									5
								],
								"opens": "13:00",
								"closes": "17:30"
							},
							{
								"days": [
									6
								],
								"opens": "09:00",
								"closes": "12:00"
							}
						],
						"exceptions": [
							{
								"date": "2026-12-25",
								"spans": []
							},
							{
								"date": "2027-01-01",
								"spans": []
							},
							{
								"date": "2027-01-18",
								"spans": []
							}
						]
					},
					"latitude": 26.13787,
					"longitude": -81.73241,
					"isSample": true,
					"distanceMiles": 4
				},
				{
					"id": 90,
					"name": "Pruitt Cart Works",
					"address": "1372 Oak Street",
					"city": "Bonita Springs",
					"state": "Florida",
					"zipCode": "34133",
					"phone": "(239) 555-0167",
					"email": "pruitt-cart-works@example.com",
					"openingHours": {
						"timeZone": "America/New_York",
						"week": [
							{
								"days": [
									1,
									2,
									3,
									4,
									5
								],
								"opens": "09:00",
								"closes": "18:00"
							},
							{
								"days": [
									6
								],
								"opens": "09:00",
								"closes": "15:00"
							}
						],
						"exceptions": [
							{
								"date": "2026-12-25",
								"spans": []
							},
							{
								"date": "2027-01-01",
								"spans": []
							},
							{
								"date": "2027-01-18",
								"spans": []
							}
						]
					},
					"latitude": null,
					"longitude": null,
					"isSample": true,
					"distanceMiles": 13.7,
					"approximate": true
				}
			],
			"origin": {
				"label": "Naples, Florida",
				"latitude": 26.1423,
				"longitude": -81.796
			},
			"radiusMiles": 50,
			"withinRadius": 2
		}
	},
	"getDealershipsNear": {
		"200": {
			"origin": {
				"label": "33101 Miami, Florida",
				"latitude": 25.7791,
				"longitude": -80.1978
			},
			"radiusMiles": 50,
			"withinRadius": 5,
			"dealerships": [
				{
					"id": 85,
					"name": "Coconut Neighborhood EVs",
					"address": "2003 Spring Street",
					"city": "Miami",
					"state": "Florida",
					"zipCode": "33269",
					"phone": "(305) 555-0136",
					"email": "hello@coconut-neighborhood-evs.example.com",
					"openingHours": {
						"timeZone": "America/New_York",
						"week": [
							{
								"days": [
									2,
									3,
									4,
									5
								],
								"opens": "10:00",
								"closes": "18:00"
							},
							{
								"days": [
									6
								],
								"opens": "09:00",
								"closes": "17:00"
							}
						],
						"exceptions": [
							{
								"date": "2026-12-25",
								"spans": []
							},
							{
								"date": "2027-01-01",
								"spans": []
							}
						]
					},
					"latitude": 25.78588,
					"longitude": -80.19494,
					"isSample": true,
					"distanceMiles": 0.5
				},
				{
					"id": 97,
					"name": "Egret Cart Works",
					"address": "8407 Fairground Road",
					"city": "Miami",
					"state": "Florida",
					"zipCode": "33164",
					"phone": "(305) 555-0170",
					"email": "hello@egret-cart-works.example.com",
					"openingHours": {
						"timeZone": "America/New_York",
						"week": [
							{
								"days": [
									1,
									2,
									3,
									4,
									5
								],
								"opens": "08:00",
								"closes": "12:00"
							},
							{
								"days": [
									1,
									2,
									3,
									4,
									5
								],
								"opens": "13:00",
								"closes": "17:30"
							},
							{
								"days": [
									6
								],
								"opens": "09:00",
								"closes": "12:00"
							}
						],
						"exceptions": [
							{
								"date": "2026-12-25",
								"spans": []
							},
							{
								"date": "2027-01-01",
								"spans": []
							},
							{
								"date": "2027-01-18",
								"spans": []
							}
						]
					},
					"latitude": 25.75623,
					"longitude": -80.19034,
					"isSample": true,
					"distanceMiles": 1.6
				}
			]
		},
		"422": {
			"error": "We couldn't find this ZIP code.",
			"code": "unknown-zip",
			"fields": {
				"zip": "We couldn't find this ZIP code"
			},
			"issues": {
				"zip": {
					"code": "unknown-zip"
				}
			}
		}
	},
	"getDealershipsClusters": {
		"200": {
			"clusters": [
				{
					"latitude": 25.73942522545201,
					"longitude": -80.315258,
					"count": 5,
					"bounds": {
						"west": -80.4486,
						"south": 25.4998,
						"east": -80.1903,
						"north": 25.9959
					}
				},
				{
					"latitude": 26.51242739935259,
					"longitude": -81.89804666666667,
					"count": 3,
					"bounds": {
						"west": -82.183,
						"south": 26.1379,
						"east": -81.7324,
						"north": 27.0576
					}
				}
			]
		}
	},
	"getDealershipsById": {
		"200": {
			"id": 7,
			"name": "Dry Creek Cart Service of Tucson",
			"address": "9876 Pine Street",
			"city": "Tucson",
			"state": "Arizona",
			"zipCode": "85748",
			"phone": "(520) 555-0100",
			"email": "sales@dry-creek-cart-service-of-tucson.example.com",
			"openingHours": {
				"timeZone": "America/Phoenix",
				"week": [
					{
						"days": [
							1,
							2,
							3,
							4,
							5
						],
						"opens": "08:00",
						"closes": "18:00"
					},
					{
						"days": [
							6
						],
						"opens": "09:00",
						"closes": "16:00"
					}
				],
				"exceptions": [
					{
						"date": "2026-12-25",
						"spans": []
					},
					{
						"date": "2027-01-01",
						"spans": []
					},
					{
						"date": "2027-01-18",
						"spans": []
					}
				]
			},
			"latitude": 32.19554,
			"longitude": -110.78439,
			"isSample": true
		},
		"404": {
			"error": "There is no dealership 999999.",
			"code": "not-found"
		}
	},
	"getPlaces": {
		"200": [
			{
				"label": "Miami, Florida",
				"city": "Miami",
				"state": "Florida",
				"zip": "33102",
				"latitude": 25.7743,
				"longitude": -80.1937
			},
			{
				"label": "Miami Gardens, Florida",
				"city": "Miami Gardens",
				"state": "Florida",
				"zip": "33056",
				"latitude": 25.942,
				"longitude": -80.2456
			}
		]
	},
	"getDealershipsGeojson": {
		"200": {
			"type": "FeatureCollection",
			"features": [
				{
					"type": "Feature",
					"id": 4,
					"geometry": {
						"type": "Point",
						"coordinates": [
							-86.85703,
							34.15936
						]
					},
					"properties": {
						"id": 4,
						"name": "Sweetgum Cart Service",
						"address": "8275 Jefferson Avenue",
						"city": "Cullman",
						"state": "Alabama",
						"zipCode": "35056",
						"phone": "(256) 555-0197",
						"email": "hello@sweetgum-cart-service.example.com",
						"openingHours": {
							"timeZone": "America/Chicago",
							"week": [
								{
									"days": [
										1,
										2,
										3,
										4,
										5
									],
									"opens": "08:00",
									"closes": "12:00"
								},
								{
									"days": [
										1,
										2,
										3,
										4,
										5
									],
									"opens": "13:00",
									"closes": "17:30"
								},
								{
									"days": [
										6
									],
									"opens": "09:00",
									"closes": "12:00"
								}
							],
							"exceptions": [
								{
									"date": "2026-12-25",
									"spans": []
								},
								{
									"date": "2027-01-01",
									"spans": []
								},
								{
									"date": "2027-01-18",
									"spans": []
								}
							]
						},
						"isSample": true
					}
				}
			]
		}
	},
	"getDealershipsStateByStateName": {
		"200": [
			{
				"id": 90,
				"name": "Pruitt Cart Works",
				"address": "1372 Oak Street",
				"city": "Bonita Springs",
				"state": "Florida",
				"zipCode": "34133",
				"phone": "(239) 555-0167",
				"email": "pruitt-cart-works@example.com",
				"openingHours": {
					"timeZone": "America/New_York",
					"week": [
						{
							"days": [
								1,
								2,
								3,
								4,
								5
							],
							"opens": "09:00",
							"closes": "18:00"
						},
						{
							"days": [
								6
							],
							"opens": "09:00",
							"closes": "15:00"
						}
					],
					"exceptions": [
						{
							"date": "2026-12-25",
							"spans": []
						},
						{
							"date": "2027-01-01",
							"spans": []
						},
						{
							"date": "2027-01-18",
							"spans": []
						}
					]
				},
				"latitude": null,
				"longitude": null,
				"isSample": true
			},
			{
				"id": 89,
				"name": "Pine Street EV Garage",
				"address": "7438 Pine Street",
				"city": "Brooksville",
				"state": "Florida",
				"zipCode": "34613",
				"phone": "(352) 555-0152",
				"email": "hello@pine-street-ev-garage.example.com",
				"openingHours": {
					"timeZone": "America/New_York",
					"week": [
						{
							"days": [
								1,
								2,
								3,
								4,
								5,
								6
							],
							"opens": "09:00",
							"closes": "19:00"
						},
						{
							"days": [
								7
							],
							"opens": "11:00",
							"closes": "17:00"
						}
					],
					"exceptions": [
						{
							"date": "2026-12-25",
							"spans": []
						}
					]
				},
				"latitude": 28.53526,
				"longitude": -82.52325,
				"isSample": true
			}
		],
		"404": {
			"error": "There is no state \"Ontario\".",
			"code": "not-found"
		}
	},
	"getVehicles": {
		"200": [
			{
				"id": 1,
				"name": "Classic 2",
				"slug": "classic-2",
				"description": "The plainest way to leave the car at home: two seats, a windshield that folds, and a luggage deck for the week's groceries. Its lead-acid batteries keep the price down and suit trips of a few miles at a time.",
				"price": 6695,
				"range": "25 miles",
				"category": "2-seater",
				"series": "Classic",
				"model": "2",
				"imageUrl": "/api/images/classic-2.svg",
				"features": [
					"2 seats",
					"Folding windshield",
					"Luggage deck"
				],
				"isAvailable": true,
				"isFeatured": false,
				"specifications": {
					"power": {
						"topSpeed": "23 mph",
						"motor": "4kW AC Motor",
						"battery": "48V Lead-acid"
					},
					"capacity": {
						"passengers": "2"
					},
					"features": {
						"brakes": "Rear drum brakes",
						"seating": "Vinyl bench"
					},
					"dimensions": {
						"length": "107 in"
					}
				},
				"isSample": true
			},
			{
				"id": 2,
				"name": "Classic 2 Plus",
				"slug": "classic-2-plus",
				"description": "Built around the first tee: two bags stand upright behind the seats, and the low deck spares your back. A lithium battery takes it around the course twice and home through the neighborhood.",
				"price": 7495,
				"range": "40 miles",
				"category": "2-seater",
				"series": "Classic",
				"model": "2 Plus",
				"imageUrl": "/api/images/classic-2-plus.svg",
				"features": [
					"2 seats",
					"Lithium",
					"Bag holder",
					"Street legal"
				],
				"isAvailable": false,
				"isFeatured": false,
				"specifications": {
					"power": {
						"motor": "5kW AC Motor"
					},
					"capacity": {
						"passengers": "2"
					},
					"dimensions": {
						"length": "107 in"
					}
				},
				"isSample": true
			}
		]
	},
	"getVehiclesFeatured": {
		"200": [
			{
				"id": 4,
				"name": "Classic 4 Plus",
				"slug": "classic-4-plus",
				"description": "The model most families start with. It adds a lithium battery, front disc brakes and cushions you can still sit on after an hour, and it is street legal where posted limits are 35 mph or lower.",
				"price": 8995,
				"range": "60 miles",
				"category": "4-seater",
				"series": "Classic",
				"model": "4 Plus",
				"imageUrl": "/api/images/classic-4-plus.svg",
				"features": [
					"4 seats",
					"Lithium",
					"Street legal",
					"Folding step"
				],
				"isAvailable": true,
				"isFeatured": true,
				"externalUrl": "https://example.com/vehicles/classic-4-plus",
				"specifications": {
					"power": {
						"topSpeed": "25 mph",
						"motor": "6.3kW AC Motor",
						"battery": "48V 105Ah Lithium"
					},
					"capacity": {
						"passengers": "4"
					},
					"features": {
						"brakes": "Front disc, rear drum brakes",
						"seating": "Two-tone cushions"
					},
					"dimensions": {
						"length": "126 in"
					}
				},
				"isSample": true
			},
			{
				"id": 6,
				"name": "Forester 4",
				"slug": "forester-4",
				"description": "Six inches of lift and all-terrain tires under a four-seat body. The brush guard and the tube steps are standard, so the paint meets fewer branches.",
				"price": 9795,
				"range": "50 miles",
				"category": "4-seater",
				"series": "Forester",
				"model": "4",
				"imageUrl": "/api/images/forester-4.svg",
				"features": [
					"4 seats",
					"Lifted",
					"Lithium",
					"Brush guard",
					"Street legal"
				],
				"isAvailable": true,
				"isFeatured": true,
				"specifications": {
					"power": {
						"motor": "6.3kW AC Motor",
						"battery": "48V 105Ah Lithium"
					},
					"capacity": {
						"passengers": "4"
					},
					"features": {
						"brakes": "Four-wheel hydraulic disc brakes"
					},
					"dimensions": {
						"length": "128 in"
					}
				},
				"isSample": true
			}
		]
	},
	"getVehiclesBySlug": {
		"200": {
			"id": 25,
			"name": "D6 Max GT4",
			"slug": "d6-max-gt4",
			"description": "The D6 Max in its street dress: an upright hood, half doors and four seats facing ahead. A trunk, a locking glove box and a touch screen make it the one people drive every day; it is street legal where posted limits are 35 mph or lower.",
			"price": 13295,
			"range": "70 miles",
			"category": "4-seater",
			"series": "D6 Max",
			"model": "GT4",
			"imageUrl": "/api/images/d6-max-gt4.svg",
			"features": [
				"4 seats"
			],
			"isAvailable": true,
			"isFeatured": true,
			"externalUrl": "https://example.com/vehicles/d6-max-gt4",
			"specifications": {
				"power": {
					"topSpeed": "25 mph",
					"motor": "6.3kW AC Motor",
					"battery": "72V 105Ah Lithium",
					"controller": "Evolution AC Controller"
				},
				"capacity": {
					"passengers": "4"
				},
				"features": {
					"brakes": "Four-wheel hydraulic disc brakes",
					"lights": "LED headlights and turn signals",
					"seating": "Stitched two-tone seats",
					"warranty": "Limited warranty",
					"assembly": "USA"
				},
				"dimensions": {
					"length": "144 in"
				}
			},
			"isSample": true
		},
		"404": {
			"error": "There is no vehicle \"d7\".",
			"code": "not-found"
		}
	},
	"getImagesByName": {
		"404": {
			"error": "There is no picture \"d7.svg\".",
			"code": "not-found"
		}
	},
	"getStates": {
		"200": [
			{
				"id": 1,
				"name": "Alabama",
				"abbreviation": "AL",
				"slug": "alabama",
				"emoji": "🏈",
				"description": "Gulf Shores and Orange Beach keep condo, beach and supper close together, and a neighborhood electric vehicle makes that round without asking for a big parking space. Inland, college towns and lake communities have calm streets of their own, and the long warm season keeps an open cart useful well into fall.",
				"dealerCount": 5
			},
			{
				"id": 2,
				"name": "Alaska",
				"abbreviation": "AK",
				"slug": "alaska",
				"emoji": "🐻",
				"description": "The distance between Alaskan towns is far beyond any cart, but inside one, whether by the harbor in Homer or in a Wasilla neighborhood, the daily trips can be short. Cold takes range from a battery, so plan on an enclosed cab, a heated garage and most of the work in the bright months of summer.",
				"dealerCount": 1
			}
		]
	},
	"getStatesBySlug": {
		"200": {
			"id": 9,
			"name": "Florida",
			"abbreviation": "FL",
			"slug": "florida",
			"emoji": "🌴",
			"description": "The Villages is known for its cart paths, and golf, beach and retirement communities across the state are laid out for the same short trips. The land is flat and the winter mild, so the things to look for are shade, rain curtains and protection from salt air.",
			"dealerCount": 31
		},
		"404": {
			"error": "There is no state \"ontario\".",
			"code": "not-found"
		}
	},
	"getRates": {
		"200": {
			"rates": [
				{
					"lender": "Example Credit Union",
					"minCreditScore": 660,
					"maxCreditScore": 719,
					"term": 60,
					"apr": 6.74
				}
			],
			"showsExamples": false
		}
	},
	"getRoadRules": {
		"200": [
			{
				"state": "Alabama"
			},
			{
				"state": "Alaska",
				"postedLimit": 35,
				"mayCross": true,
				"localLimits": true,
				"note": "In some places without a road to Anchorage or Fairbanks, roads posted at up to 45 mph are open to it.",
				"citation": "Alaska Statutes 28.35.261",
				"readOn": "2026-11-28"
			}
		]
	},
	"getRoadRulesByState": {
		"200": {
			"state": "Florida",
			"postedLimit": 35,
			"mayCross": true,
			"requires": [
				"driver-license",
				"registration",
				"insurance"
			],
			"localLimits": true,
			"citation": "Florida Statutes 316.2122",
			"readOn": "2026-11-28"
		},
		"404": {
			"error": "There is no state \"Ontario\".",
			"code": "not-found"
		}
	},
	"getMapTilesJson": {
		"200": {
			"tilejson": "3.0.0",
			"name": "NEV base map",
			"tiles": [
				"/api/map/{z}/{x}/{y}.mvt?v=0hM12DbYF-rv"
			],
			"bounds": [
				-180,
				-15.6230368,
				180,
				71.7464317
			],
			"center": [
				-98.5,
				39.5,
				3
			],
			"minzoom": 0,
			"maxzoom": 10,
			"attribution": "© <a href=\"https://www.geonames.org/\">GeoNames</a> (<a href=\"https://creativecommons.org/licenses/by/4.0/\">CC BY 4.0</a>), <a href=\"https://www.soest.hawaii.edu/pwessel/gshhg/\">GSHHG</a>, <a href=\"https://www.census.gov/\">U.S. Census Bureau</a>, <a href=\"https://www.naturalearthdata.com/\">Natural Earth</a>",
			"vector_layers": [
				{
					"id": "earth",
					"fields": {
						"kind": "String"
					},
					"description": "Land. A tile with land is all earth: `water` is drawn over it.",
					"minzoom": 0,
					"maxzoom": 10
				},
				{
					"id": "landcover",
					"fields": {
						"kind": "String",
						"density": "Number"
					},
					"description": "Built-up areas, and denser ones in them. `water` is drawn over them.",
					"minzoom": 3,
					"maxzoom": 10
				},
				{
					"id": "water",
					"fields": {
						"kind": "String",
						"kind_detail": "String"
					},
					"description": "Ocean and lakes as polygons, rivers as lines.",
					"minzoom": 0,
					"maxzoom": 10
				},
				{
					"id": "boundaries",
					"fields": {
						"kind": "String",
						"kind_detail": "Number"
					},
					"description": "Lines between countries, states and counties.",
					"minzoom": 0,
					"maxzoom": 10
				},
				{
					"id": "places",
					"fields": {
						"kind": "String",
						"kind_detail": "String",
						"name": "String",
						"ref:en": "String",
						"capital": "String",
						"population_rank": "Number",
						"min_zoom": "Number"
					},
					"description": "Points with a name: countries, states, counties, towns, sections of towns, ZIP codes.",
					"minzoom": 1,
					"maxzoom": 10
				}
			]
		}
	},
	"getMapByZByXByYMvt": {
		"404": {
			"error": "The map has no tile 6/99/27.",
			"code": "not-found"
		},
		"503": {
			"error": "The map is being replaced. Please try again.",
			"code": "map-unavailable"
		}
	},
	"getHealth": {
		"200": {
			"status": "ok",
			"database": "up",
			"catalogueVersion": 2,
			"dealerships": 300,
			"vehicles": 33,
			"sampleData": {
				"dealerships": true,
				"vehicles": true
			}
		}
	},
	"getReady": {
		"200": {
			"status": "ready"
		},
		"503": {
			"error": "The server is starting.",
			"code": "server-starting"
		}
	},
	"postVehicleInquiry": {
		"201": {
			"id": 1
		},
		"409": {
			"error": "This idempotency key was used with another body.",
			"code": "idempotency-conflict"
		},
		"428": {
			"error": "Please send it again, so we know you're not a bot.",
			"code": "press-again-required"
		},
		"503": {
			"error": "We can't process this right now. Please try again.",
			"code": "database-unavailable"
		}
	},
	"postContact": {
		"201": {
			"id": 4
		},
		"409": {
			"error": "This idempotency key was used with another body.",
			"code": "idempotency-conflict"
		},
		"428": {
			"error": "Please send it again, so we know you're not a bot.",
			"code": "press-again-required"
		},
		"503": {
			"error": "We can't process this right now. Please try again.",
			"code": "database-unavailable"
		}
	},
	"postDealerships": {
		"201": {
			"id": 301,
			"pending": true
		},
		"409": {
			"error": "This idempotency key was used with another body.",
			"code": "idempotency-conflict"
		},
		"428": {
			"error": "Please send it again, so we know you're not a bot.",
			"code": "press-again-required"
		},
		"503": {
			"error": "We can't process this right now. Please try again.",
			"code": "database-unavailable"
		}
	}
};
