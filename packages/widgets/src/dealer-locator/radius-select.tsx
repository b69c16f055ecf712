import { radiusChoices } from "@nev/contract";
import { ChevronDown } from "lucide";
import { formatDistance } from "../messages/index.js";
import { useNev } from "../provider/index.js";
import { Icon } from "../ui/icon.js";

export interface RadiusSelectProps {
	id: string;
	label: string;
	/** In miles. */
	radius: number;
	onChange(radius: number): void;
}

/** The radius of a search around a place. */
export function RadiusSelect({ id, label, radius, onChange }: RadiusSelectProps) {
	const { locale } = useNev();
	return (
		<div className="nev-search-radius">
			<label className="nev-label" part="label" htmlFor={id}>
				{label}
			</label>
			<div className="nev-select-box">
				<select
					id={id}
					className="nev-select"
					part="select"
					name="radius"
					value={String(radius)}
					onChange={(event) => onChange(Number(event.currentTarget.value))}
				>
					{radiiWith(radius).map((miles) => (
						<option key={miles} value={String(miles)}>
							{formatDistance(locale, miles)}
						</option>
					))}
				</select>
				<Icon icon={ChevronDown} className="nev-select-icon" />
			</div>
		</div>
	);
}

/** The radii to choose from, including the current one. */
function radiiWith(radius: number): number[] {
	return [...new Set([...radiusChoices, radius])].sort((a, b) => a - b);
}
