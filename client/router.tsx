import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
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

type SignInPage = { [Key in PageKey]: (typeof pageCatalogue)[Key]["load"] extends "signIn" ? Key : never }[PageKey];
/** Apart from the rest of the client: whoever is signed in does not wait for them. */
const signInPages: Record<SignInPage, () => Promise<ComponentType>> = {
  login: () => import("./signIn/LoginPage").then((file) => file.LoginPage),
  loginDirectory: () => import("./signIn/directory/DirectoryPage").then((file) => file.DirectoryPage),
  resetPassword: () => import("./signIn/password/ResetPasswordPage").then((file) => file.ResetPasswordPage),
};

/** A screen in a chunk of its own, loaded when it is first opened; whoever is not signed in does not wait for it. */
export function screen(load: () => Promise<ComponentType>): ReactNode {
  const Screen = lazy(async () => ({ default: await withinLoadTime(load === pageCatalogue.map.load ? load() : loadOther(load)) }));
  return (
    <Suspense fallback={<Loading />}>
      <Screen />
    </Suspense>
  );
}

/** The map alone is shown with what is said first; whoever is elsewhere waits for no map. */
function loadOther<T>(load: () => Promise<T>): Promise<T> {
  mapIsDrawn();
  return withMessages(load());
}

/** Loads the map ahead of its first use, while somebody signs in. */
export const preloadMap = (): void => void pageCatalogue.map.load().catch(() => undefined);

/** A page whose name the browser's tab bears. */
const titled = (page: PageKey, shown: ReactNode): ReactNode => (
  <>
    <PageTitle page={page} />
    {shown}
  </>
);

/** The route of a page for those who are signed in; none for a page that is not part of this document. */
function routeOf(key: PageKey): RouteObject[] {
  const { path, load } = pageOf(key);
  if (load === "signIn" || load === "ownDocument") return [];
  return [{ path, element: titled(key, <Allowed page={key}>{screen(load)}</Allowed>) }];
}

/** Every address of the product. Specification section 2; `{method}` is view, new, edit or copy. */
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
      ...pageKeys.flatMap(routeOf),
    ],
  },
  { path: "*", Component: NotFound },
];

export const createRouter = () => createHashRouter(routes);
