import { FinancingCalculator, NevProvider } from "@nev/widgets";
import "@nev/widgets/styles.css";
import { createRoot } from "react-dom/client";

declare const SITE_ORIGIN: string;

createRoot(document.querySelector("#app") as HTMLElement).render(
	<NevProvider api={`${SITE_ORIGIN}/api`}>
		<FinancingCalculator
			price={8995}
			syncUrl
			onApply={(application) =>
				document.dispatchEvent(
					new CustomEvent("nev-apply", { detail: application, cancelable: true }),
				)
			}
		/>
	</NevProvider>,
);
