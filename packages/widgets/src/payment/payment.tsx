import { WidgetBoundary } from "../widget/widget.js";
import type { PaymentProps } from "./controller.js";
import { PaymentLine } from "./payment-line.js";
import { VehiclePayment } from "./vehicle-payment.js";

/**
 * "from $162.07 a month" for a price or a vehicle, with the total and the terms that must stand beside a
 * payment. It may be within a sentence. Renders nothing where no loan is made for the price.
 *
 * @example
 * <NevProvider>
 *   <p>Yours <Payment price={8995} calculatorHref="/financing" /></p>
 * </NevProvider>
 */
export function Payment(props: PaymentProps) {
	const { price, vehicle } = props;
	return (
		<WidgetBoundary onError={props.onError}>
			{price ? (
				<PaymentLine {...props} price={price} />
			) : (
				vehicle && <VehiclePayment {...props} vehicle={vehicle} />
			)}
		</WidgetBoundary>
	);
}
