import type { Vehicle } from "@nev/contract";
import type { VehicleDrawing } from "./drawing/vehicle-drawing.js";

/** One model of the sample catalogue: a vehicle before it has an id, and how it is drawn. */
export type SampleVehicle = Omit<Vehicle, "id"> & { drawing: VehicleDrawing };

type Derived = "name" | "slug" | "imageUrl";
type Defaulted = "isAvailable" | "isFeatured";

type Definition = Omit<SampleVehicle, Derived | Defaulted> &
	Partial<Pick<SampleVehicle, Defaulted>>;

/** Names a model after its series, and what follows from the name. */
export function defineVehicle(definition: Definition): SampleVehicle {
	const name = `${definition.series} ${definition.model}`;
	const slug = name.toLowerCase().replaceAll(" ", "-");
	return {
		isAvailable: true,
		isFeatured: false,
		...definition,
		name,
		slug,
		imageUrl: `/api/images/${slug}.svg`,
	};
}
