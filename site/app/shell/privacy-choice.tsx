import { Button } from "@nev/widgets/ui";
import { useLocation } from "react-router";
import { useSiteSettings } from "../site-context.js";
import { type Privacy, privacyPath, privacySection } from "./privacy.js";

/**
 * Shows whether third-party tags are loaded, and lets the visitor opt out. The form is sent without
 * scripts, because only a new page is free of a tag that already runs. The other texts are there for
 * `script/tags.ts`, which shows one if the browser reports another choice than the server knows.
 */
export function PrivacyChoice() {
	const { tagManagerId, privacy } = useSiteSettings();
	const texts: Record<Privacy, string> = {
		gpc: "Your browser sends Global Privacy Control, and we honor it: no analytics or advertising tags are loaded.",
		"opt-out": "You have opted out: no analytics or advertising tags are loaded.",
		none: tagManagerId
			? "Analytics and advertising tags may be loaded. You can opt out, and nothing on the site stops working."
			: "This site loads no analytics or advertising tags at present. You can opt out of any that may come.",
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
