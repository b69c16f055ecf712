import type { MailObstacle } from "@nev/api/operations";

/** What an operator does so that a dealership is mailed: `run nev dealerships approve 7`. */
export function adviceAgainst(obstacle: MailObstacle | undefined, id: number): string | undefined {
	switch (obstacle) {
		case "not visible":
		case "not approved":
			return `run nev dealerships approve ${id}`;
		case "no address":
			return `give it an email address with nev dealerships edit ${id} --email …`;
		case "do not contact":
			return "take its email address off the do-not-contact list, if its owner asks for it, in the desk under People";
		default:
			return undefined;
	}
}
