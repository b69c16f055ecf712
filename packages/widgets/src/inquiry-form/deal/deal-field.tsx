import { formatNumber } from "@nev/financing";
import type { FinancingApplication } from "../../financing-calculator/controller.js";
import {
	formatDollars,
	formatMessage,
	type MessageOverrides,
	useMessages,
} from "../../messages/index.js";
import { useNev } from "../../provider/index.js";
import { inquiryDealOf } from "./inquiry-deal.js";
import { type DealFieldMessages, dealFieldTranslations } from "./messages.js";

export interface DealFieldProps extends FinancingApplication {
	/** Texts that replace the field's own. */
	messages?: MessageOverrides<DealFieldMessages> | undefined;
}

/**
 * A box in an inquiry form that asks whether to send what the visitor has worked out in a calculator: what its
 * `onApply` gets. Only the visitor may check it.
 *
 * @example <InquiryForm>{application && <DealField {...application} />}</InquiryForm>
 */
export function DealField({ messages: overrides, ...application }: DealFieldProps) {
	const messages = useMessages(dealFieldTranslations, overrides);
	const { locale } = useNev();
	const { creditScore, usage, taxBenefit, tradeIn, taxRate, taxBase, fees, chargesPaid, ...deal } =
		inquiryDealOf(application);
	// Only what is said here is sent. A lease is without them.
	const hasExtras = deal.type !== "lease" && Boolean(tradeIn || taxRate || fees);
	const sent = { ...deal, ...(hasExtras && { tradeIn, taxRate, taxBase, fees, chargesPaid }) };
	const dollars = (amount: number) => formatDollars(locale, amount);
	const { balloonPayment, conditions, endsOn } = deal;
	const terms = { loan: messages.dealLoan, lease: messages.dealLease, cash: messages.dealCash };
	return (
		<label className="nev-consent">
			{/* Stops browsers from restoring the check mark after a reload. */}
			<input
				part="checkbox"
				type="checkbox"
				name="deal"
				value={JSON.stringify(sent)}
				autoComplete="off"
			/>
			<span>
				{messages.sendDeal}{" "}
				{formatMessage(locale, terms[deal.type], {
					program: deal.program,
					price: dollars(deal.vehiclePrice),
					payment: dollars(deal.monthlyPayment),
					term: deal.term,
					rate: formatNumber(locale, deal.apr / 100, {
						style: "percent",
						maximumFractionDigits: 3,
					}),
					down: dollars(deal.downPayment),
					total: dollars(deal.totalCost),
				})}
				{hasExtras && `, ${messages.dealExtras}`}
				{balloonPayment &&
					`, ${formatMessage(locale, messages.dealBalloon, { amount: dollars(balloonPayment) })}`}
				{conditions &&
					`. ${formatMessage(locale, messages.dealConditions, { conditions: conditions.replace(/\.$/, "") })}`}
				{endsOn &&
					`. ${formatMessage(locale, messages.dealEndsOn, { day: formatDay(locale, endsOn) })}`}
			</span>
		</label>
	);
}

/** "2027-01-31" for display. Not the calculator's, whose file would be split for it. */
function formatDay(locale: string, day: string): string {
	return new Date(day).toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" });
}
