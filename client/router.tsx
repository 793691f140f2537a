import { type ComponentType, lazy, Suspense } from "react";
import { createHashRouter, Navigate, type RouteObject } from "react-router";
import { Loading } from "./app/Loading";
import { NotFound } from "./app/NotFound";
import { notBuilt } from "./app/notBuilt";
import { RouteError } from "./app/RouteError";
import { Shell } from "./app/Shell";
import { LoginPage } from "./auth/LoginPage";
import { SignedIn } from "./auth/SignedIn";
import { paths } from "./paths";

const loadMap = () => import("./map/MapScreen");

/** A screen in a chunk of its own, loaded when it is first opened; whoever is not signed in does not wait for it. */
const screen = (load: () => Promise<{ default: ComponentType }>) => {
  const Screen = lazy(load);
  return (
    <Suspense fallback={<Loading />}>
      <Screen />
    </Suspense>
  );
};

/** Loads the map ahead of its first use, while somebody signs in. */
export const preloadMap = (): void => void loadMap().catch(() => undefined);

/** Every address of the product. Specification section 2; `{method}` is view, new, edit or copy. */
export const routes: RouteObject[] = [
  { path: "/login", Component: LoginPage },
  { path: "/login/aad", element: notBuilt("loginDirectory") },
  { path: "/resetPassword", element: notBuilt("resetPassword") },
  {
    element: (
      <SignedIn>
        <Shell />
      </SignedIn>
    ),
    errorElement: <RouteError />,
    children: [
      { path: "/", element: <Navigate to={paths.map()} replace /> },
      { path: "/home", element: <Navigate to={paths.map()} replace /> },
      { path: "/map/:selectedtab?", element: screen(async () => ({ default: (await loadMap()).MapScreen })) },
      { path: "/bases", element: notBuilt("bases") },
      { path: "/mobilesupplier", element: notBuilt("mobileSuppliers") },
      { path: "/incidents", element: notBuilt("claims") },
      { path: "/help", element: notBuilt("help") },
      { path: "/dashboard", element: notBuilt("dashboard") },
      { path: "/dashboard/kpi/:kpiKey", element: notBuilt("dashboardKpi") },
      { path: "/logs", element: notBuilt("apiErrors") },
      { path: "/logs/supplierfilterlogs", element: notBuilt("supplierFilterCalls") },
      { path: "/logs/supplierfilterlogs/:method/:pk", element: notBuilt("supplierFilterCalls") },
      { path: "/logs/:method/:pk", element: notBuilt("apiErrors") },
      { path: "/mapfreuser", element: notBuilt("users") },
      { path: "/mapfreuser/:method/:pk", element: notBuilt("users") },
      { path: "/mapfrespecificprofile", element: notBuilt("specificProfiles") },
      { path: "/mapfrespecificprofile/:method/:pk", element: notBuilt("specificProfiles") },
      { path: "/mapfregenericprofile", element: notBuilt("genericProfiles") },
      { path: "/mapfregenericprofile/:method/:pk", element: notBuilt("genericProfiles") },
      { path: "/mapfreaudit", element: notBuilt("audit") },
      { path: "/mapfreaudit/:method/:pk", element: notBuilt("audit") },
      { path: "/configuration/kpi", element: notBuilt("kpiSettings") },
      { path: "/configuration/indicator", element: notBuilt("indicators") },
      { path: "/configuration/publicholiday", element: notBuilt("holidays") },
      { path: "/configuration/clientcontactlistcontract", element: notBuilt("contactLists") },
      { path: "/configuration/clientcontactlistcontract/:method/:pk", element: notBuilt("contactLists") },
      { path: "/usersettings", element: notBuilt("account") },
    ],
  },
  { path: "*", Component: NotFound },
];

export const createRouter = () => createHashRouter(routes);
