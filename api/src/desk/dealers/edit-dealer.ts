import type { Dealer, DealerEdit, EditConflict, Saved } from "@nev/contract/desk";
import type { Author } from "../../changes/author.js";
import { editDealership } from "../../dealerships/edit-dealership.js";
import { rejectMissing } from "../../http/http-error.js";
import type { PlaceIndex } from "../../places/place-index.js";
import type { Orm } from "../../storage/orm.js";
import { DeskError } from "../desk-error.js";
import { toDealer } from "./read-dealer.js";

/**
 * Changes the edited fields of a dealer, if it still has the version that the operator saw.
 *
 * @returns the dealer as it is now, or the conflict: what it was changed to meanwhile
 * @throws {HttpError} 404
 * @throws {DeskError} 422 with a message for each refused field
 */
export async function editDealer(
	orm: Orm,
	id: number,
	{ version, values }: DealerEdit,
	places: Pick<PlaceIndex, "byZip">,
	author: Author,
): Promise<Saved<Dealer> | EditConflict<Dealer>> {
	const edited = await editDealership(orm, id, values, { author, expectedVersion: version });
	switch (edited.kind) {
		case "missing":
			return rejectMissing("There is no such dealer.");
		case "invalid":
			return refuse(Object.fromEntries(edited.problems.map((one) => [one.field, one.message])));
		case "duplicate":
			return refuse({ [edited.field]: duplicateMessages[edited.field] });
		case "conflict":
			return {
				error: "Somebody else has changed this dealer meanwhile.",
				current: toDealer(edited.dealership, places),
			};
		case "unchanged":
			return { saved: toDealer(edited.dealership, places), change: null };
		case "edited":
			return { saved: toDealer(edited.dealership, places), change: edited.change };
	}
}

const duplicateMessages = {
	address: "Another dealer has this name, address and ZIP code",
	ref: "Another dealer has this id",
};

function refuse(fields: Readonly<Record<string, string>>): never {
	throw new DeskError(422, "Some fields are not filled in right.", { fields });
}
