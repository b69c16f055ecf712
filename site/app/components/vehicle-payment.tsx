import type { Vehicle } from "@nev/contract";
import { startingPayment } from "@nev/financing";
import { AdvertisedPayment, useAdvertisedRates } from "@nev/widgets/internal";

/** As Regulation Z asks for beside a payment. The credit score stands once above all vehicles. */
const messages = {
	startingPaymentTerms: "{total} total: {down} down, {term} months at {rate} APR",
	startingPaymentOfLender: "{total} total: {down} down, {term} months at {rate} APR from {lender}",
};

/** What a vehicle costs a month, on its card. Leads to the calculator. */
export function VehiclePayment({ price, slug }: Vehicle) {
	return (
		<AdvertisedPayment
			price={price}
			href={`/financing?vehicle=${encodeURIComponent(slug)}`}
			messages={messages}
		/>
	);
}

/** What is left to say of the payments of all vehicles. */
export function PaymentTerms({ vehicles }: { vehicles: readonly Vehicle[] }) {
	const { status, rates } = useAdvertisedRates();
	const [terms] = vehicles.flatMap(({ price }) => startingPayment(price, rates) ?? []);
	if (!terms || status !== "ready") return null;
	return (
		<p className="hint">
			Monthly payments are estimates for a credit score of {terms.creditScore}.
		</p>
	);
}
