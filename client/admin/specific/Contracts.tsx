import { Checkbox, Select, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { textLimits } from "../../../schema/rules/limits/inputLimits";
import { pageLimits } from "../../../schema/rules/limits/paging";
import { useErrorText } from "../../apollo/errors";
import { useClientChoicesQuery } from "../../gql/hooks";
import { TableMessage } from "../../ui/table/TableMessage";
import admin from "../admin.module.css";
import { choiceKey, clientsWithAll, type ClientChoice, type Contract, contractKey, inOrder } from "./profileValues";
import styles from "./specific.module.css";

export interface ContractsProps {
  contracts: Contract[];
  onChange(contracts: Contract[]): void;
  /** AMA instances to choose contracts of. */
  instances: readonly { id: string; name: string }[];
  known: ReadonlyMap<string, ClientChoice>;
  /** Clients that have been looked at, with how many contracts they have. */
  onKnown(clients: readonly ClientChoice[]): void;
  readOnly: boolean;
}

/** As many clients at once as can be asked for, but one, by which it is known that there are more. */
const MAX_CLIENTS_SHOWN = pageLimits.max - 1;

/** The contracts to view, client by client; that never all of a client's are chosen is said while one chooses. */
export function Contracts({ contracts, onChange, instances, known, onKnown, readOnly }: ContractsProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [wanted, setWanted] = useState<string | null>(null);
  const [text, setText] = useState("");
  const [search] = useDebouncedValue(text.trim(), 250);
  const instanceId = instances.some(({ id }) => id === wanted) ? wanted : (contracts[0]?.instanceId ?? instances[0]?.id ?? null);
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
  const tooMany = new Set(clientsWithAll(contracts, known).map(choiceKey));
  const toggle = (client: ClientChoice, ids: readonly string[], on: boolean): void => {
    const those = client.contracts
      .filter(({ id }) => ids.includes(id))
      .map(({ id, name }) => ({ instanceId: client.instanceId, clientId: client.id, clientName: client.name, contractId: id, name }));
    const keys = new Set(those.map(contractKey));
    const others = contracts.filter((one) => !keys.has(contractKey(one)));
    onChange(inOrder.contracts(on ? [...others, ...those] : others));
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
          onChange={setWanted}
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
            <FormattedMessage id="specific.noClients" defaultMessage="No client of this AMA instance matches." />
          </TableMessage>
        ) : (
          clients.map((client) => {
            const count = client.contracts.filter(({ id }) =>
              chosen.has(contractKey({ instanceId: client.instanceId, clientId: client.id, contractId: id })),
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
                  {client.contracts.map(({ id, name }) => (
                    <Checkbox
                      key={id}
                      label={name === id ? name : `${name} (${id})`}
                      disabled={readOnly}
                      checked={chosen.has(contractKey({ instanceId: client.instanceId, clientId: client.id, contractId: id }))}
                      onChange={(event) => toggle(client, [id], event.currentTarget.checked)}
                    />
                  ))}
                </div>
                {tooMany.has(choiceKey(client)) && (
                  <p className={admin.warning}>
                    <FormattedMessage
                      id="specific.leaveOne"
                      defaultMessage="Leave out at least one: a profile never has all contracts of a client."
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
            defaultMessage="The first {shown, number} clients: search to find more."
            values={{ shown: MAX_CLIENTS_SHOWN }}
          />
        )}
      </p>
    </>
  );
}
