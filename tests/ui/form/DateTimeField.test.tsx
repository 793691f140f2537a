import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { DateTimeField } from "../../../client/ui/form/DateTimeField";
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
        error={value === "" && "Give a date and a time."}
      />
      <output>{value}</output>
    </>
  );
}
const part = (name: string) => screen.getByRole("spinbutton", { name });
const value = () => screen.getByRole("status").textContent;

test("digits type a part and go on to the next; it is a time once it is whole", async () => {
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

test("up and down change a part, and carry; left and right go from one to the other", async () => {
  show(<Field initial="2026-12-31T23:59" />);
  await screen.findByRole("group", { name: "When" });
  await userEvent.click(part("minute"));
  await userEvent.keyboard("{ArrowUp}");
  expect(value()).toBe("2027-01-01T00:00");
  await userEvent.keyboard("{ArrowLeft}{ArrowDown}");
  expect(value()).toBe("2026-12-31T23:00");
  expect(part("hour").getAttribute("aria-valuenow")).toBe("23");
});

test("the arrows of an empty field begin with the time it is given for that", async () => {
  show(<Field initial="" />);
  await screen.findByRole("group", { name: "When" });
  await userEvent.click(part("minute"));
  await userEvent.keyboard("{ArrowUp}");
  expect(value()).toBe("2026-11-21T11:00");
});

test("what is wrong is said of the field that it is wrong with", async () => {
  show(<Field initial="" />);
  const group = await screen.findByRole("group", { name: "When" });
  const said = screen.getByText("Give a date and a time.");
  expect(group.getAttribute("aria-describedby")).toBe(said.id);
  expect(said.id).not.toBe("");
});

test("a year is none until it has all its digits", async () => {
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

test("a day that no calendar has is no time", async () => {
  show(<Field initial="2026-02-28T10:00" />);
  await screen.findByRole("group", { name: "When" });
  await userEvent.click(part("day"));
  await userEvent.keyboard("30");
  expect(value()).toBe("");
});

test.each(["nonsense", "2026-02-31T10:00"])("%s, which is no time, is an empty field, or one to mend", async (text) => {
  show(<Field initial={text} />);
  await screen.findByRole("group", { name: "When" });
  await userEvent.click(part("day"));
  await userEvent.keyboard("01032026");
  expect(part("month")).toHaveProperty("value", "03");
});
