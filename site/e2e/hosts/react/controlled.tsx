import {
	DealerLocator,
	type DealerLocatorController,
	type LocatorSearch,
	NevProvider,
} from "@nev/widgets";
import "@nev/widgets/styles.css";
import { useRef, useState } from "react";
import { createRoot } from "react-dom/client";

declare const SITE_ORIGIN: string;

/** A page that owns the search: it has buttons of its own, and looks for dealers in Florida only. */
function FindADealer() {
	const [search, setSearch] = useState<LocatorSearch>({ q: "Florida" });
	const [chosen, setChosen] = useState("nobody");
	const [refused, setRefused] = useState("");
	const locator = useRef<DealerLocatorController>(null);
	return (
		<>
			<button type="button" onClick={() => setSearch({ zip: "33164", radius: 100 })}>
				Around Miami
			</button>
			<button type="button" onClick={() => locator.current?.select(96)}>
				Our favorite
			</button>
			<p id="search">{JSON.stringify(search)}</p>
			<p id="chosen">{chosen}</p>
			<p id="refused">{refused}</p>
			<DealerLocator
				ref={locator}
				search={search}
				onSearchChange={(next) => {
					if (next.q === "Texas") setRefused("We deliver in Florida only.");
					else setSearch(next);
				}}
				onSelectedChange={(selected) => setChosen(selected?.name ?? "nobody")}
			/>
		</>
	);
}

createRoot(document.querySelector("#app") as HTMLElement).render(
	<NevProvider api={`${SITE_ORIGIN}/api`}>
		<FindADealer />
	</NevProvider>,
);
