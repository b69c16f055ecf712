/** What the element and the component have in common. */
export interface InquiryOptions {
	/** The id of the dealership that receives the inquiry. */
	dealershipId?: number | undefined;
}
