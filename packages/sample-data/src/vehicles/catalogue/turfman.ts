import { defineVehicle } from "../sample-vehicle.js";

const series = "Turfman";

export const turfmanVehicles = [
	defineVehicle({
		series,
		model: "200",
		description:
			"A light groundskeeper's truck: two seats and a flat wooden deck for about 440 lb (200 kg) of mulch, mowers or folding chairs. The boards lift out one by one when they are worn.",
		price: 7295,
		range: "35 miles",
		category: "utility",
		features: ["2 seats", "Flat bed", "Lead-acid"],
		specifications: {
			power: { topSpeed: "21 mph", motor: "4kW AC Motor", battery: "48V Lead-acid" },
			capacity: { passengers: "2" },
			dimensions: { length: "129 in" },
		},
	}),
	defineVehicle({
		series,
		model: "400",
		description:
			"The maintenance crew's pickup: a painted bed for about 880 lb (400 kg), and a rack that carries a ladder over the cab. Two rows, so the whole crew rides to the job.",
		price: 8695,
		range: "40 miles",
		category: "utility",
		features: ["4 seats", "Cargo bed", "Ladder rack"],
		specifications: {
			power: { motor: "5kW AC Motor", battery: "48V Lead-acid" },
			capacity: { passengers: "4" },
			features: { seating: "Wipe-clean benches" },
			dimensions: { length: "164 in" },
		},
	}),
	defineVehicle({
		series,
		model: "800",
		description:
			"A steel bed that tips at the pull of a lever, on lifted springs and turf-friendly knobby tires. It moves about 1,760 lb (800 kg) of soil or gravel at walking pace or a little over, and it stays off the street.",
		price: 10195,
		range: "30 miles",
		category: "utility",
		features: ["2 seats", "Dump bed", "Lifted", "Off-street"],
		specifications: {
			power: { topSpeed: "18 mph", motor: "7.5kW AC Motor", battery: "72V Lead-acid" },
			capacity: { passengers: "2" },
			features: { brakes: "Four-wheel hydraulic drum brakes" },
			dimensions: { length: "138 in" },
		},
	}),
	defineVehicle({
		series,
		model: "1000",
		description:
			"A closed box with shelves inside and doors to the curb: parcels, linens or tools go in dry and come out dry. Rated for about 2,200 lb (1,000 kg) on private roads and sites.",
		price: 11495,
		range: "40 miles",
		category: "utility",
		features: ["2 seats", "Closed box", "Lithium", "Off-street"],
		specifications: {
			power: { topSpeed: "19 mph", motor: "7.5kW AC Motor", battery: "72V 105Ah Lithium" },
			capacity: { passengers: "2" },
			dimensions: { length: "149 in" },
		},
	}),
];
