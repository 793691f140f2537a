import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import { textLimits } from "../../../schema/rules/requests/inputLimits";
import admin from "../admin.module.css";

export function ClaimLookup({ claimId, onLookUp }: { claimId: string | null; onLookUp(claimId: string): void }) {
  const [typed, setTyped] = useState(claimId ?? "");
  const lookUp = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim()) onLookUp(typed.trim());
  };
  return (
    <form className={admin.row} onSubmit={lookUp} style={{ alignItems: "end" }}>
      <TextInput
        label={<FormattedMessage id="contactLists.claim" defaultMessage="Claim number" />}
        maxLength={textLimits.identifier}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        <FormattedMessage id="contactLists.lookUp" defaultMessage="Check" />
      </Button>
    </form>
  );
}
