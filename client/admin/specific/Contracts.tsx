import { Checkbox, Select, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { textLimits } from "../../../schema/rules/requests/inputLimits";
import { pageLimits } from "../../../schema/rules/limits/paging";
import { useErrorText } from "../../api/errors";
import { useClientChoicesQuery } from "../../gql/hooks";
import { TableMessage } from "../../ui/table/TableMessage";
import admin from "../admin.module.css";
import { choiceKey, clientsWithAll, type ClientChoice, type Contract, contractKey, inOrder } from "./profileValues";
import styles from "./specific.module.css";

export interface ContractsProps {
  contracts: Contract[];
  onChange(contracts: Contract[]): void;
  instances: readonly { id: string; name: string }[];
  knownClients: ReadonlyMap<string, ClientChoice>;
  onKnown(clients: readonly ClientChoice[]): void;
  readOnly: boolean;
}

/** One less than the page limit: an additional row shows that more exist. */
const MAX_CLIENTS_SHOWN = pageLimits.max - 1;

/** Selects contracts client by client. Selecting all contracts of a client shows an error. */
export function Contracts({ contracts, onChange, instances, knownClients, onKnown, readOnly }: ContractsProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [requestedClientId, setRequestedClientId] = useState<string | null>(null);
  const [text, setText] = useState("");
  const [search] = useDebouncedValue(text.trim(), 250);
  const instanceId = instances.some(({ id }) => id === requestedClientId)
    ? requestedClientId
    : (contracts[0]?.instanceId ?? instances[0]?.id ?? null);
  const { data, previousData, error, refetch } = useClientChoicesQuery({
    variables: { instanceId: instanceId ?? "", text: search || null },
    skip: instanceId === null,
    fetchPolicy: "cache-and-network",
  });
  const answer = (data ?? (error ? undefined : previousData))?.clientChoices;
  const clients = answer?.slice(0, MAX_CLIENTS_SHOWN);
  useEffect(() => {
    if (data) onKnown(data.clientChoices);
  }, [data, onKnown]);
  const chosen = new Set(contracts.map(contractKey));
  const tooMany = new Set(clientsWithAll(contracts, knownClients).map(choiceKey));
  const toggle = (client: ClientChoice, codes: readonly string[], on: boolean): void => {
    const those = client.contracts
      .filter(({ code }) => codes.includes(code))
      .map(({ code, name }) => ({
        ...{ instanceId: client.instanceId, clientId: client.code, clientName: client.name },
        ...{ contractId: code, name },
      }));
    const keys = new Set(those.map(contractKey));
    const otherContracts = contracts.filter((contract) => !keys.has(contractKey(contract)));
    onChange(inOrder.contracts(on ? [...otherContracts, ...those] : otherContracts));
  };
  return (
    <>
      <div className={admin.row}>
        <Select
          aria-label={intl.formatMessage({ id: "specific.contractsOf", defaultMessage: "AMA instance of the contracts" })}
          data={instances.map(({ id, name }) => ({ value: id, label: `${name} (${id})` }))}
          value={instanceId}
          allowDeselect={false}
          searchable
          onChange={setRequestedClientId}
        />
        <TextInput
          className={styles.search!}
          aria-label={intl.formatMessage({ id: "specific.searchContracts", defaultMessage: "Search clients and contracts" })}
          placeholder={intl.formatMessage({ id: "specific.searchContracts", defaultMessage: "Search clients and contracts" })}
          maxLength={textLimits.search}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <strong role="status">
          <FormattedMessage
            id="specific.chosen"
            defaultMessage="{count, plural, =0 {No contract chosen} one {# contract chosen} other {# contracts chosen}}"
            values={{ count: contracts.length }}
          />
        </strong>
      </div>
      <div className={styles.box}>
        {!clients ? (
          error ? (
            <TableMessage alert onRetry={() => void refetch()}>
              {errorText(error)}
            </TableMessage>
          ) : null
        ) : clients.length === 0 ? (
          <TableMessage>
            <FormattedMessage id="specific.noClients" defaultMessage="No matching clients in this AMA instance." />
          </TableMessage>
        ) : (
          clients.map((client) => {
            const count = client.contracts.filter(({ code }) =>
              chosen.has(contractKey({ instanceId: client.instanceId, clientId: client.code, contractId: code })),
            ).length;
            return (
              <fieldset key={choiceKey(client)} className={styles.client}>
                <legend>
                  {client.name}{" "}
                  <small>
                    <FormattedMessage
                      id="specific.ofContracts"
                      defaultMessage="{count, number} of {total, number}"
                      values={{ count, total: client.contracts.length }}
                    />
                  </small>
                </legend>
                <div className={styles.contracts}>
                  {client.contracts.map(({ code, name }) => (
                    <Checkbox
                      key={code}
                      label={name === code ? name : `${name} (${code})`}
                      disabled={readOnly}
                      checked={chosen.has(contractKey({ instanceId: client.instanceId, clientId: client.code, contractId: code }))}
                      onChange={(event) => toggle(client, [code], event.currentTarget.checked)}
                    />
                  ))}
                </div>
                {tooMany.has(choiceKey(client)) && (
                  <p className={admin.warning}>
                    <FormattedMessage
                      id="specific.leaveOne"
                      defaultMessage="Leave out at least one. A profile cannot include all contracts of a client."
                    />
                  </p>
                )}
              </fieldset>
            );
          })
        )}
      </div>
      <p className={admin.note} role="status">
        {answer && answer.length > MAX_CLIENTS_SHOWN && (
          <FormattedMessage
            id="specific.firstClients"
            defaultMessage="Showing the first {shown, number} clients. Search to find more."
            values={{ shown: MAX_CLIENTS_SHOWN }}
          />
        )}
      </p>
    </>
  );
}
