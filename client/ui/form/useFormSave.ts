import { useState } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router";
import type { ErrorCode } from "../../../schema/rules/errors";
import { useFieldErrors } from "../../apollo/fieldErrors";
import { named } from "../../i18n/named";
import { useToast } from "../toasts/toasts";
import type { EditForm } from "./editForm";
import { afterSave } from "./LeaveGuard";

export interface FormSave<V extends object> {
  editForm?: EditForm<V>;
  isNew?: boolean;
  fieldOf?: Readonly<Partial<Record<ErrorCode, keyof V & string>>>;
  listPath: string;
  store(): Promise<unknown>;
  done?: string | undefined;
}

export function useFormSave<V extends object>({ editForm, isNew = false, fieldOf = {}, listPath, store, done }: FormSave<V>) {
  const intl = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const [failed, setFailed] = useState<string | null>(null);
  const fieldErrorOf = useFieldErrors(fieldOf);
  const save = async (): Promise<void> => {
    const hasConflict = !isNew && editForm?.conflict === true;
    setFailed(hasConflict ? named(intl, "errors", "CHANGED_MEANWHILE") : null);
    if (hasConflict) return;
    try {
      await store();
      toast.done(done);
      void navigate(listPath, afterSave);
    } catch (error) {
      const { field, text } = fieldErrorOf(error);
      if (field) editForm?.form.setFieldError(field, text);
      setFailed(text);
    }
  };
  return { failed, save: () => void save() };
}
