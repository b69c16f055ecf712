import { dialedNumber } from "@nev/contract";

/**
 * The `tel:` URL of a telephone number (RFC 3966). Of several it is the first US number. Letters are
 * converted to keypad digits, and an extension becomes an `ext` parameter.
 *
 * @example telephoneLink("1-800-555-0100 ext. 12"); // "tel:+18005550100;ext=12"
 */
export function telephoneLink(phone: string): string {
	return `tel:${dialedNumber(phone)}`;
}
