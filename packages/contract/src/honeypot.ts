/** Name of the honeypot, a field that people do not see, in every form and payload. */
export const honeypotName = "website";
