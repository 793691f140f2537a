import { useForm, type UseFormReturnType } from "@mantine/form";
import { useEffect, useEffectEvent } from "react";

export type FieldErrors<V> = { [K in keyof V]?: string };

export interface EditForm<V extends object> {
  form: UseFormReturnType<V>;
  changed: number;
  /** First validation error, including fields not visited yet; `null` if there is none. */
  problem: string | null;
  /** True if the stored record has changed since editing began. Saving would overwrite another user's changes. */
  conflict: boolean;
}

/** Form that validates on every change and shows errors after a field is left. New stored values replace only an unchanged form. */
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
