import { Button, telephoneLink } from "@nev/widgets/ui";
import { useLocation } from "react-router";
import { supportHoursLine } from "../content/hours.js";
import { footerMenus, type NavigationMenu } from "../content/navigation.js";
import { footerText, ownershipDisclaimer } from "../content/pages/footer-text.js";
import { type Privacy, privacyPath, privacySection } from "../page/privacy.js";
import { useFacts, useSiteSettings } from "../page/site-context.js";
import { OfficeHoursList } from "./office-hours.js";
import { PageLink } from "./page-link.js";

/** Contact details, links to the pages, the privacy choice, and the legal notices. */
export function Footer() {
	const { company, popularVehicles } = useSiteSettings();
	const text = footerText(useFacts(), company);
	const menus = footerMenus(popularVehicles);
	return (
		<footer className="footer">
			<div className="footer-inner">
				<div className="footer-columns">
					<About about={text.about} />
					{menus.map((menu) => (
						<FooterMenu key={menu.label} menu={menu} />
					))}
				</div>
				<div className="footer-folds">
					{menus.map((menu) => (
						<FoldedMenu key={menu.label} menu={menu} />
					))}
				</div>
				<PrivacyChoice />
				<div className="footer-small">
					<p>{text.payments}</p>
					<p>{ownershipDisclaimer(company)}</p>
					<p>{text.copyright}</p>
				</div>
			</div>
		</footer>
	);
}

function About({ about }: { about: string }) {
	const { company } = useSiteSettings();
	const facts = useFacts();
	return (
		<div className="footer-about">
			<p className="brand">{company.name}</p>
			<p>{about}</p>
			<ul className="footer-contact">
				<li>
					<a href={telephoneLink(company.phone)}>{company.phone}</a>
				</li>
				<li>
					<a href={`mailto:${company.email}`}>{company.email}</a>
				</li>
			</ul>
			<OfficeHoursList className="footer-hours" />
			<p>
				Support line <a href={telephoneLink(company.tollFreePhone)}>{company.tollFreePhone}</a>{" "}
				<br />
				{supportHoursLine(facts)}
			</p>
		</div>
	);
}

interface FooterMenuProps {
	menu: NavigationMenu;
}

/** A menu as a column, in a wide window. */
function FooterMenu({ menu }: FooterMenuProps) {
	const id = `footer-${menu.label.toLowerCase().replaceAll(" ", "-")}`;
	return (
		<nav aria-labelledby={id}>
			<h2 className="footer-title" id={id}>
				{menu.label}
			</h2>
			<FooterLinks menu={menu} />
		</nav>
	);
}

/** A menu that opens on a press, in a narrow window. */
function FoldedMenu({ menu }: FooterMenuProps) {
	return (
		// The visitor may have opened it before it is hydrated.
		<details name="footer-menu" suppressHydrationWarning>
			<summary>{menu.label}</summary>
			<nav aria-label={menu.label}>
				<FooterLinks menu={menu} />
			</nav>
		</details>
	);
}

function FooterLinks({ menu }: FooterMenuProps) {
	return (
		<ul>
			{menu.links.map((link) => (
				<li key={link.to}>
					<PageLink {...link} />
				</li>
			))}
		</ul>
	);
}

/**
 * Shows whether third-party tags are loaded, and lets the visitor opt out. The form is sent without
 * scripts, because only a new page is free of a tag that already runs. The other texts are there for
 * `script/tags.ts`, which shows one if the browser reports another choice than the server knows.
 */
function PrivacyChoice() {
	const { tagManagerId, privacy } = useSiteSettings();
	const texts: Record<Privacy, string> = {
		gpc: "Your browser sends Global Privacy Control, and we honor it: no analytics or advertising tags are loaded.",
		"opt-out": "You have opted out: no analytics or advertising tags are loaded.",
		none: tagManagerId
			? "Analytics and advertising tags may be loaded. You can opt out, and nothing on the site stops working."
			: "No analytics or ad tags are loaded.",
	};
	return (
		<section
			id={privacySection}
			className="privacy"
			tabIndex={-1}
			aria-labelledby="privacy-choices-title"
		>
			<h2 className="footer-title" id="privacy-choices-title">
				Your privacy choices
			</h2>
			{Object.entries(texts).map(([choice, text]) => (
				<div
					key={choice}
					className="privacy-choice"
					data-privacy={choice}
					hidden={choice !== privacy}
					suppressHydrationWarning
				>
					<p>{text}</p>
					{choice !== "gpc" && <ChoiceForm isOptedOut={choice === "opt-out"} />}
				</div>
			))}
		</section>
	);
}

function ChoiceForm({ isOptedOut }: { isOptedOut: boolean }) {
	const { pathname, search } = useLocation();
	return (
		<form method="post" action={privacyPath}>
			<input type="hidden" name="page" value={pathname + search} />
			<Button type="submit" name="choice" value={isOptedOut ? "opt-in" : "opt-out"}>
				{isOptedOut ? "Allow tags again" : "Opt out"}
			</Button>
		</form>
	);
}
