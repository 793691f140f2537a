import { useForm, type UseFormReturnType } from "@mantine/form";

export type Faults<V> = { [K in keyof V]?: string };

export interface Draft<V extends object> {
  form: UseFormReturnType<V>;
  /** How many fields differ from what was there. */
  changed: number;
  /** What keeps it from being saved: the first fault, also of a field nobody has been in yet. */
  problem: string | null;
}

/** A form whose rules are looked at with every change, and said beside a field once it is left. */
export function useDraft<V extends object>(initial: V, faultsOf: (values: V) => Faults<V>): Draft<V> {
  const form = useForm<V>({
    initialValues: initial,
    validate: (values) => faultsOf(values) as Record<string, string>,
    validateInputOnBlur: true,
  });
  const keys = Object.keys(initial) as (keyof V & string)[];
  const faults = faultsOf(form.values);
  return {
    form,
    changed: keys.filter((key) => form.isDirty(key as never)).length,
    problem: keys.map((key) => faults[key]).find((fault) => fault !== undefined) ?? null,
  };
}
