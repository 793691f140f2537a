import { useState } from "react";
import { useErrorText } from "../../api/errors";
import { useToast } from "../toasts/toasts";
import { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog";

export interface MutationDialogProps extends Omit<ConfirmDialogProps, "onConfirm"> {
  mutate(): Promise<unknown>;
  done?: string;
  onDone?(): void;
  /** Errors are shown in the dialog, which stays open, or as a toast after the dialog closes. */
  errorsIn?: "dialog" | "corner";
}

export function MutationDialog({ mutate, done, onDone, errorsIn = "dialog", failed, ...dialog }: MutationDialogProps) {
  const errorText = useErrorText();
  const toast = useToast();
  const [refused, setRefused] = useState<string | null>(null);
  const confirm = async (): Promise<void> => {
    try {
      await mutate();
      toast.done(done);
      onDone?.();
      dialog.onClose();
    } catch (error) {
      if (errorsIn === "dialog") return setRefused(errorText(error));
      toast.failed(error);
      dialog.onClose();
    }
  };
  return <ConfirmDialog {...dialog} failed={refused ?? failed ?? null} onConfirm={confirm} />;
}
