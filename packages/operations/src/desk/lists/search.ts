import { dealerships, leads, plainApostrophes } from "@nev/api/operations";
import { withoutInvisible } from "@nev/contract";
import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { maxId } from "./read-id.js";

/*
 * Written as in the indexes of the first migration, or PostgreSQL does not use them.
 */
const digitsOf = (phone: AnyPgColumn) => sql`regexp_replace(${phone}, '\\D', '', 'g')`;

const { name, address, city, zipCode, email, ref, phone } = dealerships;
export const dealerText = sql`lower(${name} || ' ' || ${address} || ' ' || ${city} || ' ' || ${zipCode} || ' ' || ${email} || ' ' || coalesce(${ref}, '') || ' ' || ${phone} || ' ' || ${digitsOf(phone)})`;

const leadText = sql`lower(${leads.name} || ' ' || ${leads.email} || ' ' || ${leads.phone} || ' ' || ${digitsOf(leads.phone)})`;

/** Beyond, a search finds no fewer rows and takes longer. */
const maxWords = 8;

/** Whether each word of a search, or its digits if it is of a telephone number, is somewhere in a text. */
export function containsWords(text: SQL, search: string | undefined): SQL | undefined {
	// Several conditions, because `like all` does not use the index.
	return and(...wordsOf(search).map((word) => contains(text, word)));
}

/** As `containsWords`. `#12` is the number of a lead and nothing else, as a uuid is; `12` may be one too. */
export function matchesLeadWords(search: string | undefined): SQL | undefined {
	return and(
		...wordsOf(search).map((word) => {
			if (uuid.test(word)) return eq(leads.uuid, word);
			const [, sign, digits] = leadNumber.exec(word) ?? [];
			if (digits === undefined) return contains(leadText, word);
			const number = Number(digits);
			const isOfNumber = number <= maxId ? eq(leads.id, number) : undefined;
			if (sign) return isOfNumber ?? sql`false`;
			return or(isOfNumber, contains(leadText, word));
		}),
	);
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const leadNumber = /^(#?)(\d+)$/;

function wordsOf(search = ""): string[] {
	return plainApostrophes(withoutInvisible(search).toLowerCase())
		.split(/\s+/)
		.filter(Boolean)
		.slice(0, maxWords);
}

function contains(text: SQL, word: string): SQL | undefined {
	return or(
		...[...new Set([word, telephoneDigits(word)])].map(
			(part) => sql`${text} like ${`%${likePattern(part)}%`}`,
		),
	);
}

/**
 * The digits of a word that is a telephone number or a part of one, such as `(239)` or `+1-239-555-0199` with any
 * dashes, without the country code, which few are stored with. Any other word stays as it is.
 */
function telephoneDigits(word: string): string {
	if (!/^[+(]?\d[\d().+\p{Pd}]*$/u.test(word)) return word;
	return word.replace(/^\+1|\D/g, "").replace(/^1(?=\d{10}$)/, "");
}

/**
 * A word as a pattern of `like`. An apostrophe matches any character, because the indexed text has the kind that
 * somebody typed. PostgreSQL rejects the character U+0000.
 */
function likePattern(word: string): string {
	return word
		.toWellFormed()
		.replaceAll("\0", "")
		.replace(/[\\%_]/g, "\\$&")
		.replaceAll("'", "_");
}
