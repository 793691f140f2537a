import type { HolidayLists_ListFragment } from "../../gql/graphql";

/** A list of public holidays with its days of the year that is shown. */
export type HolidayList = HolidayLists_ListFragment;
