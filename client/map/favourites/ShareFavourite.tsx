import { Select } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useMapConfigurationAudiencesQuery, useShareMapConfigurationMutation } from "../../gql/hooks";
import { named } from "../../i18n/named";
import { MutationDialog } from "../../ui/form/MutationDialog";
import type { Favourite } from "./openFavourite";

/** What a choice means: the id of an AMA instance or of a specific profile. */
const keyOf = (kind: "instance" | "profile", id: string): string => `${kind} ${id}`;

/** Asks with whom a configuration is to be shared. */
export function ShareFavourite({
  favourite: { id, name, sharedInstance, sharedProfile },
  onClose,
}: {
  favourite: Favourite;
  onClose(): void;
}) {
  const intl = useIntl();
  const { data } = useMapConfigurationAudiencesQuery({ fetchPolicy: "cache-and-network" });
  const [share] = useShareMapConfigurationMutation();
  const [chosen, setChosen] = useState<string | null>(
    sharedInstance ? keyOf("instance", sharedInstance.id) : sharedProfile ? keyOf("profile", sharedProfile.id) : null,
  );
  const { instances = [], profiles = [] } = data?.mapConfigurationAudiences ?? {};
  const choices = [
    {
      group: intl.formatMessage({ id: "favourites.share.instances", defaultMessage: "Everyone of an AMA instance" }),
      items: instances.map((one) => ({ value: keyOf("instance", one.id), label: one.name })),
    },
    {
      group: intl.formatMessage({ id: "favourites.share.profiles", defaultMessage: "Everyone of a specific profile" }),
      items: profiles.map((one) => ({
        value: keyOf("profile", one.id),
        label: `${one.name} · ${named(intl, "profile", one.profileType)}`,
      })),
    },
  ].filter(({ items }) => items.length > 0);
  const mutate = (): Promise<unknown> => {
    const [kind, audience] = (chosen ?? "").split(" ");
    return share({ variables: { input: kind === "instance" ? { id, instanceId: audience } : { id, specificProfileId: audience } } });
  };
  return (
    <MutationDialog
      title={<FormattedMessage id="favourites.shareTitle" defaultMessage="Share {name}" values={{ name }} />}
      confirm={<FormattedMessage id="favourites.shareGo" defaultMessage="Share" />}
      reason={
        chosen === null ? intl.formatMessage({ id: "favourites.share.choose", defaultMessage: "Choose with whom to share it." }) : null
      }
      mutate={mutate}
      done={intl.formatMessage({ id: "favourites.isShared", defaultMessage: "It is shared." })}
      onClose={onClose}
    >
      <Select
        data-autofocus
        searchable
        label={intl.formatMessage({ id: "favourites.share.with", defaultMessage: "With whom" })}
        data={choices}
        value={chosen}
        onChange={setChosen}
      />
      <p>
        <FormattedMessage
          id="favourites.share.note"
          defaultMessage="They see it under your name and can open it, copy it and make it their default; only you can change it. Names and places in its filters are seen, too."
        />
      </p>
    </MutationDialog>
  );
}
