import type { Dealer, DealerEdit, EditConflict, Saved } from "@nev/contract/desk";
import type { Author } from "../../changes/author.js";
import { editDealership } from "../../dealerships/edit-dealership.js";
import type { PlaceIndex } from "../../places/place-index.js";
import type { Orm } from "../../storage/orm.js";
import { answerEdit, refuseFields } from "../answer-edit.js";
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
	if (edited.kind === "duplicate") {
		return refuseFields({ [edited.field]: duplicateMessages[edited.field] });
	}
	return answerEdit(edited, "dealer", (row) => toDealer(row, places));
}

const duplicateMessages = {
	address: "Another dealer has this name, address and ZIP code",
	ref: "Another dealer has this id",
};
