import { InventoryGrid, NevProvider } from "@nev/widgets";
import "@nev/widgets/styles.css";
import { createRoot } from "react-dom/client";

declare const SITE_ORIGIN: string;

createRoot(document.querySelector("#app") as HTMLElement).render(
	<NevProvider api={`${SITE_ORIGIN}/api`}>
		<InventoryGrid
			category="4-seater"
			onVehicleSelect={(vehicle, event) => {
				const select = new CustomEvent("nev-vehicle-select", { detail: vehicle, cancelable: true });
				if (!document.dispatchEvent(select)) event.preventDefault();
			}}
		/>
	</NevProvider>,
);
