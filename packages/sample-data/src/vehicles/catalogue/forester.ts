import type { VehicleDrawing } from "../drawing/vehicle-drawing.js";
import { defineVehicle } from "../sample-vehicle.js";

const series = "Forester";

const seriesDrawing = {
	body: "classic",
	stance: "lifted",
	headlamp: "round",
	windshield: "split",
	sides: "open",
	brushGuard: true,
} as const satisfies Partial<VehicleDrawing>;

export const foresterVehicles = [
	defineVehicle({
		series,
		model: "2",
		description:
			"A short wheelbase on tall tires, for the track behind the house as much as the road in front of it. Two people, a deck for tools or a cooler, and enough clearance for ruts and roots.",
		price: 8495,
		range: "45 miles",
		category: "2-seater",
		features: ["2 seats", "Lifted", "Lithium", "Luggage deck"],
		specifications: {
			power: { motor: "5kW AC Motor" },
			capacity: { passengers: "2" },
			dimensions: { length: "110 in" },
		},
		drawing: {
			...seriesDrawing,
			rows: ["forward"],
			paint: { body: "#d97a2c", accent: "#f2e7cf" },
			seats: { main: "#5b5f60", insert: "#b98a58" },
			roof: { colour: "#3f484c", length: "full" },
			rim: { design: "beadlock", finish: "graphite" },
		},
	}),
	defineVehicle({
		series,
		model: "4",
		description:
			"Six inches of lift and all-terrain tires under a four-seat body. The brush guard and the tube steps are standard, so the paint meets fewer branches.",
		price: 9795,
		range: "50 miles",
		category: "4-seater",
		features: ["4 seats", "Lifted", "Lithium", "Brush guard", "Street legal"],
		isFeatured: true,
		specifications: {
			power: { motor: "6.3kW AC Motor", battery: "48V 105Ah Lithium" },
			capacity: { passengers: "4" },
			features: { brakes: "Four-wheel hydraulic disc brakes" },
			dimensions: { length: "128 in" },
		},
		drawing: {
			...seriesDrawing,
			rows: ["forward", "rear"],
			paint: { body: "#66793f", accent: "#e0b04a" },
			seats: { main: "#c9a878", insert: "#7d5a3a" },
			roof: { colour: "#41463c", length: "full" },
			rim: { design: "five-spoke", finish: "graphite" },
		},
	}),
	defineVehicle({
		series,
		model: "4 Plus",
		description:
			"The Forester for a weekend away: a roof basket for the bulky things, a larger battery for the distance and seats with proper side support. Four ride, two of them watching where you have been.",
		price: 10495,
		range: "60 miles",
		category: "4-seater",
		features: ["4 seats", "Lifted", "Roof basket", "Lithium", "Street legal"],
		specifications: {
			power: { battery: "48V 150Ah Lithium" },
			capacity: { passengers: "4" },
			features: { seating: "Bolstered seats", lights: "LED headlights and light bar" },
			dimensions: { length: "128 in" },
		},
		drawing: {
			...seriesDrawing,
			rows: ["forward", "rear"],
			paint: { body: "#4f7290", accent: "#e8e2d2" },
			seats: { main: "#c6bfad", insert: "#6b7a86" },
			roof: { colour: "#cfc9b8", length: "full", top: "basket" },
			rim: { design: "beadlock", finish: "machined" },
			livery: "stripe",
		},
	}),
	defineVehicle({
		series,
		model: "6",
		description:
			"Three rows on lifted suspension, for a campground host or a large family with a gravel drive. The last row looks back and folds flat into a cargo deck.",
		price: 11295,
		range: "45 miles",
		category: "6-seater",
		features: ["6 seats", "Lifted", "Folding rear row"],
		isAvailable: false,
		specifications: {
			capacity: { passengers: "6" },
			dimensions: { length: "162 in" },
		},
		drawing: {
			...seriesDrawing,
			rows: ["forward", "forward", "rear"],
			paint: { body: "#b99a66", accent: "#4d4636" },
			seats: { main: "#6f5f4b", insert: "#a98a63" },
			roof: { colour: "#4b4539", length: "full" },
			rim: { design: "steel", finish: "silver" },
		},
	}),
	defineVehicle({
		series,
		model: "6 Plus",
		description:
			"Everything that the Forester 6 carries, with roof rails, a light bar and the larger battery. Painted dark below the crease, where gravel does its work.",
		price: 11995,
		range: "60 miles",
		category: "6-seater",
		features: ["6 seats", "Lifted", "Lithium", "Light bar", "Street legal"],
		specifications: {
			power: { motor: "7.5kW AC Motor", battery: "48V 150Ah Lithium" },
			capacity: { passengers: "6" },
			features: { lights: "LED headlights and light bar" },
			dimensions: { length: "162 in" },
		},
		drawing: {
			...seriesDrawing,
			rows: ["forward", "forward", "rear"],
			paint: { body: "#ae4a35", accent: "#565d60" },
			seats: { main: "#d9c6a6", insert: "#95634a" },
			roof: { colour: "#40484c", length: "full", top: "light-bar" },
			rim: { design: "beadlock", finish: "silver" },
			livery: "two-tone",
		},
	}),
	defineVehicle({
		series,
		model: "4 AWD",
		description:
			"One motor for each axle, so wet grass and loose sand are no reason to walk. It climbs slowly and surely, and its regenerative braking holds it back on the way down.",
		price: 12795,
		range: "50 miles",
		category: "4x4-awd",
		features: ["4 seats", "All-wheel drive", "Lifted", "Lithium", "Brush guard"],
		specifications: {
			power: { motor: "2 x 5kW AC Motor", battery: "48V 150Ah Lithium" },
			capacity: { passengers: "4" },
			features: { brakes: "Four-wheel disc, regenerative" },
			dimensions: { length: "146 in" },
		},
		drawing: {
			...seriesDrawing,
			sides: "half-doors",
			rows: ["forward", "forward"],
			paint: { body: "#3f6b5c", accent: "#e28a3c" },
			seats: { main: "#565d5c", insert: "#d08b4b" },
			roof: { colour: "#3d464a", length: "full", top: "basket" },
			rim: { design: "split-spoke", finish: "graphite" },
			livery: "stripe",
		},
	}),
];
