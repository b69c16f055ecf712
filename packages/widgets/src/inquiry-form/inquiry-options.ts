/** What the element and the component have in common. Apart from the properties, whose types need React. */
export interface InquiryOptions {
	/** The id of the dealership that receives the inquiry. */
	dealershipId?: number | undefined;
	/**
	 * The advertisement or mailing that brought the visitor, such as `google / cpc / Spring sale`, if the page
	 * knows more than its address tells.
	 */
	campaign?: string | undefined;
}
