import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { FilterSelect } from "./filter-form.js";

/** A filter of a list at an address. */
function show(search: string): string {
	const filter = (
		<FilterSelect
			name="hours"
			label="Hours"
			options={[{ value: "24", label: "1 day" }]}
			labelOf={(hours) => `${hours} hours`}
		/>
	);
	const routes = [{ path: "/", element: filter }];
	const router = createMemoryRouter(routes, { initialEntries: [`/${search}`] });
	return renderToStaticMarkup(<RouterProvider router={router} />);
}

it("shows what a list is filtered by, also if it is not offered any more", () => {
	expect(show("?hours=24")).toContain('<option value="24" selected="">1 day</option></select>');
	expect(show("?hours=48")).toContain('<option value="48" selected="">48 hours</option></select>');
	for (const search of ["", "?hours="])
		expect(show(search)).toMatch(/<option value="" selected="">.*1 day<\/option><\/select>/);
});
