import type { Settings } from "@nev/api";

/** The company's name and contact details, from the settings. */
export type Company = Settings["company"];

/** A department with its own mailbox. */
export type Mailbox = keyof Company["mailboxes"];
