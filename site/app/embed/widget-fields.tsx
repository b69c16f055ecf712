import { queries, regionNames } from "@nev/contract";
import { languages } from "@nev/widgets/server";
import { useResource } from "../page/use-resource.js";
import { CodeText } from "./code-text.js";
import type { EmbedSettings } from "./embed-settings.js";
import { SelectField, TextField } from "./fields.js";
import type { OfferedAttribute } from "./widget-catalog.js";

/** The fields for the attributes of the chosen widget. */
export function WidgetFields({ settings }: { settings: EmbedSettings }) {
	const { widget, attributes } = settings;
	return (
		<>
			{widget.attributes.map((attribute) => (
				<AttributeField key={attribute.name} attribute={attribute} settings={settings} />
			))}
			<SelectField
				name="lang"
				label="Language"
				value={attributes.lang ?? ""}
				options={[
					{ value: "", label: "The page's language" },
					...Object.entries(languages).map(([value, label]) => ({ value, label })),
				]}
			/>
			<details className="embed-more">
				<summary>More options</summary>
				<dl>
					{widget.otherAttributes.map(({ name, description }) => (
						<div key={name}>
							<dt>
								<code translate="no">{name}</code>
							</dt>
							<dd>
								<CodeText text={description} />
							</dd>
						</div>
					))}
				</dl>
			</details>
		</>
	);
}

interface AttributeFieldProps {
	attribute: OfferedAttribute;
	settings: EmbedSettings;
}

function AttributeField({ attribute, settings }: AttributeFieldProps) {
	const { name, label, hint, type, choices, noChoice = "" } = attribute;
	const value = settings.attributes[name] ?? "";
	const invalid = settings.invalid[name];
	if (choices === "vehicles") return <VehicleField attribute={attribute} value={value} />;
	if (choices === "dealerships") {
		return <DealerFields attribute={attribute} value={value} settings={settings} />;
	}
	if (choices) {
		return (
			<SelectField
				name={name}
				label={label}
				hint={hint}
				value={value}
				options={[{ value: "", label: noChoice }, ...choices]}
			/>
		);
	}
	if (type === "boolean") {
		return (
			<label className="embed-check">
				<input
					type="checkbox"
					name={name}
					value="true"
					defaultChecked={name in settings.attributes}
				/>
				<span>{label}</span>
			</label>
		);
	}
	return (
		<TextField
			name={name}
			label={label}
			hint={hint}
			value={invalid?.text ?? value}
			error={invalid && `${invalid.error} Until then, the code leaves it out.`}
			{...(type === "number" && { inputMode: "decimal" as const })}
			{...(name === "zip" && { inputMode: "numeric" as const })}
			{...(name.endsWith("-url") && { type: "url" as const })}
			{...(name.endsWith("-phone") && { inputMode: "tel" as const })}
		/>
	);
}

interface CatalogueFieldProps {
	attribute: OfferedAttribute;
	value: string;
}

/** The hint of a field whose list is missing. */
const failedHint = "The list couldn't be loaded. Reload the page to try again.";

function VehicleField({ attribute, value }: CatalogueFieldProps) {
	const vehicles = useResource(queries.vehicles());
	const { name, label, hint, noChoice = "" } = attribute;
	return (
		<SelectField
			name={name}
			label={label}
			hint={vehicles.status === "failed" ? failedHint : hint}
			value={value}
			options={[
				{ value: "", label: noChoice },
				...(vehicles.status === "ready"
					? vehicles.data.map((vehicle) => ({ value: vehicle.slug, label: vehicle.name }))
					: []),
			]}
		/>
	);
}

/** A state, and then one of its dealers: the list of all dealers may be long. */
function DealerFields({ attribute, value, settings }: CatalogueFieldProps & AttributeFieldProps) {
	const { name, label, noChoice = "" } = attribute;
	const { dealersOf } = settings;
	return (
		<>
			<SelectField
				name="dealers-of"
				label="Dealer's state"
				value={dealersOf}
				options={[
					{ value: "", label: "Choose a state" },
					...regionNames.map((region) => ({ value: region, label: region })),
				]}
			/>
			{dealersOf ? (
				<DealerField key={dealersOf} attribute={attribute} value={value} state={dealersOf} />
			) : (
				<SelectField
					name={name}
					label={label}
					hint="Receives the inquiries. Choose a state first."
					value=""
					options={[{ value: "", label: noChoice }]}
				/>
			)}
		</>
	);
}

function DealerField({ attribute, value, state }: CatalogueFieldProps & { state: string }) {
	const dealers = useResource(queries.dealershipsOfState(state));
	const { name, label, noChoice = "" } = attribute;
	const options =
		dealers.status === "ready"
			? dealers.data.map((dealer) => ({
					value: String(dealer.id),
					label: `${dealer.name}, ${dealer.city}`,
				}))
			: [];
	const isEmpty = dealers.status === "ready" && options.length === 0;
	return (
		<SelectField
			name={name}
			label={label}
			hint={
				dealers.status === "failed"
					? failedHint
					: isEmpty
						? `There is no dealer in ${state} yet.`
						: "Receives the inquiries."
			}
			value={value}
			options={[{ value: "", label: noChoice }, ...options]}
		/>
	);
}
