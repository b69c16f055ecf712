import type { Vehicle } from "@nev/contract";

/**
 * An origin that is safe in a content security policy. Other characters that a host name may contain,
 * such as `;` and `,`, would end the source or the policy.
 */
const safeOrigin = /^https?:\/\/[a-z0-9._-]+(:\d+)?$/;

/** The origins of the other servers that vehicle pictures are loaded from, each once. */
export function imageOrigins(vehicles: readonly Pick<Vehicle, "imageUrl">[]): string[] {
	const origins = vehicles
		.filter(({ imageUrl }) => URL.canParse(imageUrl))
		.map(({ imageUrl }) => new URL(imageUrl).origin)
		.filter((origin) => safeOrigin.test(origin));
	return [...new Set(origins)];
}
