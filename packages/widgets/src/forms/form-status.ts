import type { FieldIssue } from "@nev/contract";

/** An error message for each invalid field, by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Why each invalid field is, by field name, from a server. */
export type FieldIssues = Readonly<Record<string, FieldIssue>>;

/** Whether a form is filled in, is being sent, was sent, or could not be sent. */
export type FormStatus = "idle" | "sending" | "sent" | "failed";
