import { useLocation, useNavigation } from "react-router";

/**
 * The parameters of the list that is being loaded, or else of the one that is shown. What somebody chooses
 * before an answer is here is added to what was chosen before.
 */
export function useWantedParameters(): URLSearchParams {
	const shown = useLocation();
	const { location: loading } = useNavigation();
	return new URLSearchParams((loading?.pathname === shown.pathname ? loading : shown).search);
}
