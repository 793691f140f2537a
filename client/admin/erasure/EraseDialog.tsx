import { SegmentedControl, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { textLimits } from "../../../schema/rules/requests/inputLimits";
import { requestErrorOf, useErrorText } from "../../api/errors";
import { useEraseClaimsMutation } from "../../gql/hooks";
import { ConfirmDialog } from "../../ui/form/ConfirmDialog";
import admin from "../admin.module.css";
import type { ErasureRow } from "./ErasureProgress";

const unset = { claimId: "", phone: "", plate: "", name: "", reason: "", word: "" };
type Field = keyof typeof unset;

export function EraseDialog({ onClose, onAsked }: { onClose(): void; onAsked(erasure: ErasureRow): void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [erase] = useEraseClaimsMutation();
  const [by, setBy] = useState<"claim" | "person">("claim");
  const [values, setValues] = useState(unset);
  const [failed, setFailed] = useState<string | null>(null);
  const word = intl.formatMessage({ id: "erasure.word", defaultMessage: "ERASE" });
  const input = (field: Field) => ({
    value: values[field],
    onChange: (event: { currentTarget: { value: string } }) => setValues({ ...values, [field]: event.currentTarget.value }),
  });
  const [claimId, phone, plate, name] = [values.claimId, values.phone, values.plate, values.name].map((text) => text.trim());
  const isMeant = by === "claim" ? claimId : phone || plate || name;
  const reason = !isMeant
    ? by === "claim"
      ? intl.formatMessage({ id: "erasure.error.claim", defaultMessage: "Enter the claim number." })
      : intl.formatMessage({ id: "erasure.error.person", defaultMessage: "Enter a phone, plate or name." })
    : !values.reason.trim()
      ? intl.formatMessage({ id: "erasure.error.reason", defaultMessage: "Enter a reason." })
      : values.word.trim() !== word
        ? intl.formatMessage({ id: "erasure.error.word", defaultMessage: "Type {word} to confirm." }, { word })
        : null;
  const confirm = async (): Promise<void> => {
    setFailed(null);
    const meant = by === "claim" ? { claimId: claimId! } : { person: { phone: phone || null, plate: plate || null, name: name || null } };
    try {
      const { data } = await erase({ variables: { input: { claims: meant, reason: values.reason.trim() } } });
      onAsked(data!.eraseClaims);
    } catch (error) {
      setFailed(
        requestErrorOf(error).code === "BAD_USER_INPUT"
          ? intl.formatMessage({
              id: "erasure.error.input",
              defaultMessage: "No search is possible with this value. Enter a complete number, plate or name.",
            })
          : errorText(error),
      );
    }
  };
  return (
    <ConfirmDialog
      title={<FormattedMessage id="erasure.new" defaultMessage="Erase claims" />}
      confirm={<FormattedMessage id="erasure.confirm" defaultMessage="Erase permanently" />}
      danger
      width={520}
      reason={reason}
      failed={failed}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p className={admin.warning}>
        <FormattedMessage id="erasure.warning" defaultMessage="This cannot be undone. Existing backups still contain the claims." />
      </p>
      <p>
        <FormattedMessage
          id="erasure.goes"
          defaultMessage="Erases the claims with their log, messages, positions, audit values, archive entries and saved searches. The source cannot resend them. Statistics still count them. Open claims are erased when they finish."
        />
      </p>
      <SegmentedControl
        aria-label={intl.formatMessage({ id: "erasure.which", defaultMessage: "Claims to erase" })}
        value={by}
        onChange={(value) => setBy(value as typeof by)}
        data={[
          { value: "claim", label: intl.formatMessage({ id: "erasure.byClaim", defaultMessage: "One claim" }) },
          { value: "person", label: intl.formatMessage({ id: "erasure.ofPerson", defaultMessage: "Claims of a person" }) },
        ]}
      />
      {by === "claim" ? (
        <TextInput
          label={<FormattedMessage id="erasure.claim" defaultMessage="Claim number" />}
          withAsterisk
          data-autofocus
          maxLength={textLimits.identifier}
          {...input("claimId")}
        />
      ) : (
        <>
          <p>
            <FormattedMessage id="erasure.all" defaultMessage="All fields must match. Spaces, accents and letter case are ignored." />
          </p>
          <TextInput
            label={<FormattedMessage id="erasure.phone" defaultMessage="Phone of the insured" />}
            type="tel"
            autoComplete="off"
            maxLength={textLimits.search}
            {...input("phone")}
          />
          <TextInput
            label={<FormattedMessage id="erasure.plate" defaultMessage="Plate" />}
            autoComplete="off"
            maxLength={textLimits.search}
            {...input("plate")}
          />
          <TextInput
            label={<FormattedMessage id="erasure.name" defaultMessage="Full name of the insured" />}
            autoComplete="off"
            maxLength={textLimits.name}
            {...input("name")}
          />
        </>
      )}
      <Textarea
        label={<FormattedMessage id="erasure.reason" defaultMessage="Reason" />}
        description={
          <FormattedMessage id="erasure.reasonNote" defaultMessage="The reason stays in the audit log. Do not name the person." />
        }
        withAsterisk
        autosize
        maxLength={textLimits.prose}
        {...input("reason")}
      />
      <TextInput
        label={<FormattedMessage id="erasure.type" defaultMessage="Type {word} to confirm" values={{ word }} />}
        withAsterisk
        autoComplete="off"
        {...input("word")}
      />
    </ConfirmDialog>
  );
}
