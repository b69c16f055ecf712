/** The direction of a row of seats. Only the last row can face the rear. */
export type RowFacing = "forward" | "rear";

/** The shape of nose and roof that a series of models shares. */
export type BodyStyle = "classic" | "city" | "sport" | "grand" | "work";

/** The cargo bed of a utility model. The length is in centimetres. */
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
 * The parameters of a drawing, for {@link drawVehicle}.
 *
 * Colours are six-digit hex values. The tyres depend on the stance, and the tail on the last row and
 * the bed.
 */
export type VehicleDrawing = {
	body: BodyStyle;
	/** Front to back, one to four rows. */
	rows: readonly RowFacing[];
	/** `lifted` raises the body and adds knobby tyres. */
	stance: "street" | "lifted";
	paint: { body: string; accent: string };
	seats: { main: string; insert: string };
	/** `canopy` covers only the first row, not a bed. */
	roof: { colour: string; length: "full" | "canopy"; top?: "rails" | "basket" | "light-bar" };
	rim: { design: RimDesign; finish: RimFinish };
	headlamp: Headlamp;
	windshield: "full" | "split";
	/** `doors` are only for a body with a trunk. */
	sides: "open" | "half-doors" | "doors";
	livery?: "stripe" | "two-tone";
	brushGuard?: boolean;
	/** Only for a two-seater with a deck. */
	golfBag?: boolean;
	bed?: CargoBed;
};
