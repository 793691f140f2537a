// Public holidays: lists of an AMA instance, the days in them, and where days are imported from.
import { MinLength } from "class-validator";
import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { holidayLimits } from "./rules/settings/holidays";

const day = "Day, YYYY-MM-DD.";
const called = `What people call the day, at most ${holidayLimits.name} characters.`;
const region = "A code of holidayRegions; null: what the whole country has.";
const country = "A code of holidayCountries.";

@ObjectType({ description: "A public holiday: a day within a list." })
export class Holiday {
  @Field(() => String, { description: day })
  day!: string;
  @Field(() => String, { description: "What people call it." })
  name!: string;
}

@ObjectType({
  description: "Public holidays of an AMA instance: those of its country, of a region. A day counts that is in any of its lists.",
})
export class HolidayList {
  @Field(() => ID, { description: "Unique everywhere." })
  id!: string;
  @Field(() => ID, { description: "AMA instance." })
  instanceId!: string;
  @Field(() => String, { description: "What people call it; unique in its instance." })
  name!: string;
  @Field(() => DateTimeISO, { description: "When it was made." })
  createdAt!: Date;
}

@InputType({ description: "A list of public holidays as it is to be." })
export class SaveHolidayListInput {
  @Field(() => ID, { nullable: true, description: "The one that is renamed; absent: a new one." })
  id?: string | null;
  @Field(() => ID, { description: "AMA instance, one of the viewer's. A list stays in its instance." })
  instanceId!: string;
  @Field(() => String, { description: "Letters, digits and spaces, at most 100." })
  name!: string;
}

@InputType({ description: "A list of public holidays to delete, with its days." })
export class DeleteHolidayListInput {
  @Field(() => ID, { description: "HolidayList.id." })
  id!: string;
}

@InputType({ description: "A public holiday as it is to be." })
export class SaveHolidayInput {
  @Field(() => ID, { description: "List it is in." })
  listId!: string;
  @Field(() => String, { description: `${day} Empty: refused.` })
  day!: string;
  @MinLength(1)
  @Field(() => String, { description: called })
  name!: string;
  @Field(() => String, { nullable: true, description: "The day of the list that is changed into this one; absent: a new one." })
  replaces?: string | null;
}

@InputType({ description: "A public holiday to take out of its list." })
export class RemoveHolidayInput {
  @Field(() => ID, { description: "List it is in." })
  listId!: string;
  @Field(() => String, { description: day })
  day!: string;
}

@ObjectType({ description: "A part of a country that has public holidays of its own." })
export class HolidayRegion {
  @Field(() => String, { description: "Its code within the country: CT, BY.A." })
  code!: string;
  @Field(() => String, { description: "Its name." })
  name!: string;
}

@InputType({ description: "Public holidays to import: those of a country or a region in some years." })
export class HolidaySourceInput {
  @Field(() => String, { description: country })
  country!: string;
  @Field(() => String, { nullable: true, description: region })
  region?: string | null;
  @Field(() => Int, { description: "First year." })
  firstYear!: number;
  @Field(() => Int, { description: `Last year, included; at most ${holidayLimits.importYears} years.` })
  lastYear!: number;
}

@ObjectType({ description: "A public holiday that can be imported into a list." })
export class HolidayProposal {
  @Field(() => String, { description: day })
  day!: string;
  @Field(() => String, { description: "What it is called there." })
  name!: string;
  @Field(() => String, { nullable: true, description: "What the list calls the day already; null: it does not have it." })
  knownAs!: string | null;
}

@InputType({ description: "Public holidays to import into a list." })
export class ImportHolidaysInput {
  @Field(() => ID, { description: "List they go into." })
  listId!: string;
  @Field(() => HolidaySourceInput, { description: "Which." })
  source!: HolidaySourceInput;
  @Field(() => [String], { nullable: true, description: "Of these days only, YYYY-MM-DD; absent: all." })
  days?: string[] | null;
}

@ObjectType({ description: "What an import did." })
export class HolidayImport {
  @Field(() => HolidayList, { description: "The list, as it is now." })
  list!: HolidayList;
  @Field(() => [Holiday], { description: "Days that were added." })
  added!: Holiday[];
  @Field(() => [Holiday], { description: "Days that the list had already, as it calls them; they are as they were." })
  alreadyThere!: Holiday[];
}
