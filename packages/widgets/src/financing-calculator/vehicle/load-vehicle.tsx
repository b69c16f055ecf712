import { queries, type Vehicle } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import { loaderOf } from "../../data/index.js";
import { type Lookup, lookUp } from "../../loader/loader.js";
import { formatDollars, formatMessage, useMessages } from "../../messages/index.js";
import { type DataSource, useNev } from "../../provider/index.js";
import { Button, SampleNotice } from "../../ui/index.js";
import { useCalculator } from "../calculator-context.js";
import { amountText, parseAmount } from "../deal/amount-text.js";
import { focusPriceField } from "./focus-price-field.js";
import { vehicleTranslations } from "./messages.js";

/** Requests a vehicle from the API. */
export function loadVehicle(source: DataSource, slug: string): Lookup<Vehicle> {
	return lookUp(loaderOf(source), queries.vehicle(slug));
}

/** Says whether the vehicle's price is in the field or differs from it, and that it is sample data. */
export function VehicleHint({ vehicle }: { vehicle: Vehicle }) {
	useSignals();
	const { calculator, messageOverrides } = useCalculator();
	const messages = useMessages(vehicleTranslations, messageOverrides);
	const { locale } = useNev();
	const { name, price } = vehicle;
	const isOtherPrice = parseAmount(locale, calculator.draft.value.vehiclePrice) !== price;
	return (
		<>
			<span role="status">
				{formatMessage(locale, isOtherPrice ? messages.otherPrice : messages.priceOf, {
					name,
					price: formatDollars(locale, price),
				})}
			</span>{" "}
			{isOtherPrice && (
				<Button
					onClick={(event) => {
						focusPriceField(event);
						calculator.change("vehiclePrice", amountText(locale, price));
					}}
				>
					{messages.usePrice}
				</Button>
			)}
			<SampleNotice items={[vehicle]} text={messages.sampleData} />
		</>
	);
}
