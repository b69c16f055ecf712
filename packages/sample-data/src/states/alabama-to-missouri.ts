import type { StateName } from "@nev/contract";
import type { StatePortrait } from "./state-portrait.js";

/** The first half of the alphabet; the other stands in `montana-to-wyoming.ts`. */
export const alabamaToMissouri = {
	Alabama: {
		emoji: "🏈",
		description:
			"Gulf Shores and Orange Beach keep condo, beach and supper close together, and a neighborhood electric vehicle makes that round without asking for a big parking space. Inland, college towns and lake communities have calm streets of their own, and the long warm season keeps an open cart useful well into fall.",
	},
	Alaska: {
		emoji: "🐻",
		description:
			"The distance between Alaskan towns is far beyond any cart, but inside one, whether by the harbor in Homer or in a Wasilla neighborhood, the daily trips can be short. Cold takes range from a battery, so plan on an enclosed cab, a heated garage and most of the work in the bright months of summer.",
	},
	Arizona: {
		emoji: "🌵",
		description:
			"Golf and retirement communities such as Sun City, northwest of Phoenix, have broad, level streets and winters made for an open vehicle. Summer heat is the thing to plan for: a good roof and a shaded place to park are kind to battery and passengers alike.",
	},
	Arkansas: {
		emoji: "💎",
		description:
			"Hot Springs Village and Bella Vista are large planned communities of lakes, golf courses and wooded streets, where many trips begin and end inside the community. The Ozark and Ouachita hills ask for a motor that climbs; the Delta in the east is flat and easy.",
	},
	California: {
		emoji: "🌉",
		description:
			"Beach towns, golf communities around Palm Springs and planned neighborhoods inland share mild winters and short errands, which suit a small electric vehicle nearly all year. Coastal hills can be steep and main roads fast, so look for a way along streets where posted limits are 35 mph or lower.",
	},
	Colorado: {
		emoji: "🏔️",
		description:
			"Front Range neighborhoods and the compact centers of mountain towns make for short trips under a great deal of sun. Thin air does not weaken an electric motor as it does an engine, but grades and winter cold cost range, so choose a generous battery and leave the deep snow to something else.",
	},
	Connecticut: {
		emoji: "🍂",
		description:
			"Towns along Long Island Sound have beaches, marinas and greens within a few quiet miles of one another. Summer and early fall are the pleasant seasons for an open vehicle, and a weather enclosure stretches them at both ends.",
	},
	Delaware: {
		emoji: "🐓",
		description:
			"Southern Delaware is level, and beach towns such as Lewes and Bethany Beach fill up in summer, when a small vehicle is easier to place than a large one. A little way inland, communities for retirees add slow internal streets with the clubhouse close by.",
	},
	Florida: {
		emoji: "🌴",
		description:
			"The Villages is known for its cart paths, and golf, beach and retirement communities across the state are laid out for the same short trips. The land is flat and the winter mild, so the things to look for are shade, rain curtains and protection from salt air.",
	},
	Georgia: {
		emoji: "🍑",
		description:
			"Peachtree City is known for the network of cart paths that joins its neighborhoods, schools and shops, and it shows how much of a day can be done at cart speed. Elsewhere the Piedmont rolls gently, and the coast and its islands are flat, shaded and unhurried.",
	},
	Hawaii: {
		emoji: "🌺",
		description:
			"On an island no errand is very far, and resort grounds, beach towns and old main streets see weather that rarely asks for more than a roof against a shower. The land can climb steeply away from the shore, so check the grade between home and store as well as the distance.",
	},
	Idaho: {
		emoji: "🥔",
		description:
			"Growing towns in the Treasure Valley and lake communities in the Panhandle put parks, schools and shops a short drive apart. Summers are dry and fine for an open vehicle; winter asks for an enclosure, an outlet in the garage and patience with range.",
	},
	Illinois: {
		emoji: "🌆",
		description:
			"River towns and suburbs laid out on a grid are easy going for a light electric vehicle, from the Fox River to the Mississippi. Ask at your own town hall which streets are open to it, and keep side curtains handy for the wind off the prairie.",
	},
	Indiana: {
		emoji: "🏀",
		description:
			"Courthouse squares, lake cottages and campus towns keep many Indiana errands close, on ground that is mostly level north of the southern hills. A neighborhood electric vehicle fits in as a second car from spring to fall, with an enclosure for the days on either side.",
	},
	Iowa: {
		emoji: "🌽",
		description:
			"In a small Iowa town the school, the park and the diner are often a few streets apart, which is the kind of trip that a neighborhood electric vehicle does best. Clear Lake and the Okoboji area add lakeside summers at the same easy pace.",
	},
	Kansas: {
		emoji: "🌻",
		description:
			"Wide streets and level blocks make a Kansas town simple to drive at low speed, with the pool and the grocery rarely far apart. Wind is the weather to equip for, so doors or a snug enclosure matter more here than extra power for hills.",
	},
	Kentucky: {
		emoji: "🐎",
		description:
			"Lake resorts in the west, horse country around Lexington and main streets in between all have errands that need no highway. The Bluegrass rolls more than it climbs while the Appalachian east is steep, so match the motor to your part of the state.",
	},
	Louisiana: {
		emoji: "🎷",
		description:
			"Low, level ground and close-built neighborhoods, from the suburbs of New Orleans to the towns along Bayou Teche, suit a vehicle that is happiest on slow streets. Choose a full roof and windshield for sudden rain, and a charging spot well above high water.",
	},
	Maine: {
		emoji: "🦞",
		description:
			"Harbor villages and summer colonies along the coast have narrow lanes and an unhurried season, with wharf, post office and store close together. Cold holds on for a good part of the year, so think of an open model as a vehicle for late spring to fall.",
	},
	Maryland: {
		emoji: "🦀",
		description:
			"Ocean City and the level Eastern Shore are natural ground for a small electric vehicle, with beach blocks, marinas and town docks near one another. West of the Chesapeake the suburbs are busier and the hills begin, so work out a way by side streets first.",
	},
	Massachusetts: {
		emoji: "🎓",
		description:
			"Cape Cod villages live at a summer pace, with narrow lanes and small lots where a compact vehicle is easy to place. Old town centers inland are just as tightly built, though winter there asks for doors, heat and tires that grip.",
	},
	Michigan: {
		emoji: "🍒",
		description:
			"Cottage towns line the lakeshores, from South Haven up to the bays around Traverse City, and summer errands run between dock, market and ice cream stand. Snow lies long in much of the state, so covered storage with an outlet belongs in the plan.",
	},
	Minnesota: {
		emoji: "🛶",
		description:
			"Around Brainerd and Alexandria, lake communities spread cabins, resorts and bait shops along quiet local roads. Deep cold takes a large share of a battery's range, so an open vehicle here does its work between ice-out and the last warm weekend of fall.",
	},
	Mississippi: {
		emoji: "🎸",
		description:
			"Bay Saint Louis and Ocean Springs have small, shaded downtowns near the water that suit a slow and quiet vehicle. Farther north, college towns and lake developments add gentle hills and a long warm season.",
	},
	Missouri: {
		emoji: "⚾",
		description:
			"At the Lake of the Ozarks and around Branson, vacation homes, marinas and shops sit on steep, winding roads, so look for strong brakes and climbing power. The suburbs of Kansas City and Saint Louis are gentler, with neighborhood streets and parks made for short trips.",
	},
} satisfies Partial<Record<StateName, StatePortrait>>;
