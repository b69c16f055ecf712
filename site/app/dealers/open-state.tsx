import type { OpeningHours } from "@nev/contract";

declare module "react" {
	namespace JSX {
		interface IntrinsicElements {
			// `shell/script/open-state.ts` defines them.
			"open-state": { hours: string };
			"today-row": { "time-zone": string; children: ReactNode };
		}
	}
}

interface OpenStateProps {
	/** Without them, nothing is shown. */
	hours: OpeningHours | undefined;
}

/**
 * Whether a dealer is open now, such as "Closed, opens Monday 8 AM". The text comes in the browser, since a
 * kept page may be hours old, and has its room before.
 */
export function OpenState({ hours }: OpenStateProps) {
	if (!hours) return null;
	return <open-state hours={JSON.stringify(hours)} />;
}
