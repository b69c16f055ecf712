import { useNavigation } from "react-router";

/** A line at the top of the window while a page is on its way; a quick one shows none. */
export function NavigationProgress() {
	const { state } = useNavigation();
	return (
		state !== "idle" && (
			<div className="navigation-progress" role="progressbar" aria-label="Loading the page" />
		)
	);
}
