import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { createHashRouter, Navigate, type RouteObject } from "react-router";
import { Allowed } from "./app/page/Allowed";
import { Loading } from "./app/page/Loading";
import { NotFound } from "./app/page/NotFound";
import { PageTitle } from "./app/page/PageTitle";
import { RouteError } from "./app/page/RouteError";
import { Shell } from "./app/shell/Shell";
import { withMessages } from "./i18n/messages";
import { mapIsDrawn } from "./store/mapDrawn";
import { withinLoadTime } from "./ui/withinLoadTime";
import { type PageKey, pageCatalogue, pageKeys, pageOf } from "./pages";
import { paths } from "./paths";
import { SignedIn } from "./signIn/SignedIn";
import { loadChunk } from "./store/loadChunk";

type SignInPage = { [Key in PageKey]: (typeof pageCatalogue)[Key]["load"] extends "signIn" ? Key : never }[PageKey];
const signInPages: Record<SignInPage, () => Promise<ComponentType>> = {
  login: () => loadChunk(() => import("./signIn/LoginPage")).then((file) => file.LoginPage),
  loginDirectory: () => loadChunk(() => import("./signIn/directory/DirectoryPage")).then((file) => file.DirectoryPage),
  resetPassword: () => loadChunk(() => import("./signIn/password/ResetPasswordPage")).then((file) => file.ResetPasswordPage),
};

export function screen(load: () => Promise<ComponentType>): ReactNode {
  const inTime = (): Promise<ComponentType> => withinLoadTime(load === pageCatalogue.map.load ? load() : loadOther(load));
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

export const preloadMap = (): void => void pageCatalogue.map.load().catch(() => undefined);

const titled = (page: PageKey, shown: ReactNode): ReactNode => (
  <>
    <PageTitle page={page} />
    {shown}
  </>
);

function routeOf(key: PageKey): RouteObject[] {
  const { path, load } = pageOf(key);
  if (load === "signIn" || load === "ownDocument") return [];
  return [{ path, element: titled(key, <Allowed page={key}>{screen(load)}</Allowed>) }];
}

/** All routes (specification section 2). `{method}` is view, new, edit or copy. */
export const routes: RouteObject[] = [
  ...(Object.keys(signInPages) as SignInPage[]).map((key) => {
    return { path: pageCatalogue[key].path, element: titled(key, screen(signInPages[key])) };
  }),
  {
    element: (
      <SignedIn>
        <Shell />
      </SignedIn>
    ),
    errorElement: <RouteError />,
    children: [
      { path: "/", element: <Navigate to={paths.map()} replace /> },
      { path: paths.home(), element: <Navigate to={paths.map()} replace /> },
      // Errors of a page are caught inside the shell, so that menu, alarms and connection state remain.
      { errorElement: <RouteError />, children: pageKeys.flatMap(routeOf) },
    ],
  },
  { path: "*", Component: NotFound },
];

export const createRouter = () => createHashRouter(routes);
