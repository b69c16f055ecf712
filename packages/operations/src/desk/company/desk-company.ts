import { companyDay, companyDefaults, type StoredCompany } from "@nev/api/operations";
import { companyTextFields, type DeskCompany } from "@nev/contract/desk";

/** What pages state: what was set, and else the defaults. */
export function toDeskCompany({ version, rates, ...texts }: StoredCompany): DeskCompany {
	const stated = companyTextFields.map((field) => [field, texts[field] ?? companyDefaults[field]]);
	return {
		version,
		values: Object.fromEntries(stated),
		defaults: companyDefaults,
		rates: rates ?? [],
		today: companyDay(texts.supportTimeZone),
	};
}
