import { useState } from "react";
import { useIntl } from "react-intl";
import { useErrorText } from "../../api/errors";
import { named } from "../../i18n/named";
import type { EditForm } from "../../ui/form/editForm";
import { useToast } from "../../ui/toasts/toasts";

interface SaveEach {
  saving: boolean;
  failed: string | null;
  save(): void;
}

/**
 * Saves each changed field with its own call. Stops at the first rejected field and shows the error there. Saves nothing if another user
 * changed the record.
 */
export function useSaveEach<Values extends object>(
  { form, conflict }: EditForm<Values>,
  fields: readonly (keyof Values & string)[],
  saveOne: (field: keyof Values & string) => Promise<unknown>,
  reload: () => Promise<unknown>,
): SaveEach {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const saveAll = async (): Promise<void> => {
    setFailed(conflict ? named(intl, "errors", "CHANGED_MEANWHILE") : null);
    if (conflict) return;
    setSaving(true);
    try {
      for (const field of fields.filter((name) => form.isDirty(name)))
        await saveOne(field).catch((error: unknown) => {
          form.setFieldError(field, errorText(error));
          throw error;
        });
      toast.done();
      await reload().catch(() => undefined);
      form.resetDirty();
    } catch (error) {
      setFailed(errorText(error));
    } finally {
      setSaving(false);
    }
  };
  return { saving, failed, save: () => void saveAll() };
}
