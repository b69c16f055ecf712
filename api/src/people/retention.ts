/**
 * Years that inquiries, contact messages and signups are stored, at most. The privacy policy promises
 * this figure, and the server deletes what is older.
 */
export const leadRetentionYears = 7;

/**
 * Months that sums of searches and of leads that are gone are stored, at most: the figure of the privacy
 * policy for analytics data.
 */
export const analyticsRetentionMonths = 24;
