import { type FinancingRate, nearestRates } from "@nev/financing";
import { formatMessage } from "../../messages/index.js";
import { useNev } from "../../provider/index.js";
import { ErrorPanel, Spinner } from "../../ui/index.js";
import type { FinancingDeal } from "../deal/financing-deal.js";
import type { RatesState } from "../rates/rates-state.js";
import { useDetails } from "./use-details.js";

export interface RatesNoticeProps extends RatesState {
	deal: FinancingDeal;
}

/** Says why there is no loan where the rates are the dealer's own. */
export function RatesNotice({ deal, status, offered, retry }: RatesNoticeProps) {
	const { messages, resultsTitle } = useDetails();
	if (status === "loading") return <Spinner label={messages.partLoading} />;
	if (status === "failed") {
		return retry ? (
			<ErrorPanel
				title={messages.ratesFailed}
				retryLabel={messages.retry}
				onRetry={() => {
					// The panel is removed, so move the focus to what stays.
					resultsTitle.current?.focus();
					retry();
				}}
			/>
		) : (
			<p role="alert">{messages.ratesUnreadable}</p>
		);
	}
	if (deal.downPayment >= deal.vehiclePrice) return null;
	return <NoRateFits deal={deal} rates={offered?.() ?? []} />;
}

interface NoRateFitsProps {
	deal: FinancingDeal;
	/** Those that are still offered. */
	rates: readonly FinancingRate[];
}

/** Says that no rate of the dealer's lenders fits, and what would. */
function NoRateFits({ deal, rates }: NoRateFitsProps) {
	const { messages } = useDetails();
	const { locale } = useNev();
	const months = (count: number) => formatMessage(locale, messages.months, { count });
	const { terms, creditScore } = nearestRates(deal, rates);
	const values = { score: deal.creditScore, term: months(deal.preferredTerm) };
	const list = new Intl.ListFormat(locale, { type: "disjunction" });
	const texts = [
		formatMessage(locale, rates.length > 0 ? messages.noRateFits : messages.noRates, values),
		terms.length > 0 &&
			formatMessage(locale, messages.otherTerms, { terms: list.format(terms.map(months)) }),
		creditScore && formatMessage(locale, messages.otherScore, { ...values, score: creditScore }),
		messages.askDealer,
	];
	return <p>{texts.filter(Boolean).join(" ")}</p>;
}
