import { MinLength } from "class-validator";
import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { RequestIdField } from "../requestId";
import { holidayLimits } from "../rules/settings/holidays";
import { Node } from "../node";
import { CalendarDate } from "../scalars";

const day = "Day of the holiday.";
const called = `Name of the holiday, at most ${holidayLimits.name} characters.`;
const region = "Region code from `holidayRegions`. null for the holidays of the complete country.";
const country = "Country code from `holidayCountries`.";

@ObjectType({ description: "A public holiday: a day in a list." })
export class Holiday {
  @Field(() => CalendarDate, { description: day })
  day!: string;
  @Field(() => String, { description: "Display name." })
  name!: string;
}

@ObjectType({
  implements: Node,
  description:
    "Public holidays of an AMA instance, for example of its country or of a region. A day is a holiday if any list of the instance contains it.",
})
export class HolidayList {
  @Field(() => ID, { description: "Unique id of the list." })
  id!: string;
  @Field(() => ID, { description: "AMA instance of the list." })
  instanceId!: string;
  @Field(() => String, { description: "Display name, unique in its instance." })
  name!: string;
  @Field(() => DateTimeISO, { description: "Time at which the list was created." })
  createdAt!: Date;
  @Field(() => DateTimeISO, {
    description: "Time at which the list was created or renamed. Send it back with a new name to detect concurrent changes.",
  })
  updatedAt!: Date;
}

@InputType({ description: "Input for creating or renaming a list of public holidays." })
export class SaveHolidayListInput {
  @Field(() => ID, { nullable: true, description: "HolidayList.id of the list to rename. Omit it to create a list." })
  id?: string | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: "HolidayList.updatedAt as it was read. Omit it to create a list. Returns CHANGED_MEANWHILE if the list was renamed since.",
  })
  updatedAt?: Date | null;
  @Field(() => ID, { description: "AMA instance, which must be in the viewer's scope. It cannot be changed later." })
  instanceId!: string;
  @Field(() => String, { description: "Letters, digits and spaces, at most 100 characters." })
  name!: string;
  @RequestIdField()
  requestId?: string | null;
}

@InputType({ description: "A list of public holidays to delete, with its days." })
export class DeleteHolidayListInput {
  @Field(() => ID, { description: "HolidayList.id." })
  id!: string;
  @RequestIdField()
  requestId?: string | null;
}

@InputType({ description: "Input for adding or changing a public holiday." })
export class SaveHolidayInput {
  @Field(() => ID, { description: "HolidayList.id of the list." })
  listId!: string;
  @Field(() => String, { description: "Day, as a `Date`. An empty text returns HOLIDAY_DAY_EMPTY." })
  day!: string;
  @MinLength(1)
  @Field(() => String, { description: called })
  name!: string;
  @Field(() => CalendarDate, { nullable: true, description: "Day of the list that this day replaces. Omit it to add a day." })
  replaces?: string | null;
  @RequestIdField()
  requestId?: string | null;
}

@InputType({ description: "Public holiday to remove from its list." })
export class RemoveHolidayInput {
  @Field(() => ID, { description: "HolidayList.id of the list." })
  listId!: string;
  @Field(() => CalendarDate, { description: day })
  day!: string;
  @RequestIdField()
  requestId?: string | null;
}

@ObjectType({ description: "A region of a country with regional public holidays." })
export class HolidayRegion {
  @Field(() => String, { description: "Code of the region within the country, such as CT or BY.A." })
  code!: string;
  @Field(() => String, { description: "Name of the region." })
  name!: string;
}

@InputType({ description: "Public holidays to import: country or region, and years." })
export class HolidaySourceInput {
  @Field(() => String, { description: country })
  country!: string;
  @Field(() => String, { nullable: true, description: region })
  region?: string | null;
  @Field(() => Int, { description: "First year." })
  firstYear!: number;
  @Field(() => Int, { description: `Last year, inclusive. At most ${holidayLimits.importYears} years can be imported.` })
  lastYear!: number;
}

@ObjectType({ description: "A public holiday that can be imported into a list." })
export class HolidayProposal {
  @Field(() => CalendarDate, { description: day })
  day!: string;
  @Field(() => String, { description: "Local name of the holiday." })
  name!: string;
  @Field(() => String, {
    nullable: true,
    description: "Name under which the list already contains the day. null if it does not contain it.",
  })
  knownAs!: string | null;
}

@InputType({ description: "Public holidays to import into a list." })
export class ImportHolidaysInput {
  @Field(() => ID, { description: "HolidayList.id of the list to import into." })
  listId!: string;
  @Field(() => HolidaySourceInput, { description: "Calendar to import from." })
  source!: HolidaySourceInput;
  @Field(() => [CalendarDate], { nullable: true, description: "Imports only these days. Omit to import all." })
  days?: string[] | null;
  @RequestIdField()
  requestId?: string | null;
}

@ObjectType({ description: "Result of an import." })
export class HolidayImport {
  @Field(() => HolidayList, { description: "List after the import." })
  list!: HolidayList;
  @Field(() => [Holiday], { description: "Days that were added." })
  added!: Holiday[];
  @Field(() => [Holiday], { description: "Days that the list already contained, under their names in the list. They are unchanged." })
  alreadyThere!: Holiday[];
}
