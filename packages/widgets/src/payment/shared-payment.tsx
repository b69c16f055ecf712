import { loaderOf } from "../data/index.js";
import type { Loader } from "../loader/loader.js";
import { type DataSource, NevProvider, useNev } from "../provider/index.js";
import { LoadedPayment } from "./loaded-payment.js";
import type { PaymentProps } from "./payment-props.js";

/** One for each API, so that all elements of a page make one request. */
const loaders = new Map<string | undefined, Loader>();

/** The payment of what is loaded, in an element. In a chunk of its own, which a page without an API does not need. */
export function SharedPayment(props: PaymentProps) {
	const { source, locale } = useNev();
	return (
		<NevProvider loader={sharedLoader(source)} locale={locale}>
			<LoadedPayment {...props} />
		</NevProvider>
	);
}

function sharedLoader(source: DataSource): Loader {
	const key = source.loader ? undefined : source.api;
	const loader = loaders.get(key) ?? loaderOf(source);
	loaders.set(key, loader);
	return loader;
}
