/** Which way the people in a row look. A rear-facing row is always the last one. */
export type RowFacing = "forward" | "rear";

/** The shape of cowl, quarter panels and roof that a family of models shares. */
export type BodyStyle = "classic" | "city" | "sport" | "grand" | "work";

/** What a utility model carries behind its seats; lengths are in centimetres. */
export type CargoBed = {
	kind: "flat" | "box" | "dump" | "ladder";
	length: number;
};

export type RimDesign =
	| "five-spoke"
	| "split-spoke"
	| "ten-spoke"
	| "turbine"
	| "mesh"
	| "aero"
	| "beadlock"
	| "steel";

export type RimFinish = "silver" | "graphite" | "machined";

export type Headlamp = "round" | "oval" | "blade" | "twin";

/**
 * Everything that tells one drawing from another; {@link drawVehicle} turns it into a picture.
 *
 * Colours are six-digit hex values. What follows from the rest is not said twice: tyres follow
 * the stance, and the tail follows the last row and the bed.
 */
export type VehicleDrawing = {
	body: BodyStyle;
	/** Front to back, one to four. */
	rows: readonly RowFacing[];
	/** A lifted body rides high on knobby tyres. */
	stance: "street" | "lifted";
	paint: { body: string; accent: string };
	seats: { main: string; insert: string };
	/** `canopy` covers the first row only and leaves a bed open. */
	roof: { colour: string; length: "full" | "canopy"; top?: "rails" | "basket" | "light-bar" };
	rim: { design: RimDesign; finish: RimFinish };
	headlamp: Headlamp;
	windshield: "full" | "split";
	/** `doors` close a body that ends in a trunk. */
	sides: "open" | "half-doors" | "doors";
	livery?: "stripe" | "sweep" | "two-tone";
	brushGuard?: boolean;
	/** Stands on the deck of a two-seater. */
	golfBag?: boolean;
	bed?: CargoBed;
};
