import { WidgetBoundary } from "../widget/widget.js";
import { LoadedPayment } from "./loaded-payment.js";
import { PaymentLine } from "./payment-line.js";
import type { PaymentProps } from "./payment-props.js";
import { useIsLoaded } from "./use-is-loaded.js";

/**
 * "from $162.07 a month" for a price or a vehicle, with the total and the terms that must stand beside a
 * payment, at the rates that the dealer advertises. It may be within a sentence. Renders nothing where no loan
 * is made for the price.
 *
 * @example
 * <NevProvider>
 *   <p>Yours <Payment price={8995} calculatorHref="/financing" /></p>
 * </NevProvider>
 */
export function Payment(props: PaymentProps) {
	return (
		<WidgetBoundary onError={props.onError}>
			<PaymentContent {...props} />
		</WidgetBoundary>
	);
}

function PaymentContent(props: PaymentProps) {
	const { price, vehicle } = props;
	const isLoaded = useIsLoaded(props);
	if (price && !isLoaded) return <PaymentLine {...props} price={price} rates={undefined} />;
	return price || vehicle ? <LoadedPayment {...props} /> : null;
}
