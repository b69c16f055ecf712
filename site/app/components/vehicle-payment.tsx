import type { Vehicle } from "@nev/contract";
import { startingPayment } from "@nev/financing";
import { StartingPayment } from "@nev/widgets/internal";
import { formatDollars } from "../content/index.js";

/** The terms are the same for all vehicles, and stand once above them. */
const messages = { startingPaymentTerms: "{total} total" };

/** What a vehicle costs a month, on its card. Leads to the calculator. */
export function VehiclePayment({ price, slug }: Vehicle) {
	return (
		<StartingPayment
			price={price}
			href={`/financing?vehicle=${encodeURIComponent(slug)}`}
			messages={messages}
		/>
	);
}

/** What the payments of all vehicles assume, as Regulation Z asks for beside a payment. */
export function PaymentTerms({ vehicles }: { vehicles: readonly Vehicle[] }) {
	const [terms] = vehicles.flatMap(({ price }) => startingPayment(price) ?? []);
	if (!terms) return null;
	return (
		<p className="hint">
			Monthly payments: {formatDollars(terms.downPayment)} down, {terms.term} months at {terms.apr}%
			APR. An estimate for a credit score of {terms.creditScore}.
		</p>
	);
}
