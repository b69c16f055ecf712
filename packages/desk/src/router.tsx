import { createBrowserRouter, type DataRouter, type RouteObject, redirect } from "react-router";
import { loadChange, loadChanges } from "./changes/change-data.js";
import { ChangeList } from "./changes/change-list.js";
import { ChangePage } from "./changes/change-page.js";
import { loadCompany, loadCompanyHistory } from "./company/company-data.js";
import { CompanyPage } from "./company/company-page.js";
import { loadCorrections, loadWaitingCount } from "./corrections/correction-data.js";
import { CorrectionList } from "./corrections/correction-list.js";
import { loadDealer, loadDealers, loadDuplicates, loadHistory } from "./dealers/dealer-data.js";
import { DealerList } from "./dealers/dealer-list.js";
import { DealerPage } from "./dealers/dealer-page.js";
import { DuplicatesPage } from "./dealers/duplicates-page.js";
import { NewDealerPage } from "./dealers/new-dealer-page.js";
import { HealthPage, loadHealth } from "./health/health-page.js";
import { loadImport, loadImports } from "./imports/import-data.js";
import { ImportPage } from "./imports/import-page.js";
import { NewImportPage } from "./imports/new-import-page.js";
import { InsightPage, loadInsight } from "./insight/insight-page.js";
import { loadLead, loadLeadHistory, loadLeads, loadNextLead } from "./leads/lead-data.js";
import { LeadList } from "./leads/lead-list.js";
import { LeadPage } from "./leads/lead-page.js";
import { PeoplePage } from "./people/people-page.js";
import { AfterSignOut } from "./session/after-sign-out.js";
import { endSession, loadOperator, operatorRoute, signOutPath } from "./session/session.js";
import { ErrorPage, RootErrorPage } from "./shell/error-page.js";
import { Shell } from "./shell/shell.js";
import { NewVehiclePage } from "./vehicles/new-vehicle-page.js";
import {
	loadPictures,
	loadVehicle,
	loadVehicleHistory,
	loadVehicles,
} from "./vehicles/vehicle-data.js";
import { VehicleList } from "./vehicles/vehicle-list.js";
import { VehiclePage } from "./vehicles/vehicle-page.js";

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
			element: <Shell />,
			errorElement: <RootErrorPage />,
			hydrateFallbackElement: <p className="loading">Loading …</p>,
			loader: loadOperator,
			shouldRevalidate: () => false,
			children: [
				{
					errorElement: <ErrorPage />,
					children: [
						{ path: "/", element: null, loader: () => redirect("/leads") },
						{ path: "/leads/:id/history", loader: loadLeadHistory },
						{ path: "/leads/:id/next", loader: loadNextLead },
						{
							path: "/leads",
							element: <LeadList />,
							loader: loadLeads,
						},
						{
							path: "/leads/:id",
							element: <LeadPage />,
							loader: loadLead,
						},
						{
							path: "/dealers",
							element: <DealerList />,
							loader: loadDealers,
						},
						{ path: "/dealers/new", element: <NewDealerPage /> },
						{
							path: "/dealers/duplicates",
							element: <DuplicatesPage />,
							loader: loadDuplicates,
						},
						{
							path: "/dealers/:id",
							element: <DealerPage />,
							loader: loadDealer,
						},
						{ path: "/dealers/:id/history", loader: loadHistory },
						{ path: "/corrections", element: <CorrectionList />, loader: loadCorrections },
						{ path: "/corrections/count", loader: loadWaitingCount },
						{
							path: "/changes",
							element: <ChangeList />,
							loader: loadChanges,
						},
						{
							path: "/changes/:id",
							element: <ChangePage />,
							loader: loadChange,
						},
						{ path: "/import", element: <NewImportPage />, loader: loadImports },
						{ path: "/import/:id", element: <ImportPage />, loader: loadImport },
						{ path: "/insight", element: <InsightPage />, loader: loadInsight },
						{ path: "/vehicles", element: <VehicleList />, loader: loadVehicles },
						{ path: "/vehicles/new", element: <NewVehiclePage />, loader: loadPictures },
						{ path: "/vehicles/:id", element: <VehiclePage />, loader: loadVehicle },
						{ path: "/vehicles/:id/history", loader: loadVehicleHistory },
						{ path: "/company", element: <CompanyPage />, loader: loadCompany },
						{ path: "/company/history", loader: loadCompanyHistory },
						{ path: "/people", element: <PeoplePage /> },
						{ path: "/health", element: <HealthPage />, loader: loadHealth },
						{ path: "*", loader: () => Promise.reject(new Response(null, { status: 404 })) },
					],
				},
			],
		},
	]);
}
