import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { widgets } from "./embed/widgets.server.js";

export default [
	index("routes/home.tsx"),
	route("inventory", "routes/inventory.tsx"),
	route("inventory/:slug", "routes/vehicle.tsx"),
	route("dealerships", "routes/dealerships.tsx"),
	route("dealerships/correct", "routes/correct-listing.tsx"),
	route("dealerships/correct/open", "routes/open-correction.tsx"),
	route("dealerships/correct/form", "routes/correction-form.tsx"),
	route("dealerships/:dealer", "routes/dealer.tsx"),
	route("add-dealership", "routes/add-dealership.tsx"),
	route("lead", "routes/acknowledge-lead.tsx"),
	route("states", "routes/states.tsx"),
	route("states/:slug", "routes/state.tsx"),
	route("state/:name", "routes/state-redirect.tsx"),
	route("usa", "routes/usa.tsx"),
	route("contact", "routes/contact.tsx"),
	route("financing", "routes/financing.tsx"),
	route("faq", "routes/faq.tsx"),
	route("thank-you", "routes/thank-you.tsx"),
	route("embed", "routes/embed.tsx"),
	route("developers", "routes/developers.tsx"),
	...["package", "languages", ...Object.keys(widgets)].map((slug) =>
		route(`developers/${slug}`, "routes/developer-reference.tsx", { id: slug }),
	),
	...[
		"privacy-policy",
		"terms-of-service",
		"publishing-policy",
		"feedback-policy",
		"corrections-policy",
		"diversity-policy",
		"ethics-policy",
		"staffing-report",
	].map((slug) => route(slug, "routes/policy.tsx", { id: slug })),
	route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
