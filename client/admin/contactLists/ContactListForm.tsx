import { Button } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useParams, useSearchParams } from "react-router";
import { ClaimContactLists } from "../../entity/contactLists/ClaimContactLists";
import type { ContactListForm_ListFragment } from "../../gql/graphql";
import { useClaimContactListsQuery, useContactListFormQuery, useSaveContactListMutation } from "../../gql/hooks";
import { pageCatalogue } from "../../pages";
import { type FormMethod, paths } from "../../paths";
import { useEditForm } from "../../ui/form/editForm";
import { FormPage, FormSection } from "../../ui/form/FormPage";
import { useFormSave } from "../../ui/form/useFormSave";
import { EditLink } from "../kit/buttons";
import { Tag } from "../kit/Tag";
import { Loaded } from "../Loaded";
import { ClaimLookup } from "./ClaimLookup";
import { ContactListFields } from "./ContactListFields";
import { obstacleTexts } from "./ContactListList";
import { type ContactListValues, toInput, validatorOf, valuesOf } from "./contactListValues";

export function ContactListForm() {
  const { method, pk } = useParams() as { method: FormMethod; pk: string };
  const claimId = useSearchParams()[0].get("claim");
  if (method !== "new") return <Existing key={`${method} ${pk}`} method={method} id={pk} />;
  return claimId ? <OfClaim key={claimId} claimId={claimId} /> : <Form key="new" method="new" list={null} stored={valuesOf({})} />;
}

function Existing({ method, id }: { method: FormMethod; id: string }) {
  const { data, error, refetch } = useContactListFormQuery({ variables: { id }, fetchPolicy: "cache-and-network" });
  return (
    <Loaded data={data?.contactList} error={error} onRetry={() => void refetch()} list={paths.contactLists()}>
      {(list) => <Form method={method} list={list} stored={valuesOf(method === "copy" ? { ...list, name: "" } : list)} />}
    </Loaded>
  );
}

function OfClaim({ claimId }: { claimId: string }) {
  const { data, error, refetch } = useClaimContactListsQuery({ variables: { claimId } });
  return (
    <Loaded data={data?.contactListMatches} error={error} onRetry={() => void refetch()} list={paths.contactLists()}>
      {(claim) => (
        <Form
          method="new"
          list={null}
          stored={valuesOf({ ...claim, riskType: claim.riskCode ? null : claim.riskType })}
          claimId={claimId}
        />
      )}
    </Loaded>
  );
}

interface FormProps {
  method: FormMethod;
  list: ContactListForm_ListFragment | null;
  stored: ContactListValues;
  claimId?: string;
}

function Form({ method, list, stored, claimId }: FormProps) {
  const intl = useIntl();
  const isNew = method === "new" || method === "copy";
  const [mutate, { loading }] = useSaveContactListMutation();
  const [lookedUp, setLookedUp] = useState<string | null>(claimId ?? null);
  const editForm = useEditForm<ContactListValues>(stored, validatorOf(intl));
  const { failed, save } = useFormSave({
    editForm,
    isNew,
    fieldOf: {
      NAME_INVALID: "name",
      CONTACT_LIST_CENTRE: "centreId",
      CONTACT_LIST_CLIENT: "clientId",
      CONTACT_LIST_CONTRACT: "contractId",
    },
    listPath: paths.contactLists(),
    store: () => mutate({ variables: { input: toInput(isNew ? null : list, editForm.form.values) } }),
  });
  return (
    <FormPage
      title={isNew ? <FormattedMessage id="contactLists.new" defaultMessage="New contact list" /> : list?.name}
      tags={!isNew && list?.obstacle && <Tag off>{intl.formatMessage(obstacleTexts[list.obstacle])}</Tag>}
      back={{ to: paths.contactLists(), name: pageCatalogue.contactLists.title }}
      actions={
        list &&
        !isNew && (
          <>
            {method === "view" && <EditLink to={paths.contactList("edit", list.id)} />}
            <Button component={Link} to={paths.contactList("copy", list.id)} variant="default">
              <FormattedMessage id="users.copy" defaultMessage="Duplicate" />
            </Button>
          </>
        )
      }
      changed={claimId || method === "copy" ? Math.max(editForm.changed, 1) : editForm.changed}
      problem={editForm.problem}
      saving={loading}
      failed={failed}
      onSave={method === "view" ? undefined : save}
    >
      <ContactListFields editForm={editForm} readOnly={method === "view"} client={list?.client ?? null} />
      <FormSection
        title={<FormattedMessage id="contactLists.which" defaultMessage="Find the contact list of a claim" />}
        note={<FormattedMessage id="contactLists.whichNote" defaultMessage="Uses the saved lists, not unsaved changes." />}
      >
        <ClaimLookup claimId={lookedUp} onLookUp={setLookedUp} />
        {lookedUp && <ClaimContactLists claimId={lookedUp} />}
      </FormSection>
    </FormPage>
  );
}
