import { vehicleCategories } from "@nev/contract";
import { picturePath, type VehicleRow } from "@nev/contract/desk";
import { VehiclePicture } from "@nev/widgets/ui";
import { RowLink } from "../ui/back-link.js";
import type { Column } from "../ui/data-table.js";
import { FilterSelect } from "../ui/filter-form.js";
import { ListPage } from "../ui/list-page.js";
import { StatusLabel } from "../ui/status-label.js";
import { vehicleMessages as messages } from "./messages.js";

const dollars = new Intl.NumberFormat("en-US", {
	style: "currency",
	currency: "USD",
	trailingZeroDisplay: "stripIfInteger",
});

const columns: readonly Column<VehicleRow>[] = [
	{
		name: "picture",
		heading: messages.picture,
		from: "tablet",
		// The name stands beside it.
		cell: ({ imageUrl }) => <VehiclePicture src={storedPicture(imageUrl)} alt="" />,
	},
	{
		name: "name",
		heading: messages.name,
		sort: "name",
		cell: ({ id, name }) => <RowLink to={`/vehicles/${id}`}>{name}</RowLink>,
	},
	{
		name: "model",
		heading: messages.model,
		sort: "model",
		from: "tablet",
		cell: ({ model }) => model,
	},
	{
		name: "category",
		heading: messages.category,
		from: "tablet",
		cell: ({ category }) => category,
	},
	{
		name: "price",
		heading: messages.price,
		sort: "price",
		cell: ({ price }) => dollars.format(price),
	},
	{
		name: "featured",
		heading: messages.featured,
		from: "tablet",
		cell: ({ isFeatured }) => (isFeatured ? messages.yes : messages.no),
	},
	{
		name: "status",
		heading: messages.available,
		cell: ({ isAvailable }) => (
			<StatusLabel tone={isAvailable ? "calm" : "waiting"}>
				{isAvailable ? messages.yes : messages.no}
			</StatusLabel>
		),
	},
];

/** The address of a picture that the desk can show; undefined of one on another server. */
export function storedPicture(imageUrl: string): string | undefined {
	return imageUrl.startsWith(picturePath) ? imageUrl : undefined;
}

/** All vehicles, to search, filter and sort. */
export function VehicleList() {
	return (
		<ListPage
			path="/vehicles"
			messages={messages}
			columns={columns}
			sort={{ by: "id", order: "asc" }}
			spanOf={({ name }) => name}
		>
			<FilterSelect
				name="category"
				label={messages.category}
				options={vehicleCategories.map((value) => ({ value, label: value }))}
			/>
			<FilterSelect
				name="available"
				label={messages.available}
				options={[
					{ value: "yes", label: messages.yes },
					{ value: "no", label: messages.no },
				]}
			/>
		</ListPage>
	);
}
