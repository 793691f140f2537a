import type { DragEvent, KeyboardEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useLocation } from "react-router";
import { named } from "../i18n/named";
import { paths } from "../paths";
import { Comparison } from "./Comparison";
import styles from "./dashboard.module.css";
import { unitText, valueText } from "../i18n/figures";
import { thresholdText } from "./figureTexts";
import { type ApiKey, type Figures, keyOf } from "./keys";
import { LevelSign } from "../ui/LevelSign";
import { Sparkline } from "./Sparkline";
import { dashboardQuery } from "./useShownPeriod";

/** Drag-and-drop type of tiles, so that other dragged items are ignored. */
const DRAGGED_TILE = "application/x-atalaya-tile";

export interface IndicatorTileProps {
  figures: Figures;
  /** Absent if tiles cannot be moved. */
  onMove?: { by(by: -1 | 1): void; here(key: ApiKey): void };
}

export function IndicatorTile({ figures, onMove }: IndicatorTileProps) {
  const intl = useIntl();
  const { search } = useLocation();
  const key = keyOf(figures.key);
  const { value, of } = figures.period;
  const isSampled = value !== null && (figures.unit === "PERCENT" || figures.unit === "MINUTES");
  const threshold = thresholdText(intl, figures);
  const press = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
    if (!event.altKey || by === undefined || !onMove) return;
    // Alt+Left would go back in the browser's history.
    event.preventDefault();
    onMove.by(by);
  };
  const drop = (event: DragEvent): void => {
    const draggedKey = event.dataTransfer.getData(DRAGGED_TILE);
    if (draggedKey && draggedKey !== figures.key) onMove?.here(draggedKey as ApiKey);
  };
  return (
    <li
      className={styles.tile}
      data-level={figures.level}
      data-indicator={key}
      {...(onMove && {
        draggable: true,
        onDragStart: (event: DragEvent) => event.dataTransfer.setData(DRAGGED_TILE, figures.key),
        onDragOver: (event: DragEvent) => event.dataTransfer.types.includes(DRAGGED_TILE) && event.preventDefault(),
        onDrop: drop,
      })}
    >
      <Link draggable={false} to={`${paths.dashboardKpi({ key })}${dashboardQuery(search)}`} className={styles.open} onKeyDown={press}>
        <span className={styles.tileHead}>
          <span className={styles.name} title={named(intl, "indicator", key)}>
            {named(intl, "indicator", key)}
          </span>
          <LevelSign level={figures.level} />
        </span>
        <span className={styles.figure}>
          <span className={styles.value}>{valueText(intl, value)}</span>
          <span className={styles.unit}>
            {value !== null && unitText(intl, figures.unit, value)}
            {threshold && <small title={threshold}>{threshold}</small>}
            {isSampled && (
              <small>
                <FormattedMessage id="dashboard.sample" defaultMessage="n = {count, number}" values={{ count: of }} />
              </small>
            )}
          </span>
        </span>
        <Sparkline values={figures.values} before={figures.valuesBefore} />
        <Comparison figures={figures} />
      </Link>
    </li>
  );
}
