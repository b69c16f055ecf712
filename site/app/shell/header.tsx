import { telephoneLink } from "@nev/widgets/ui";
import { Phone } from "lucide-react";
import { officeHoursLine } from "../content/index.js";
import { useFacts, useSiteSettings } from "../site-context.js";
import { MainNavigation } from "./main-navigation.js";
import { PhoneMenu } from "./phone-menu.js";

/** The company's name, the menus, and the telephone number. */
export function Header() {
	const { company } = useSiteSettings();
	return (
		<header className="header">
			<div className="header-inner">
				<a className="brand" href="/">
					<BrandMark />
					{company.name}
				</a>
				<MainNavigation />
				<span className="tooltip-anchor">
					<a
						className="header-call"
						href={telephoneLink(company.phone)}
						aria-describedby="office-hours-tooltip"
					>
						<Phone aria-hidden="true" />
						<span className="nev-visually-hidden">Call </span>
						<span className="header-call-number">{company.phone}</span>
					</a>
					{/* `script/tooltips.ts` shows it. */}
					<span
						className="tooltip"
						role="tooltip"
						id="office-hours-tooltip"
						hidden
						suppressHydrationWarning
					>
						Open {officeHoursLine(useFacts())}
					</span>
				</span>
				<PhoneMenu />
			</div>
		</header>
	);
}

/** The same route shield as in the favicon. */
function BrandMark() {
	return (
		<svg className="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
			<rect className="brand-mark-ground" width="32" height="32" rx="8" />
			<path
				className="brand-mark-shield"
				d="M16 5.500 18.200 7.200 25 7.500v9c0 5-4 8-9 10.500-5-2.500-9-5.500-9-10.500v-9l6.800-.3z"
			/>
			<path className="brand-mark-lane" d="M16 10v4m0 3.500v4" />
		</svg>
	);
}
