import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { holidaysBetween, holidaysOn } from "../../../server/settings/holidays.queries";
import { startTestApp, type TestApp } from "../../fixtures/app";

let app: TestApp;
let admin: string;
let spanish: string;
beforeAll(async () => {
  app = await startTestApp();
  await app.db.execute(sql`
    insert into users (id, "user", folded_user, name, language, profile_type, password_hash)
    select gen_random_uuid(), 'spanish', 'spanish', 'Spanish', 'es', 'LOCALADMIN', password_hash from users where "user" = 'admin'`);
  await app.db.execute(sql`insert into user_instances select id, 'ES' from users where "user" = 'spanish'`);
  [admin, spanish] = [await app.signIn("admin"), await app.signIn("spanish")];
});

interface Day {
  day: string;
  name: string;
}
interface List {
  id: string;
  name: string;
  updatedAt: string;
  days: Day[];
}
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const mutate = <T = List>(
  field: string,
  type: string,
  input: object,
  answer = "{ id name days(year: 2026) { day name } }",
  bearer = admin,
) => app.graphql<Record<string, T>>(`mutation($input: ${type}!) { ${field}(input: $input) ${answer} }`, { input }, bearer);
const saveList = (input: object, bearer = admin) =>
  mutate("saveHolidayList", "SaveHolidayListInput", { instanceId: "ES", ...input }, "{ id name updatedAt }", bearer);
const newList = async (name: string, instanceId = "ES"): Promise<string> =>
  (await saveList({ name, instanceId })).data!.saveHolidayList!.id;
const save = (listId: string, day: string, name: string, more: object = {}, bearer = admin) =>
  mutate("saveHoliday", "SaveHolidayInput", { listId, day, name, ...more }, undefined, bearer);
const remove = (listId: string, day: string, bearer = admin) =>
  mutate("removeHoliday", "RemoveHolidayInput", { listId, day }, undefined, bearer);
const daysOf = async (id: string, year = 2026): Promise<Day[]> => {
  const answer = await app.graphql<{ holidayLists: List[] }>(
    'query($year: Int!) { holidayLists(instanceId: "ES") { id name days(year: $year) { day name } } }',
    { year },
    admin,
  );
  return answer.data!.holidayLists.find((list) => list.id === id)!.days;
};

describe("lists of public holidays", () => {
  test("are created, renamed and deleted with their days, each recorded in the audit log", async () => {
    const made = await saveList({ name: "  España   nacional " });
    const { id, name, updatedAt } = made.data!.saveHolidayList!;
    expect(name).toBe("España nacional");
    await save(id, "2026-12-25", "Navidad");
    expect((await saveList({ id, updatedAt, name: "España" })).data!.saveHolidayList).toMatchObject({ id, name: "España" });
    expect(codeOf(await saveList({ id, updatedAt, name: "Spain" }))).toBe("CHANGED_MEANWHILE");
    expect((await saveList({ id, updatedAt, name: "España" })).errors).toBeUndefined();
    expect(codeOf(await mutate("deleteHolidayList", "DeleteHolidayListInput", { id }, "{ id }"))).toBeUndefined();
    expect(codeOf(await mutate("deleteHolidayList", "DeleteHolidayListInput", { id }, "{ id }"))).toBe("NOT_FOUND");
    const rows = await app.db.execute<{ action: string; before: object | null }>(
      sql`select action, before from audit where entity_id = ${id} order by at, id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(["holidayList.save", "holiday.save", "holidayList.save", "holidayList.delete"]);
    expect(rows.at(-1)!.before).toEqual({ instanceId: "ES", name: "España", days: [{ day: "2026-12-25", name: "Navidad" }] });
  });

  test("have a name of letters, digits and spaces, unique per instance regardless of spelling", async () => {
    expect(codeOf(await saveList({ name: "Spain (all)" }))).toBe("NAME_INVALID");
    expect(codeOf(await saveList({ name: " " }))).toBe("NAME_INVALID");
    await newList("Twice");
    expect(codeOf(await saveList({ name: "TWICE" }))).toBe("HOLIDAY_LIST_EXISTS");
    expect(codeOf(await saveList({ name: "Twice", instanceId: "PT" }))).toBeUndefined();
  });

  test("are limited per instance, also for concurrent creations", async () => {
    await app.db.execute(sql`insert into holiday_lists (id, instance_id, name, folded_name, created_at, updated_at)
      select gen_random_uuid(), 'AD', 'L' || n, 'l' || n, now(), now() from generate_series(1, 49) n`);
    const answers = await Promise.all(["A", "B", "C"].map((name) => saveList({ name, instanceId: "AD" })));
    expect(answers.map(codeOf).sort()).toEqual(["HOLIDAY_LISTS_FULL", "HOLIDAY_LISTS_FULL", undefined]);
  });
});

describe("a day within a list", () => {
  test("is added, changed and removed", async () => {
    const id = await newList("Days");
    await save(id, "2026-12-25", "Navidad");
    const moved = await save(id, "2026-12-26", " San  Esteban ", { replaces: "2026-12-25" });
    expect(moved.data!.saveHoliday!.days).toEqual([{ day: "2026-12-26", name: "San Esteban" }]);
    await save(id, "2027-01-01", "Año Nuevo");
    expect(await daysOf(id, 2027)).toEqual([{ day: "2027-01-01", name: "Año Nuevo" }]);
    expect((await remove(id, "2026-12-26")).data!.removeHoliday!.days).toEqual([]);
    expect(codeOf(await remove(id, "2026-12-26"))).toBe("NOT_FOUND");
    expect(codeOf(await save(id, "2026-12-27", "Nothing", { replaces: "2026-12-26" }))).toBe("NOT_FOUND");
  });

  test("rejects an empty or existing day in the reader's language", async () => {
    const id = await newList("Refused");
    await save(id, "2026-12-25", "Navidad");
    expect(codeOf(await save(id, " ", "Nothing"))).toBe("HOLIDAY_DAY_EMPTY");
    expect(codeOf(await save(id, "2026-12-25", "Again"))).toBe("HOLIDAY_DAY_EXISTS");
    await save(id, "2026-12-26", "San Esteban");
    expect(codeOf(await save(id, "2026-12-25", "San Esteban", { replaces: "2026-12-26" }))).toBe("HOLIDAY_DAY_EXISTS");
    expect(await daysOf(id)).toEqual([
      { day: "2026-12-25", name: "Navidad" },
      { day: "2026-12-26", name: "San Esteban" },
    ]);
  });

  test.each(["2026-02-30", "25.12.2026", "1999-12-31", "2100-01-01", "Christmas"])("rejects an invalid day: %s", async (day) => {
    expect(codeOf(await save(await newList(`No day ${day.replace(/\W/g, "")}`), day, "Navidad"))).toBe("BAD_USER_INPUT");
  });

  test("is added once by two concurrent requests", async () => {
    const id = await newList("At once");
    const answers = await Promise.all([save(id, "2026-12-25", "Navidad"), save(id, "2026-12-25", "Christmas")]);
    expect(answers.map(codeOf).sort()).toEqual(["HOLIDAY_DAY_EXISTS", undefined]);
  });
});

describe("the holiday import", () => {
  const source = { country: "ES", region: "CT", firstYear: 2026, lastYear: 2026 };
  const imported = (listId: string, more: object = {}, bearer = admin) =>
    mutate<{ added: Day[]; alreadyThere: Day[] }>(
      "importHolidays",
      "ImportHolidaysInput",
      { listId, source, ...more },
      "{ added { day name } alreadyThere { day name } }",
      bearer,
    );

  test("previews the days to add, adds them and reports the days already included", async () => {
    const id = await newList("Catalonia");
    await save(id, "2026-12-25", "Nadal");
    const question =
      "query($listId: ID!, $source: HolidaySourceInput!) { holidayProposals(listId: $listId, source: $source) { day name knownAs } }";
    const proposals = (await app.graphql<{ holidayProposals: object[] }>(question, { listId: id, source }, admin)).data!.holidayProposals;
    expect(proposals).toContainEqual({ day: "2026-12-25", name: "Navidad", knownAs: "Nadal" });
    expect(proposals).toContainEqual({ day: "2026-12-26", name: "San Esteban", knownAs: null });
    const some = await imported(id, { days: ["2026-12-25", "2026-12-26"] });
    expect(some.data!.importHolidays).toEqual({
      added: [{ day: "2026-12-26", name: "San Esteban" }],
      alreadyThere: [{ day: "2026-12-25", name: "Nadal" }],
    });
    const all = (await imported(id)).data!.importHolidays!;
    expect(all.added).toHaveLength(proposals.length - 2);
    expect((await imported(id)).data!.importHolidays).toMatchObject({ added: [], alreadyThere: { length: proposals.length } });
    expect(await daysOf(id)).toHaveLength(proposals.length);
  });

  test("includes every day of a holiday that lasts several days", async () => {
    const id = await newList("Turkey");
    const turkish = { country: "TR", firstYear: 2026, lastYear: 2026 };
    const { added } = (await imported(id, { source: turkish })).data!.importHolidays!;
    const days = added.filter(({ name }) => name === "Ramazan Bayramı").map(({ day }) => day);
    expect(days).toEqual(["2026-03-20", "2026-03-21", "2026-03-22"]);
  });

  test("rejects unknown countries, regions and years", async () => {
    const id = await newList("Refused import");
    for (const wrong of [{ country: "XX" }, { region: "XX" }, { lastYear: 2025 }, { lastYear: 2031 }, { firstYear: 1990 }])
      expect(codeOf(await imported(id, { source: { ...source, ...wrong } }))).toBe("BAD_USER_INPUT");
  });

  test("lists the regions of a country", async () => {
    const answer = await app.graphql<{ holidayCountries: string[]; holidayRegions: object[] }>(
      `{ holidayCountries holidayRegions(country: "DE") { code name } }`,
      {},
      admin,
    );
    expect(answer.data!.holidayCountries).toEqual(expect.arrayContaining(["AD", "BR", "ES", "GR", "TR"]));
    expect(answer.data!.holidayRegions).toContainEqual({ code: "BY.A", name: "Bayern, Stadt Augsburg" });
  });
});

test("limits reading and changing lists to administrators of the instance and shows holidays to all its readers", async () => {
  const id = await newList("Portuguese", "PT");
  await save(id, "2026-06-10", "Dia de Portugal");
  const asked = `holidays(instanceId: "PT", firstDay: "2026-06-01", lastDay: "2026-06-30") { day name }`;
  expect((await app.graphql(`{ ${asked} }`, {}, await app.signIn("operator"))).data).toEqual({
    holidays: [{ day: "2026-06-10", name: "Dia de Portugal" }],
  });
  expect((await app.graphql(`{ ${asked} }`, {}, spanish)).data).toEqual({ holidays: null });
  expect((await app.graphql(`{ holidayLists(instanceId: "PT") { id } }`, {}, spanish)).data).toEqual({ holidayLists: null });
  expect(codeOf(await save(id, "2026-06-11", "Nothing", {}, spanish))).toBe("NOT_FOUND");
  expect(codeOf(await remove(id, "2026-06-10", spanish))).toBe("NOT_FOUND");
  expect(codeOf(await saveList({ name: "Another", instanceId: "PT" }, spanish))).toBe("NOT_FOUND");
  expect(codeOf(await saveList({ name: "Another", id }, spanish))).toBe("NOT_FOUND");
  expect(codeOf(await save(id, "2026-06-11", "Nothing", {}, await app.signIn("operator")))).toBe("FORBIDDEN");
  const wide = `{ holidays(instanceId: "ES", firstDay: "2020-01-01", lastDay: "2026-06-30") { day } }`;
  expect(codeOf(await app.graphql(wide, {}, admin))).toBe("BAD_USER_INPUT");
});

test("counts a day in several lists of an instance as one holiday of that instance only", async () => {
  await app.db.execute(sql`
    with lists as (insert into holiday_lists (id, instance_id, name, folded_name, created_at, updated_at)
      values (gen_random_uuid(), 'GR', 'Greece', 'greece', now(), now()), (gen_random_uuid(), 'GR', 'Crete', 'crete', now(), now()),
        (gen_random_uuid(), 'MT', 'Malta', 'malta', now(), now()) returning id, name)
    insert into holidays (list_id, day, name) select id, day::date, lists.name || ' ' || day from lists
      cross join (values ('2026-12-25'), ('2026-12-26'), ('2027-01-01')) days (day) where name <> 'Malta' or day <> '2026-12-26'`);
  const christmas = { day: "2026-12-25", name: "Crete 2026-12-25" };
  expect(await holidaysOn(app.db, ["GR", "MT", "IT"], ["2026-12-24", "2026-12-25"])).toEqual([
    { instanceId: "GR", ...christmas },
    { instanceId: "MT", day: "2026-12-25", name: "Malta 2026-12-25" },
  ]);
  expect(await holidaysOn(app.db, ["GR"], [])).toEqual([]);
  const between = await holidaysBetween(app.db, ["MT", "GR"], "2026-12-26", "2027-01-01");
  expect(between.map(({ instanceId, day }) => `${instanceId} ${day}`)).toEqual(["GR 2026-12-26", "GR 2027-01-01", "MT 2027-01-01"]);
});
