import { loaderOf } from "../data/index.js";
import type { Loader } from "../loader/loader.js";
import { type DataSource, NevProvider, useNev } from "../provider/index.js";
import { VehiclePayment, type VehiclePaymentProps } from "./vehicle-payment.js";

/** One for each API, so that all elements of a page make one request. */
const loaders = new Map<string | undefined, Loader>();

/** The payment for a vehicle, in an element. In a chunk of its own, since most payments need no API. */
export function SharedVehiclePayment(props: VehiclePaymentProps) {
	const { source, locale } = useNev();
	return (
		<NevProvider loader={sharedLoader(source)} locale={locale}>
			<VehiclePayment {...props} />
		</NevProvider>
	);
}

function sharedLoader(source: DataSource): Loader {
	const key = source.loader ? undefined : source.api;
	const loader = loaders.get(key) ?? loaderOf(source);
	loaders.set(key, loader);
	return loader;
}
