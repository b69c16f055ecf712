import { useState } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import styles from "../desk.css?inline";
import { createRouter } from "../router.js";

/** The desk at one of its addresses, as a story shows it. Its styles go with it. */
export function DeskAt({ path }: { path: string }) {
	const [router] = useState(() =>
		createRouter((routes) => createMemoryRouter(routes, { initialEntries: [path] })),
	);
	return (
		<div className="nev-root">
			<style>{styles}</style>
			<RouterProvider router={router} />
		</div>
	);
}
