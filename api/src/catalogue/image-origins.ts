import type { Vehicle } from "@nev/contract";

/** An origin as a content security policy takes it; a name may hold what would end its source. */
const policySource = /^https?:\/\/[a-z0-9._-]+(:\d+)?$/;

/** Where the vehicles' pictures come from that are not on this server, each origin once. */
export function imageOrigins(vehicles: readonly Pick<Vehicle, "imageUrl">[]): string[] {
	const origins = vehicles
		.filter(({ imageUrl }) => URL.canParse(imageUrl))
		.map(({ imageUrl }) => new URL(imageUrl).origin)
		.filter((origin) => policySource.test(origin));
	return [...new Set(origins)];
}
