import { useState } from "react";
import { useErrorText } from "../../apollo/errors";
import { useToast } from "../toasts";
import { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog";

export interface MutationDialogProps extends Omit<ConfirmDialogProps, "onConfirm"> {
  /** What is done once it is confirmed. */
  mutate(): Promise<unknown>;
  /** Said in the corner when it is done; absent: that it is saved. */
  done?: string;
  /** What follows once it is done, before the dialog closes. */
  onDone?(): void;
  /** Where it is said why it failed: in the dialog, which stays, or in the corner, and the dialog closes. */
  errorsIn?: "dialog" | "corner";
}

/** Asks before a mutation; then runs it, says in the corner that it is done and closes. */
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
