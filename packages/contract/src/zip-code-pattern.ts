/** A ZIP code of five digits, or a ZIP+4 code. */
export const zipCodePattern = /^\d{5}(-\d{4})?$/;
