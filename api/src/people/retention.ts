/**
 * Years that inquiries, contact messages and signups are stored, at most. The privacy policy promises
 * this figure, and the server deletes what is older.
 */
export const leadRetentionYears = 7;
