/** An inquiry that was sent, without personal data. */
export interface SubmittedInquiry {
	/** The lead's id in the API. */
	id: number;
	/** The vehicle's slug. */
	vehicle: string;
	vehicleName: string;
	/** In US dollars. */
	vehiclePrice: number;
	dealershipId?: number;
}
