import { useForm, type UseFormReturnType } from "@mantine/form";
import { useEffect, useEffectEvent } from "react";

export type Faults<V> = { [K in keyof V]?: string };

export interface Draft<V extends object> {
  form: UseFormReturnType<V>;
  /** How many fields differ from what was there. */
  changed: number;
  /** What keeps it from being saved: the first fault, also of a field nobody has been in yet. */
  problem: string | null;
  /** What is stored is no longer what the changes were made to: saving them would undo somebody else's. */
  overtaken: boolean;
}

/**
 * A form whose rules are looked at with every change, and said beside a field once it is left. Other stored values are taken over while nothing
 * is changed; what somebody has typed is never thrown away.
 */
export function useDraft<V extends object>(stored: V, faultsOf: (values: V) => Faults<V>): Draft<V> {
  const form = useForm<V>({
    initialValues: stored,
    validate: (values) => faultsOf(values) as Record<string, string>,
    validateInputOnBlur: true,
  });
  const keys = Object.keys(stored) as (keyof V & string)[];
  const faults = faultsOf(form.values);
  const changed = keys.filter((key) => form.isDirty(key as never)).length;
  const other = JSON.stringify(stored) !== JSON.stringify(form.getInitialValues());
  const takeOver = useEffectEvent(() => {
    form.setValues(stored);
    form.resetDirty(stored);
  });
  useEffect(() => {
    if (other && changed === 0) takeOver();
  }, [other, changed]);
  return {
    form,
    changed,
    problem: keys.map((key) => faults[key]).find((fault) => fault !== undefined) ?? null,
    overtaken: other && changed > 0,
  };
}
