import type { Settings } from "@nev/api";

/** What the words say of the company; the settings give it. */
export type Company = Settings["company"];

/** A department that has a mailbox of its own. */
export type Mailbox = keyof Company["mailboxes"];
