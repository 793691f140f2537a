import type { HolidayLists_ListFragment } from "../../gql/graphql";

export type HolidayList = HolidayLists_ListFragment;
