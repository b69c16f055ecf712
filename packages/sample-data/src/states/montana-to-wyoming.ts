import type { StateName } from "@nev/contract";
import type { StatePortrait } from "./state-portrait.js";

/** The second half of the alphabet; the first stands in `alabama-to-missouri.ts`. */
export const montanaToWyoming = {
	Montana: {
		emoji: "🎣",
		description:
			"Whitefish and Bozeman have compact centers, even if everything beyond them is a long way off. Summer days are long and dry and made for an open vehicle, while snow, cold and fast rural highways call for careful planning of route and season.",
	},
	Nebraska: {
		emoji: "🚜",
		description:
			"From lake neighborhoods near Omaha to small towns along the Platte, Nebraska offers level streets and short distances. Side curtains earn their price on breezy days, and a sheltered place to charge keeps the battery ready through January.",
	},
	Nevada: {
		emoji: "🎰",
		description:
			"Planned communities in Henderson and around Las Vegas have smooth streets that stay dry nearly all year. Desert heat asks for a roof and a shaded place to park, while Reno and the Tahoe side bring cold nights and real grades.",
	},
	"New Hampshire": {
		emoji: "🥾",
		description:
			"Shore towns and campgrounds around Lake Winnipesaukee fill in summer with errands a little too long to walk. Hills come with the state, so check the climbing power, and expect an open model to rest in storage through the winter.",
	},
	"New Jersey": {
		emoji: "🎡",
		description:
			"The Jersey Shore is a string of level beach towns where summer parking is scarce and many errands are only a few blocks long. Retirement communities in Ocean County add slow internal streets with clubhouse and neighbors nearby.",
	},
	"New Mexico": {
		emoji: "🎈",
		description:
			"High-desert cities such as Las Cruces and Rio Rancho have sun in plenty, dry streets and newer neighborhoods with room to park and charge. Nights turn cool at altitude and the land dips at every arroyo, so leave a margin in the range you plan for.",
	},
	"New York": {
		emoji: "🗽",
		description:
			"Hamlets on Long Island, villages in the Finger Lakes and lake towns in the Adirondacks share a summer of short trips on slow streets. City avenues and parkways are another matter, so check with your town or the state's motor vehicle office before you settle on a route.",
	},
	"North Carolina": {
		emoji: "🪁",
		description:
			"Beach towns such as Oak Island and the golf villages around Pinehurst have sandy, mostly gentle ground and errands close to home. The Piedmont rolls softly and the mountains around Asheville do not, so buy for the hills that you really have.",
	},
	"North Dakota": {
		emoji: "🌾",
		description:
			"Towns on the Red River plain are about as level as streets can be, with school, church and grocery seldom far apart. The open-air season is short and bright, so plan for summer use, or for a closed cab and a warm place to charge.",
	},
	Ohio: {
		emoji: "🎢",
		description:
			"At Put-in-Bay, on an island in Lake Erie, a golf cart is a familiar way to get around, and the mainland shore has more towns of that easy scale. Inland, the ground is flat in the northwest and hilly in the southeast, with lake communities and village squares in both.",
	},
	Oklahoma: {
		emoji: "🐂",
		description:
			"Grand Lake and Lake Texoma have marinas, cabins and campgrounds joined by short local roads, and many Oklahoma towns are laid out on an easy grid. Strong sun and strong wind both call for a roof and a solid windshield.",
	},
	Oregon: {
		emoji: "🌲",
		description:
			"Coastal towns from Seaside to Bandon are compact, cool in summer and seldom very cold in winter, which is gentle weather for a battery. Rain is the thing to equip for near the ocean; the high desert around Bend is drier, sunnier and snowier.",
	},
	Pennsylvania: {
		emoji: "🔔",
		description:
			"Borough main streets, campgrounds and lake communities in the Poconos offer short trips between porch, pool and general store. Much of the state is hilly, so look at brakes and climbing power first, and at an enclosure for the cold half of the year.",
	},
	"Rhode Island": {
		emoji: "⛵",
		description:
			"Distances are small to begin with, and shore places such as Narragansett and Block Island keep beach, harbor and store within a few minutes of one another. Salt air is steady company there, so rinse the frame often and choose parts that resist rust.",
	},
	"South Carolina": {
		emoji: "🌙",
		description:
			"Hilton Head Island, Isle of Palms and the Grand Strand around Myrtle Beach pair flat ground with neighborhoods built close to the sand. The warm months are long, so shade, a rain cover and care against salt matter more than heating.",
	},
	"South Dakota": {
		emoji: "🦬",
		description:
			"In the Black Hills, towns like Custer and Hill City are busiest in summer, when campground and main-street trips suit a small vehicle that climbs well. East of the Missouri River the land lies flatter, and a farm town is a short drive from end to end.",
	},
	Tennessee: {
		emoji: "🎶",
		description:
			"Tellico Village and other lake communities in East Tennessee wind around coves and fairways, with a marina or a clubhouse as the usual errand. Roads there rise and fall, so a motor with more torque helps; the west, toward Memphis, is flatter and simpler.",
	},
	Texas: {
		emoji: "🤠",
		description:
			"Port Aransas is known for carts rolling between beach and town, and planned communities around Houston, Dallas and Austin keep pools, schools and shops inside the neighborhood. Roads beyond are long and fast, so think local, and think of shade for the summer.",
	},
	Utah: {
		emoji: "🏜️",
		description:
			"Saint George sets golf, parks and red-rock neighborhoods under mild winters, and the Wasatch Front has wide streets on an orderly grid. Grades steepen quickly toward the benches and the north has snow to plan for, so weigh battery size against the hills at home.",
	},
	Vermont: {
		emoji: "🍁",
		description:
			"Village greens, general stores and the camps along Lake Champlain are at their best in summer, when the back lanes are green and slow. Hills and mud belong to the state, so a lifted model with good tires suits it better than a low one.",
	},
	Virginia: {
		emoji: "🏛️",
		description:
			"Cape Charles on the Eastern Shore and neighborhoods around Virginia Beach have level, breezy streets where a short trip is the rule. Toward the Blue Ridge the roads begin to climb, and Smith Mountain Lake asks for more motor than the coast does.",
	},
	Washington: {
		emoji: "🍎",
		description:
			"Island and peninsula towns on Puget Sound have ferry landing, harbor and grocery within a few slow miles. Mild, wet winters call for doors and wipers, while Yakima and the dry east side trade the rain for hot summers and snow.",
	},
	"West Virginia": {
		emoji: "⛰️",
		description:
			"Mountain resorts, campgrounds and river towns such as Shepherdstown keep errands short even where the map looks crumpled. Roads here climb, so choose strong brakes, a lifted chassis or all-wheel drive, and check the grade before the distance.",
	},
	Wisconsin: {
		emoji: "🧀",
		description:
			"Door County harbors and Northwoods lake towns such as Minocqua live on summer trips between cabin, supper club and boat launch. Snow ends the season for an open vehicle, so plan on storage with an outlet, or on an enclosure with a heater.",
	},
	Wyoming: {
		emoji: "🏕️",
		description:
			"Jackson and Cody are compact towns at the edge of very large country, and a small electric vehicle belongs in the town rather than the country. Wind and altitude keep the air cool, so a windshield and doors are welcome even in July.",
	},
} satisfies Partial<Record<StateName, StatePortrait>>;
