import { type FinancingRate, startingPayment } from "@nev/financing";
import {
	formatDollars,
	formatMessage,
	type MessageOverrides,
	useMessages,
} from "../../messages/index.js";
import { useNev } from "../../provider/index.js";
import { formatRate } from "../deal/amount-text.js";
import { type StartingPaymentMessages, startingPaymentTranslations } from "./messages.js";

export interface StartingPaymentProps {
	/** The vehicle's price, US dollars. */
	price: number;
	/** The page of a calculator for the vehicle, such as `/financing?vehicle=gt4`. Without it there is no link. */
	href?: string | undefined;
	/** The dealer's own. Without them it is that of the specification. */
	rates?: readonly FinancingRate[] | undefined;
	messages?: MessageOverrides<StartingPaymentMessages> | undefined;
}

/**
 * "From $162.07 a month" for a vehicle's price, with the total and the terms that must stand beside a
 * payment. Renders nothing where no loan is made for the price.
 *
 * @example <StartingPayment price={8995} href="/financing?vehicle=classic-4-plus" />
 */
export function StartingPayment({ price, href, rates, messages: overrides }: StartingPaymentProps) {
	const messages = useMessages(startingPaymentTranslations, overrides);
	const { locale } = useNev();
	const payment = startingPayment(price, rates);
	if (!payment) return null;
	const amount = formatDollars(locale, payment.monthlyPayment);
	const text = formatMessage(locale, messages.startingPayment, { amount });
	return (
		<p className="nev-starting-payment">
			<b>{href ? <a href={href}>{text}</a> : text}</b>
			<small>
				{formatMessage(
					locale,
					payment.lender ? messages.startingPaymentOfLender : messages.startingPaymentTerms,
					{
						lender: payment.lender ?? "",
						total: formatDollars(locale, payment.totalCost),
						down: formatDollars(locale, payment.downPayment),
						term: payment.term,
						rate: formatRate(locale, payment.apr),
						score: payment.creditScore,
					},
				)}
			</small>
		</p>
	);
}
