import { useForm, type UseFormReturnType } from "@mantine/form";
import { useEffect, useEffectEvent } from "react";

export type FieldErrors<V> = { [K in keyof V]?: string };

export interface EditForm<V extends object> {
  form: UseFormReturnType<V>;
  /** How many fields differ from what was there. */
  changed: number;
  /** What keeps it from being saved: the first fault, also of a field nobody has been in yet. */
  problem: string | null;
  /** What is stored is no longer what the changes were made to: saving them would undo somebody else's. */
  conflict: boolean;
}

/**
 * A form whose rules are looked at with every change, and said beside a field once it is left. Other stored values are taken over while nothing
 * is changed; what somebody has typed is never thrown away.
 */
export function useEditForm<V extends object>(stored: V, validate: (values: V) => FieldErrors<V>): EditForm<V> {
  const form = useForm<V>({
    initialValues: stored,
    validate: (values) => validate(values) as Record<string, string>,
    validateInputOnBlur: true,
  });
  const keys = Object.keys(stored) as (keyof V & string)[];
  const fieldErrors = validate(form.values);
  const changed = keys.filter((key) => form.isDirty(key as never)).length;
  const storedDiffers = JSON.stringify(stored) !== JSON.stringify(form.getInitialValues());
  const adoptStored = useEffectEvent(() => {
    form.setValues(stored);
    form.resetDirty(stored);
  });
  useEffect(() => {
    if (storedDiffers && changed === 0) adoptStored();
  }, [storedDiffers, changed]);
  return {
    form,
    changed,
    problem: keys.map((key) => fieldErrors[key]).find((error) => error !== undefined) ?? null,
    conflict: storedDiffers && changed > 0,
  };
}
