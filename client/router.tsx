import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { createHashRouter, Navigate, type RouteObject } from "react-router";
import { Allowed } from "./app/page/Allowed";
import { Loading } from "./app/page/Loading";
import { NotFound } from "./app/page/NotFound";
import { PageTitle } from "./app/page/PageTitle";
import { RouteError } from "./app/page/RouteError";
import { AdminFrame } from "./app/administration/AdminFrame";
import { adminPages } from "./app/administration/adminPages";
import { Shell } from "./app/shell/Shell";
import { withMessages } from "./i18n/messages";
import { mapIsDrawn } from "./store/mapDrawn";
import { withinLoadTime } from "./ui/withinLoadTime";
import { type PageKey, pageCatalogue } from "./pages";
import { paths } from "./paths";
import { screens, type SignedInPage, type SignInPage, signInPages } from "./screens";
import { SignedIn } from "./signIn/SignedIn";

export function screen(load: () => Promise<ComponentType>): ReactNode {
  const inTime = (): Promise<ComponentType> => withinLoadTime(load === screens.map ? load() : loadOther(load));
  // React.lazy caches a rejection, so the next visit of the page creates a new component.
  const create = (): ComponentType =>
    lazy(() =>
      inTime().then(
        (Loaded) => ({ default: Loaded }),
        (error: unknown) => {
          latest = create();
          throw error;
        },
      ),
    );
  let latest = create();
  function Screen() {
    const [Loaded] = useState(() => latest);
    return (
      <Suspense fallback={<Loading />}>
        <Loaded />
      </Suspense>
    );
  }
  return <Screen />;
}

/** The map starts with a part of the messages. Other screens need all of them and do not wait for the map. */
function loadOther<T>(load: () => Promise<T>): Promise<T> {
  mapIsDrawn();
  return withMessages(load());
}

export const preloadMap = (): void => void screens.map().catch(() => undefined);

const titled = (page: PageKey, shown: ReactNode): ReactNode => (
  <>
    <PageTitle page={page} />
    {shown}
  </>
);

const signInRoute = (key: SignInPage): RouteObject => ({ path: pageCatalogue[key].path, element: titled(key, screen(signInPages[key])) });

const routeOf = (key: SignedInPage): RouteObject => ({
  path: pageCatalogue[key].path,
  element: titled(key, <Allowed page={key}>{screen(screens[key])}</Allowed>),
});

const screenKeys = Object.keys(screens) as SignedInPage[];

/** All routes (specification section 2). `{method}` is view, new, edit or copy. */
export const routes: RouteObject[] = [
  ...(Object.keys(signInPages) as SignInPage[]).map(signInRoute),
  {
    element: (
      <SignedIn>
        <Shell />
      </SignedIn>
    ),
    errorElement: <RouteError />,
    children: [
      { path: "/", element: <Navigate to={paths.home()} replace /> },
      // Errors of a page are caught inside the shell, so that menu, alarms and connection state remain.
      { errorElement: <RouteError />, children: screenKeys.filter((key) => !adminPages.has(key)).map(routeOf) },
      {
        element: <AdminFrame />,
        children: [{ errorElement: <RouteError />, children: screenKeys.filter((key) => adminPages.has(key)).map(routeOf) }],
      },
    ],
  },
  { path: "*", Component: NotFound },
];

export const createRouter = () => createHashRouter(routes);
