/** The states as tiles of one size, by column and row, where the map is too narrow for outlines. */
export const tileRows = [
	"AK .  .  .  .  .  .  .  .  .  ME",
	".  .  .  .  .  .  .  .  .  VT NH",
	"WA ID MT ND MN WI MI .  NY MA RI",
	"OR NV WY SD IA IL IN OH PA NJ CT",
	"CA UT CO NE MO KY WV VA MD DE . ",
	".  AZ NM KS AR TN NC SC .  .  . ",
	".  .  .  OK LA MS AL GA .  .  . ",
	"HI .  .  TX .  .  .  .  FL .  . ",
].map((row) => row.trim().split(/\s+/));

/** States too small for a name: where their name is, beside the map, in the map's units. */
export const callouts: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
	VT: { x: 842, y: 58 },
	NH: { x: 882, y: 36 },
	MA: { x: 950, y: 150 },
	RI: { x: 950, y: 190 },
	CT: { x: 950, y: 230 },
	NJ: { x: 950, y: 270 },
	DE: { x: 950, y: 310 },
	MD: { x: 950, y: 350 },
	HI: { x: 368, y: 550 },
};
