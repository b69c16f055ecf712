const around =
	/(^| )(near ?(me|by|here)|(close|closest|nearest|next) to me|(by|around|close by) (me|here)|in my area|(my|current) location|cerca( de mi)?|aqui cerca)( now| open| today| please| ahora)*$/;

const nearest =
	/^(the )?(nearest|closest)( golf)?( carts?)?( (dealers?|dealerships?|stores?|shops?))?$/;

/** Whether a person asks for what is around: `"golf carts near me"`. */
export function isNearMe(text: string): boolean {
	const words = text
		.toLowerCase()
		.replace(/\u00ed/g, "i")
		.replace(/[^\p{Letter}]+/gu, " ")
		.trim();
	return around.test(words) || nearest.test(words);
}
