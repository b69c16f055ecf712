import type { RateColumn } from "@nev/contract/desk";
import { type Columns, findColumns } from "../../tables/columns.js";
import type { ChosenColumns } from "../../tables/heading-meanings.js";
import { ImportError } from "../../tables/import-error.js";
import { refuseUnknownColumns } from "../../tables/unknown-columns.js";
import { rateColumns, requiredRateColumns } from "./rate-columns.js";

/** Conditions may be in several columns, such as Conditions and Restrictions. All of them are shown. */
const conditions = {
	join: (before: string, text: string) =>
		before.split("; ").includes(text) ? before : `${before}; ${text}`,
	following: [],
	joinsAll: true,
};

/** How many columns of a list of rates some cells name. */
export const countRateColumns = (cells: readonly string[]) =>
	findColumns(cells, rateColumns, []).understood.length;

/**
 * Finds the columns of a list of rates, of which each may limit who gets a rate, so all of them have to be read.
 *
 * @throws {ImportError} if one is missing, is not known, or says the same as another
 */
export function findRateColumns(
	header: readonly string[],
	chosen?: ChosenColumns,
): Columns<RateColumn> {
	const rules = { chosen, joined: { conditions } };
	const found = findColumns<RateColumn>(header, rateColumns, [], rules);
	if (!found.has("term")) refuseColumnPerTerm(found);
	if (!found.has("apr")) refuseInterestRate(found);
	const columns = findColumns<RateColumn>(header, rateColumns, requiredRateColumns, rules);
	refuseUnknownColumns(columns, Object.keys(rateColumns));
	refuseSecondColumns(columns);
	return columns;
}

const termHeading =
	/^(?:\d{2,3}[\s-]*(?:m|mos?|mths?|months?)?|\d[\s-]*(?:y|yrs?|years?))\.?(?: (?:apr|rate))?$/i;

function refuseColumnPerTerm({ unknown }: Columns<RateColumn>): void {
	const heading = unknown.find((one) => termHeading.test(one));
	if (heading === undefined) return;
	throw new ImportError(
		`The list has a column for each term, such as "${heading}". Write a row for each term instead, with the columns lender, credit score, term and apr: Bay Bank, 720-850, 36, 5.49.`,
	);
}

function refuseInterestRate({ unknown }: Columns<RateColumn>): void {
	const heading = unknown.find((one) => /\binterest\b/i.test(one));
	if (heading === undefined) return;
	throw new ImportError(
		`The list has no APR. "${heading}" is not one: an interest rate is without the fees that an APR has. Add a column with the APR.`,
	);
}

function refuseSecondColumns({ leftOut: [second] }: Columns<RateColumn>): void {
	if (!second) return;
	const { heading, number, readInstead } = second;
	throw new ImportError(
		`Column ${readInstead.number}, "${readInstead.heading}", and column ${number}, "${heading}", mean the same. Delete one of them in the list, or leave it out (on the command line with --map "${heading}=").`,
	);
}
