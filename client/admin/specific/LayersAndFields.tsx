import { Checkbox, Switch, TextInput } from "@mantine/core";
import { memo, useCallback, useLayoutEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type MapLayer, tableOfLayer } from "../../../schema/rules/lists/mapLayers";
import { plainText } from "../../../schema/rules/search/searchText";
import { named } from "../../i18n/named";
import admin from "../admin.module.css";
import { type HiddenFields, inOrder } from "./profileValues";
import styles from "./specific.module.css";

const layers = Object.keys(tableOfLayer) as MapLayer[];

export interface LayersAndFieldsProps {
  fields: Partial<Record<MapLayer, readonly string[]>>;
  hiddenLayers: MapLayer[];
  hiddenFields: HiddenFields;
  onLayers(hidden: MapLayer[]): void;
  onFields(hidden: HiddenFields): void;
  readOnly: boolean;
}

export function LayersAndFields(props: LayersAndFieldsProps) {
  const { hiddenLayers, onLayers, readOnly } = props;
  const intl = useIntl();
  const [text, setText] = useState("");
  const isLayerShown = (layer: MapLayer): boolean => !hiddenLayers.includes(layer);
  return (
    <>
      <div className={styles.layers} role="group" aria-label={intl.formatMessage({ id: "specific.layers", defaultMessage: "Map layers" })}>
        {layers.map((layer) => (
          <Switch
            key={layer}
            label={named(intl, "layer", layer)}
            checked={isLayerShown(layer)}
            disabled={readOnly}
            onChange={() =>
              onLayers(
                inOrder.layers(
                  isLayerShown(layer) ? [...hiddenLayers, layer] : hiddenLayers.filter((hiddenLayer) => hiddenLayer !== layer),
                ),
              )
            }
          />
        ))}
      </div>
      {hiddenLayers.length === layers.length && (
        <p className={admin.warning}>
          <FormattedMessage id="specific.noLayer" defaultMessage="No layers are selected. Users with this profile see an empty map." />
        </p>
      )}
      <div className={admin.row}>
        <TextInput
          className={styles.search!}
          aria-label={intl.formatMessage({ id: "specific.searchFields", defaultMessage: "Search fields" })}
          placeholder={intl.formatMessage({ id: "specific.searchFields", defaultMessage: "Search fields" })}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <span className={admin.note}>
          <FormattedMessage
            id="specific.fieldsNote"
            defaultMessage="Selected fields are visible. Hidden fields are removed from lists, filters, counts and exports."
          />
        </span>
      </div>
      <div className={styles.matrices}>
        <Matrix
          {...props}
          title={intl.formatMessage({ id: "specific.claimFields", defaultMessage: "Claim fields" })}
          columns={["INCIDENTS"]}
          text={text}
        />
        <Matrix
          {...props}
          title={intl.formatMessage({ id: "specific.supplierFields", defaultMessage: "Supplier fields" })}
          columns={["MOBILE", "BASE", "COLLABORATING"]}
          text={text}
        />
      </div>
    </>
  );
}

interface MatrixProps extends LayersAndFieldsProps {
  title: string;
  columns: MapLayer[];
  text: string;
}

function Matrix({ title, columns, text, fields, hiddenLayers, hiddenFields, onFields, readOnly }: MatrixProps) {
  const intl = useIntl();
  const rows = [...new Set(columns.flatMap((layer) => fields[layer] ?? []))]
    .map((field) => ({ field, name: named(intl, "field", field) }))
    .filter(({ name }) => plainText(name).includes(plainText(text.trim())));
  const has = (layer: MapLayer, field: string): boolean => fields[layer]?.includes(field) === true;
  const isHidden = (layer: MapLayer, field: string): boolean => hiddenFields[layer]?.includes(field) === true;
  const set = (layer: MapLayer, some: readonly string[], hide: boolean): void => {
    const otherFields = (hiddenFields[layer] ?? []).filter((field) => !some.includes(field));
    onFields(inOrder.hidden({ ...hiddenFields, [layer]: hide ? [...otherFields, ...some] : otherFields }));
  };
  const latest = useRef(set);
  useLayoutEffect(() => {
    latest.current = set;
  });
  const setOne = useCallback((layer: MapLayer, field: string, hide: boolean) => latest.current(layer, [field], hide), []);
  return (
    // A scrollable region must be reachable by keyboard, even if it is read-only (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.matrixBox} tabIndex={0} role="region" aria-label={title}>
      <table className={styles.matrix} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            {columns.map((layer) => {
              const layerFields = rows.filter(({ field }) => has(layer, field)).map(({ field }) => field);
              const hidden = layerFields.filter((field) => isHidden(layer, field)).length;
              return (
                <th key={layer} scope="col">
                  <Checkbox
                    label={named(intl, "layer", layer)}
                    aria-label={intl.formatMessage(
                      { id: "specific.allFields", defaultMessage: "Select all fields: {layer}" },
                      { layer: named(intl, "layer", layer) },
                    )}
                    checked={layerFields.length > 0 && hidden === 0}
                    indeterminate={hidden > 0 && hidden < layerFields.length}
                    disabled={readOnly || !layerFields.length || hiddenLayers.includes(layer)}
                    onChange={() => set(layer, layerFields, hidden === 0)}
                  />
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ field, name }) => (
            <tr key={field}>
              <th scope="row">{name}</th>
              {columns.map((layer) => (
                <td key={layer}>
                  {has(layer, field) && (
                    <Cell
                      label={`${name}: ${named(intl, "layer", layer)}`}
                      layer={layer}
                      field={field}
                      shown={!isHidden(layer, field)}
                      disabled={readOnly || hiddenLayers.includes(layer)}
                      onSet={setOne}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  label: string;
  layer: MapLayer;
  field: string;
  shown: boolean;
  disabled: boolean;
  onSet(layer: MapLayer, field: string, hide: boolean): void;
}

/** Memoized, because the matrix has more than a hundred cells. */
const Cell = memo(function Cell({ label, layer, field, shown, disabled, onSet }: CellProps) {
  return (
    <Checkbox
      aria-label={label}
      checked={shown}
      disabled={disabled}
      onChange={(event) => onSet(layer, field, !event.currentTarget.checked)}
    />
  );
});
