import { type FinancingRate, startingPayment } from "@nev/financing";
import { useEffect, useImperativeHandle, useRef } from "react";
import { formatRate } from "../financing-calculator/deal/amount-text.js";
import { startingPaymentTranslations } from "../financing-calculator/starting-payment/messages.js";
import { createController, usePersistentRef, useReadiness } from "../hooks/index.js";
import { callHandler } from "../host-page/call-handler.js";
import { formatDollars, formatMessage, useMessages, useWidgetMessages } from "../messages/index.js";
import { Slot } from "../ui/slot.js";
import { paymentTranslations } from "./messages.js";
import type { PaymentProps } from "./payment-props.js";

export interface PaymentLineProps extends Omit<PaymentProps, "vehicle" | "rates"> {
	price: number;
	/** The dealer's own. Without them it is an example. */
	rates?: readonly FinancingRate[] | undefined;
	/** Said last, such as that the price is sample data. */
	notice?: string | undefined;
}

/**
 * The payment at a price, with the total and the terms that must stand beside it (12 CFR 1026.24(d)(2)). Only
 * phrasing content, in the text's own font, size and color.
 */
export function PaymentLine(props: PaymentLineProps) {
	const { price, rates, calculatorHref: href, messages: overrides, notice } = props;
	const { messages, locale, lang } = useWidgetMessages(paymentTranslations, overrides);
	const termsOf = useMessages(startingPaymentTranslations, overrides);
	useReady(props);
	const payment = startingPayment(price, rates);
	if (!payment) return <Slot name="empty" />;
	const dollars = (amount: number) => formatDollars(locale, amount);
	const text = formatMessage(locale, messages.payment, { amount: dollars(payment.monthlyPayment) });
	const { lender } = payment;
	const template = lender ? termsOf.startingPaymentOfLender : termsOf.startingPaymentTerms;
	const terms = formatMessage(locale, template, {
		lender: lender ?? "",
		total: dollars(payment.totalCost),
		down: dollars(payment.downPayment),
		term: payment.term,
		rate: formatRate(locale, payment.apr),
		score: payment.creditScore,
	});
	return (
		<span className="nev-root nev-payment" lang={lang}>
			<b part="price">
				{href ? (
					<a part="link" href={href}>
						{text}
					</a>
				) : (
					text
				)}
			</b>{" "}
			<small>
				({terms}
				{notice && <span part="notice"> {notice}</span>})
			</small>
		</span>
	);
}

/** Tells the page once that the payment is here, or that there is none for the price. */
function useReady({ ref, onReady }: PaymentLineProps): void {
	const readiness = useReadiness();
	const isReady = usePersistentRef("isReady", false);
	const latest = useRef(onReady);
	latest.current = onReady;
	useImperativeHandle(ref, () => createController(readiness.ready, {}, {}), [readiness]);
	useEffect(() => {
		if (isReady.current) return;
		isReady.current = true;
		readiness.resolve();
		callHandler(() => latest.current?.());
	}, [isReady, readiness]);
}
