import type { ReactElement } from "react";
import { FormattedMessage, type MessageDescriptor } from "react-intl";
import { type MenuPlace, type Page, type PageKey, pageKeys, pageOf, pagesIn } from "../../pages";
import { useCanOpen } from "../../session/useCanOpen";
import { helpLineOf } from "../shell/helpLine";

const groups = [
  { menu: "permissions", name: <FormattedMessage id="admin.permissions" defaultMessage="Permissions" /> },
  { menu: "configuration", name: <FormattedMessage id="admin.configuration" defaultMessage="Configuration" /> },
  { menu: "logs", name: <FormattedMessage id="admin.logs" defaultMessage="Logs" /> },
  { menu: "developers", name: <FormattedMessage id="admin.developers" defaultMessage="Developers" /> },
] as const satisfies { menu: MenuPlace; name: ReactElement<MessageDescriptor> }[];

export interface AdminGroup {
  menu: MenuPlace;
  name: ReactElement<MessageDescriptor>;
  pages: (Page & { key: PageKey })[];
}

export function useAdminGroups(): AdminGroup[] {
  const canOpen = useCanOpen();
  return groups
    .map(({ menu, name }) => ({ menu, name, pages: pagesIn(menu, canOpen).map((key) => ({ ...pageOf(key), key })) }))
    .filter(({ pages }) => pages.length > 0);
}

export const adminPageOf = (page: PageKey): PageKey => (page === "userImport" ? "users" : helpLineOf(page));

const isInNavigation = ({ menu, kind }: Page): boolean => groups.some((group) => group.menu === menu) && kind !== "ownDocument";

export const adminPages: ReadonlySet<PageKey> = new Set(pageKeys.filter((key) => isInNavigation(pageOf(adminPageOf(key)))));
