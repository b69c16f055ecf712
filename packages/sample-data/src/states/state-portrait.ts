/** What the sample data says of a state beyond its name, which the contract already knows. */
export type StatePortrait = {
	/** One pictograph, never a flag. */
	emoji: string;
	/** Two sentences on driving a neighborhood electric vehicle there. No law, no figures. */
	description: string;
};
