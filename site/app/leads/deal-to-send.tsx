import { describeDeal } from "@nev/contract";
import type { FinancingDeal, FinancingOption } from "@nev/widgets";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { inquiryDealOf } from "./inquiry-deal.js";

/** What the visitor has worked out in a calculator. */
export interface WorkedOut {
	/** The ways to pay, the best match first. At least one. */
	readonly offers: readonly FinancingOption[];
	readonly deal: FinancingDeal;
}

/**
 * Asks whether to send what the visitor has worked out, for the way to pay that they choose. Only the
 * visitor may check the box. Its value is what is shown, so numbers that change while it is checked are sent
 * as they are then.
 */
export function DealToSend({ offers, deal }: WorkedOut) {
	const id = useId();
	const [chosen, setChosen] = useState<string>();
	const option =
		offers.find((offer) => offer.id === chosen) ??
		offers.find(({ type }) => type !== "cash") ??
		offers[0];
	if (!option) return null;
	const numbers = inquiryDealOf(option, deal);
	return (
		<div>
			<label className="nev-consent">
				<input
					type="checkbox"
					name="deal"
					value={JSON.stringify(numbers)}
					aria-describedby={id}
					// Stops browsers from restoring the check mark after a reload.
					autoComplete="off"
				/>
				<span>Send my numbers</span>
			</label>
			<dl className="deal-summary" id={id}>
				{describeDeal(numbers).map(([label, text], index) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>
							{index > 0 ? (
								text
							) : (
								<div className="nev-select-box">
									<select
										className="nev-select"
										aria-label={label}
										value={option.id}
										onChange={(event) => setChosen(event.currentTarget.value)}
									>
										{offers.map(({ id, name }) => (
											<option key={id} value={id}>
												{name}
											</option>
										))}
									</select>
									<ChevronDown className="nev-select-icon" aria-hidden="true" />
								</div>
							)}
						</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
