import { createBrowserRouter, type DataRouter, type RouteObject, redirect } from "react-router";
import { ChangeList } from "./changes/change-list.js";
import { ChangePage } from "./changes/change-page.js";
import { changeMessages } from "./changes/messages.js";
import { loadCompany } from "./company/company-data.js";
import { CompanyPage } from "./company/company-page.js";
import { companyMessages } from "./company/messages.js";
import { CorrectionList } from "./corrections/correction-list.js";
import { correctionMessages } from "./corrections/messages.js";
import { loadDealer } from "./dealers/dealer-data.js";
import { DealerList } from "./dealers/dealer-list.js";
import { DealerPage } from "./dealers/dealer-page.js";
import { DuplicatesPage } from "./dealers/duplicates-page.js";
import { dealerMessages } from "./dealers/messages.js";
import { NewDealerPage } from "./dealers/new-dealer-page.js";
import { HealthPage, loadHealth } from "./health/health-page.js";
import { healthMessages } from "./health/messages.js";
import { loadImport, loadImports } from "./imports/import-data.js";
import { ImportPage } from "./imports/import-page.js";
import { importMessages } from "./imports/messages.js";
import { NewImportPage } from "./imports/new-import-page.js";
import { InsightPage } from "./insight/insight-page.js";
import { insightMessages } from "./insight/messages.js";
import { loadLead, loadLeads } from "./leads/lead-data.js";
import { LeadList } from "./leads/lead-list.js";
import { LeadPage } from "./leads/lead-page.js";
import { leadMessages } from "./leads/messages.js";
import { MailList } from "./mails/mail-list.js";
import { peopleMessages } from "./people/messages.js";
import { PeoplePage } from "./people/people-page.js";
import { loadAddress } from "./session/ask.js";
import { endSession, loadOperator, operatorRoute, signOutPath } from "./session/session.js";
import { AfterSignOut } from "./session/signed-out.js";
import { loadAttention } from "./shell/attention.js";
import { ErrorPage, RootErrorPage } from "./shell/error-page.js";
import { type NavigationPage, Shell } from "./shell/shell.js";
import { vehicleMessages } from "./vehicles/messages.js";
import { NewVehiclePage } from "./vehicles/new-vehicle-page.js";
import { loadPictures, loadVehicle } from "./vehicles/vehicle-data.js";
import { VehicleList } from "./vehicles/vehicle-list.js";
import { VehiclePage } from "./vehicles/vehicle-page.js";

/** The pages of the navigation, in its order. */
const pages: readonly (RouteObject & NavigationPage)[] = [
	{ path: "/leads", title: leadMessages.title, element: <LeadList />, loader: loadLeads },
	{ path: "/dealers", title: dealerMessages.title, element: <DealerList />, loader: loadAddress },
	{
		path: "/corrections",
		title: correctionMessages.title,
		element: <CorrectionList />,
		loader: loadAddress,
	},
	{
		path: "/vehicles",
		title: vehicleMessages.title,
		element: <VehicleList />,
		loader: loadAddress,
	},
	{ path: "/company", title: companyMessages.title, element: <CompanyPage />, loader: loadCompany },
	{ path: "/import", title: importMessages.title, element: <NewImportPage />, loader: loadImports },
	{ path: "/changes", title: changeMessages.title, element: <ChangeList />, loader: loadAddress },
	{ path: "/insight", title: insightMessages.title, element: <InsightPage />, loader: loadAddress },
	{ path: "/people", title: peopleMessages.title, element: <PeoplePage /> },
	{ path: "/health", title: healthMessages.title, element: <HealthPage />, loader: loadHealth },
];

/** The pages that others lead to, and what pages load later. */
const otherRoutes: readonly RouteObject[] = [
	{ path: "/", element: null, loader: () => redirect("/leads") },
	{ path: "/leads/:id", element: <LeadPage />, loader: loadLead },
	{ path: "/leads/:id/next", loader: loadAddress },
	{ path: "/dealers/new", element: <NewDealerPage /> },
	{ path: "/dealers/duplicates", element: <DuplicatesPage />, loader: loadAddress },
	{ path: "/dealers/:id", element: <DealerPage />, loader: loadDealer },
	{ path: "/attention", loader: loadAttention },
	{ path: "/vehicles/new", element: <NewVehiclePage />, loader: loadPictures },
	{ path: "/vehicles/:id", element: <VehiclePage />, loader: loadVehicle },
	{ path: "/import/:id", element: <ImportPage />, loader: loadImport },
	{ path: "/changes/:id", element: <ChangePage />, loader: loadAddress },
	{ path: "/:list/:id/history", loader: loadAddress },
	{ path: "/company/history", loader: loadAddress },
	{ path: "/mails", element: <MailList />, loader: loadAddress },
	{ path: "*", loader: () => Promise.reject(new Response(null, { status: 404 })) },
];

/** The pages. The address is the whole state of a list, so a filter can be bookmarked. */
export function createRouter(create: (routes: RouteObject[]) => DataRouter = createBrowserRouter) {
	return create([
		{
			path: signOutPath,
			element: <AfterSignOut />,
			errorElement: <RootErrorPage />,
			loader: endSession,
		},
		{
			id: operatorRoute,
			element: <Shell pages={pages} />,
			errorElement: <RootErrorPage />,
			hydrateFallbackElement: <p className="loading">Loading …</p>,
			loader: loadOperator,
			shouldRevalidate: () => false,
			children: [{ errorElement: <ErrorPage />, children: [...pages, ...otherRoutes] }],
		},
	]);
}
