import { Select } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useMapConfigurationAudiencesQuery, useShareMapConfigurationMutation } from "../../gql/hooks";
import { named } from "../../i18n/named";
import { MutationDialog } from "../../ui/form/MutationDialog";
import type { Favourite } from "./openFavourite";

const keyOf = (kind: "instance" | "profile", id: string): string => `${kind} ${id}`;

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
      group: intl.formatMessage({ id: "favourites.share.instances", defaultMessage: "All users of an AMA instance" }),
      items: instances.map((instance) => ({ value: keyOf("instance", instance.id), label: instance.name })),
    },
    {
      group: intl.formatMessage({ id: "favourites.share.profiles", defaultMessage: "All users of a specific profile" }),
      items: profiles.map((profile) => ({
        value: keyOf("profile", profile.id),
        label: `${profile.name} · ${named(intl, "profile", profile.profileType)}`,
      })),
    },
  ].filter(({ items }) => items.length > 0);
  const mutate = (): Promise<unknown> => {
    const [kind, audience] = (chosen ?? "").split(" ");
    return share({
      variables: { input: { id, audience: kind === "instance" ? { instanceId: audience! } : { specificProfileId: audience! } } },
    });
  };
  return (
    <MutationDialog
      title={<FormattedMessage id="favourites.shareTitle" defaultMessage="Share {name}" values={{ name }} />}
      confirm={<FormattedMessage id="favourites.shareGo" defaultMessage="Share" />}
      reason={
        chosen === null ? intl.formatMessage({ id: "favourites.share.choose", defaultMessage: "Choose who to share it with." }) : null
      }
      mutate={mutate}
      done={intl.formatMessage({ id: "favourites.isShared", defaultMessage: "The view is shared." })}
      onClose={onClose}
    >
      <Select
        data-autofocus
        searchable
        label={intl.formatMessage({ id: "favourites.share.with", defaultMessage: "Share with" })}
        data={choices}
        value={chosen}
        onChange={setChosen}
      />
      <p>
        <FormattedMessage
          id="favourites.share.note"
          defaultMessage="They see it under your name and can open it, copy it or set it as their default. Only you can change it. Names and places in its filters are visible to them."
        />
      </p>
    </MutationDialog>
  );
}
