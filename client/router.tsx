import { type ComponentType, lazy, Suspense } from "react";
import { createHashRouter, Navigate, type RouteObject } from "react-router";
import { Loading } from "./app/Loading";
import { NotFound } from "./app/NotFound";
import { notBuilt } from "./app/notBuilt";
import { RouteError } from "./app/RouteError";
import { Shell } from "./app/Shell";
import { DirectoryPage } from "./auth/DirectoryPage";
import { LoginPage } from "./auth/LoginPage";
import { ResetPasswordPage } from "./auth/ResetPasswordPage";
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
  { path: "/login/aad", Component: DirectoryPage },
  { path: "/resetPassword", Component: ResetPasswordPage },
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
      { path: "/mapfreuser", element: screen(async () => ({ default: (await import("./admin/users/UserList")).UserList })) },
      { path: "/mapfreuser/:method/:pk", element: screen(async () => ({ default: (await import("./admin/users/UserForm")).UserForm })) },
      {
        path: "/mapfrespecificprofile",
        element: screen(async () => ({ default: (await import("./admin/specific/SpecificProfileList")).SpecificProfileList })),
      },
      {
        path: "/mapfrespecificprofile/:method/:pk",
        element: screen(async () => ({ default: (await import("./admin/specific/SpecificProfileForm")).SpecificProfileForm })),
      },
      {
        path: "/mapfregenericprofile",
        element: screen(async () => ({ default: (await import("./admin/generic/GenericProfiles")).GenericProfiles })),
      },
      {
        path: "/mapfregenericprofile/:method/:pk",
        element: screen(async () => ({ default: (await import("./admin/generic/GenericProfileForm")).GenericProfileForm })),
      },
      { path: "/mapfreaudit", element: screen(async () => ({ default: (await import("./admin/audit/AuditList")).AuditList })) },
      {
        path: "/mapfreaudit/:method/:pk",
        element: screen(async () => ({ default: (await import("./admin/audit/AuditDetail")).AuditDetail })),
      },
      {
        path: "/localadmins",
        element: screen(async () => ({ default: (await import("./admin/localAdmins/LocalAdminList")).LocalAdminList })),
      },
      { path: "/apikeys", element: screen(async () => ({ default: (await import("./admin/keys/ApiKeyList")).ApiKeyList })) },
      { path: "/mails", element: screen(async () => ({ default: (await import("./admin/mails/MailOutbox")).MailOutbox })) },
      { path: "/configuration/kpi", element: notBuilt("kpiSettings") },
      { path: "/configuration/indicator", element: notBuilt("indicators") },
      { path: "/configuration/publicholiday", element: notBuilt("holidays") },
      { path: "/configuration/clientcontactlistcontract", element: notBuilt("contactLists") },
      { path: "/configuration/clientcontactlistcontract/:method/:pk", element: notBuilt("contactLists") },
      { path: "/usersettings", element: screen(async () => ({ default: (await import("./account/AccountPage")).AccountPage })) },
    ],
  },
  { path: "*", Component: NotFound },
];

export const createRouter = () => createHashRouter(routes);
