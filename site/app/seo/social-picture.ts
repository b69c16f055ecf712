import { type Dealership, type State, type Vehicle, vehiclePath } from "@nev/contract";

/** The picture that other sites show with a link to a page. 1200 by 630 pixels. */
export interface SocialPicture {
	readonly path: string;
	readonly alt: string;
}

/** That of pages which have none of their own. */
export const commonPicture: SocialPicture = {
	path: "/social-picture.jpg",
	alt: "A neighborhood electric vehicle, and dealers near Berkeley, California, in a list and on a map",
};

/** The folder of the pictures that the server draws. */
export const socialPicturesPath = "/social-pictures";

export function vehiclePicture(vehicle: Pick<Vehicle, "slug" | "name">): SocialPicture {
	return { path: `${socialPicturesPath}${vehiclePath(vehicle)}.png`, alt: vehicle.name };
}

export function dealershipPicture({
	id,
	name,
	city,
	state,
}: Pick<Dealership, "id" | "name" | "city" | "state">): SocialPicture {
	return {
		path: `${socialPicturesPath}/dealerships/${id}.png`,
		alt: `${name} in ${city}, ${state}`,
	};
}

export function statePicture({ slug, name }: Pick<State, "slug" | "name">): SocialPicture {
	return { path: `${socialPicturesPath}/states/${slug}.png`, alt: `NEV dealers in ${name}` };
}
