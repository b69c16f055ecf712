import { type StateName, stateNames } from "@nev/contract";

/** The sample content of a state. */
type StateContent = {
	/** One pictograph, not a flag. */
	emoji: string;
	/** Two sentences on driving a neighborhood electric vehicle there. No laws, no figures. */
	description: string;
};

/** A state of the sample data. `usStates` and `stateSlug` give its abbreviation and slug. */
export type SampleState = StateContent & { name: StateName };

const stateContent: Record<StateName, StateContent> = {
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
};

/** The 50 states, in alphabetical order. */
export const sampleStates: readonly SampleState[] = stateNames.map((name) => ({
	name,
	...stateContent[name],
}));
