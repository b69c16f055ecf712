import { useLazyModule } from "../../hooks/index.js";
import { ErrorPanel, Spinner } from "../../ui/index.js";
import type { FinancingDeal } from "../deal/financing-deal.js";
import type { RatesState } from "../rates/rates-state.js";
import { loadFromApi } from "../rates/use-rates.js";
import { useDetails } from "./use-details.js";

export interface RatesNoticeProps extends RatesState {
	deal: FinancingDeal;
}

/** Says why there is no loan where the rates are the dealer's own. */
export function RatesNotice({ deal, status, offered, retry }: RatesNoticeProps) {
	const { messages, resultsTitle } = useDetails();
	// It has loaded before the rates.
	const { module } = useLazyModule(loadFromApi, status === "ready");
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
	return module ? <module.NoRateFits deal={deal} rates={offered?.() ?? []} /> : null;
}
