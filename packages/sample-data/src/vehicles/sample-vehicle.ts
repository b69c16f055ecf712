import type { Vehicle } from "@nev/contract";

/** A model of the sample catalogue, without an id. */
export type SampleVehicle = Omit<Vehicle, "id">;

type Derived = "name" | "slug" | "imageUrl";
type Defaulted = "isAvailable" | "isFeatured";

type Definition = Omit<SampleVehicle, Derived | Defaulted> &
	Partial<Pick<SampleVehicle, Defaulted>>;

/** Adds the fields that follow from a model's series and name, and defaults. */
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
