import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { DateField, DateTimeField } from "../../../client/ui/form/DateTimeField";
import { show } from "../page";

function Field({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <DateTimeField
        label="When"
        value={value}
        onChange={setValue}
        from="2026-11-21T10:59"
        error={value === "" && "Enter a date and a time."}
      />
      <output>{value}</output>
    </>
  );
}
const part = (name: string) => screen.getByRole("spinbutton", { name });
const value = () => screen.getByRole("status").textContent;

test("types digits into a part, moves on to the next, and has a value once complete", async () => {
  show(<Field initial="" />);
  await screen.findByRole("group", { name: "When" });
  await userEvent.click(part("day"));
  // 9 begins no month of two digits, 7 no hour.
  await userEvent.keyboard("21920267");
  expect(value()).toBe("");
  expect(document.activeElement).toBe(part("minute"));
  await userEvent.keyboard("5");
  expect(value()).toBe("2026-09-21T07:05");
});

test("changes a part with carry by up and down, and moves by left and right", async () => {
  show(<Field initial="2026-12-31T23:59" />);
  await screen.findByRole("group", { name: "When" });
  await userEvent.click(part("minute"));
  await userEvent.keyboard("{ArrowUp}");
  expect(value()).toBe("2027-01-01T00:00");
  await userEvent.keyboard("{ArrowLeft}{ArrowDown}");
  expect(value()).toBe("2026-12-31T23:00");
  expect(part("hour").getAttribute("aria-valuenow")).toBe("23");
});

test("starts an empty field at its initial time by the arrows", async () => {
  show(<Field initial="" />);
  await screen.findByRole("group", { name: "When" });
  await userEvent.click(part("minute"));
  await userEvent.keyboard("{ArrowUp}");
  expect(value()).toBe("2026-11-21T11:00");
});

test("shows an error at the field that causes it", async () => {
  show(<Field initial="" />);
  const group = await screen.findByRole("group", { name: "When" });
  const said = screen.getByText("Enter a date and a time.");
  expect(group.getAttribute("aria-describedby")).toBe(said.id);
  expect(said.id).not.toBe("");
});

test("has no year until all digits are typed", async () => {
  show(<Field initial="2026-02-28T10:00" />);
  await screen.findByRole("group", { name: "When" });
  await userEvent.click(part("year"));
  for (const digit of "202") {
    await userEvent.keyboard(digit);
    expect(value()).toBe("");
  }
  await userEvent.keyboard("7");
  expect(value()).toBe("2027-02-28T10:00");
});

test("rejects a day that no calendar has", async () => {
  show(<Field initial="2026-02-28T10:00" />);
  await screen.findByRole("group", { name: "When" });
  await userEvent.click(part("day"));
  await userEvent.keyboard("30");
  expect(value()).toBe("");
});

test.each(["nonsense", "2026-02-31T10:00"])("lets the user correct the invalid time %s", async (text) => {
  show(<Field initial={text} />);
  await screen.findByRole("group", { name: "When" });
  await userEvent.click(part("day"));
  await userEvent.keyboard("01032026");
  expect(part("month")).toHaveProperty("value", "03");
});

test("has three parts in the order of the language for a date without time", async () => {
  function Day() {
    const [day, setDay] = useState("");
    return (
      <>
        <DateField label="Day" value={day} onChange={setDay} from="2026-11-21" />
        <output>{day}</output>
      </>
    );
  }
  show(<Day />);
  await screen.findByRole("group", { name: "Day" });
  expect(screen.getAllByRole("spinbutton").map((input) => input.getAttribute("aria-label"))).toEqual(["day", "month", "year"]);
  await userEvent.click(part("day"));
  await userEvent.keyboard("05122026");
  expect(value()).toBe("2026-12-05");
  await userEvent.keyboard("{ArrowUp}");
  expect(value()).toBe("2027-12-05");
});
